"""The table of distinctive token forms: a literal that every token of the kind holds, and its whole shape.

Data only, nothing compiled: the superset test reads the literals, the detector compiles what it needs.
A kind without a distinctive literal has an empty one; its tokens count only if they hold a random run (`RUN`).
Shapes are bounded or free of restarts, so that each takes linear time.
"""

from __future__ import annotations

_A = "[A-Za-z0-9]"
_W = "[A-Za-z0-9_-]"
_H = "[0-9a-f]"
_UUID = f"{_H}{{8}}-{_H}{{4}}-{_H}{{4}}-{_H}{{4}}-{_H}{{12}}"

# Words that make a `key` a secret one.
KEY_OF = (
    "api|access|secret|auth|private|signing|encryption|master|account|service|shared|storage|subscription|license|deploy"
    "|admin|app|application|client|consumer|session|webhook|jwt|hmac|cookie|root|write|read|ingest|integration|ssh|gpg|iam|softlayer"
)
# At least fourteen letters and digits in a row, one of them a digit.
RUN = r"(?<![A-Za-z0-9])(?=[A-Za-z]*[0-9])[A-Za-z0-9]{14,}"

# (vendor, literal, shape)
TOKENS: tuple[tuple[str, str, str], ...] = (
    *(
        ("aws", head, f"{head}[A-Z0-9]{{16}}(?![A-Za-z0-9])")
        for head in ("AKIA", "ASIA", "ABIA", "ACCA", "AGPA", "AIDA", "AIPA", "ANPA", "ANVA", "AROA", "APKA")
    ),
    ("aws", "A3T", "A3T[A-Z0-9]{17}(?![A-Za-z0-9])"),
    ("aws", "X-Amz-Signature=", "(?<=X-Amz-Signature=)[0-9a-f]{64}"),
    ("aws", "amzn.mws.", rf"amzn\.mws\.{_UUID}"),
    ("aws", "ABSK", "ABSK[A-Za-z0-9+/]{100,}={0,2}"),
    *(("github", head, f"{head}{_A}{{30,255}}") for head in ("ghp_", "gho_", "ghu_", "ghs_", "ghr_")),
    ("github", "github_pat_", "github_pat_[A-Za-z0-9_]{22,255}"),
    *(
        ("gitlab", head, rf"{head}[A-Za-z0-9_.-]{{19,320}}")
        for head in (
            "glpat-",
            "gldt-",
            "glft-",
            "glsoat-",
            "glrt-",
            "glcbt-",
            "glptt-",
            "glimt-",
            "glagent-",
            "gloas-",
            "glffct-",
            "glwt-",
        )
    ),
    ("gitlab", "GR1348941", f"GR1348941{_W}{{20,50}}"),
    *(
        ("slack", head, f"{head}[A-Za-z0-9-]{{10,250}}")
        for head in (
            "xoxa-",
            "xoxb-",
            "xoxp-",
            "xoxo-",
            "xoxs-",
            "xoxr-",
            "xoxe-",
            "xoxe.",
            "xoxc-",
            "xoxd-",
            "xapp-",
        )
    ),
    (
        "slack",
        "hooks.slack.com",
        r"hooks\.slack\.com/(?:services|workflows|triggers)/[A-Za-z0-9_/+-]{20,120}",
    ),
    *(
        ("stripe", f"{kind}_{mode}_", f"{kind}_{mode}_{_A}{{10,250}}")
        for kind in ("sk", "rk", "pk")
        for mode in ("live", "test", "prod")
    ),
    ("stripe", "whsec_", "whsec_[A-Za-z0-9+/=]{20,100}"),
    ("google", "AIza", f"AIza{_W}{{30,40}}(?![A-Za-z0-9_-])"),
    ("google", "GOCSPX-", f"GOCSPX-{_W}{{20,60}}"),
    ("google", "ya29.", r"ya29\.[A-Za-z0-9_.-]{20,500}"),
    ("google", "1//0", f"1//0{_W}{{40,200}}"),
    ("openai", "T3BlbkFJ", f"(?<![A-Za-z0-9_-])sk-{_W}{{10,250}}T3BlbkFJ{_W}{{10,250}}"),
    *(
        ("openai", head, f"{head}{_W}{{20,250}}")
        for head in ("sk-proj-", "sk-svcacct-", "sk-admin-", "sk-None-")
    ),
    ("openai", "", f"sk-{_A}{{32,64}}(?![A-Za-z0-9])"),
    ("anthropic", "sk-ant-", f"sk-ant-{_W}{{20,250}}"),
    ("openrouter", "sk-or-", f"sk-or-{_W}{{20,250}}"),
    ("stability", "sk-lf-", f"sk-lf-{_UUID}"),
    ("npm", "npm_", f"npm_{_A}{{36}}(?![A-Za-z0-9])"),
    ("pypi", "pypi-", f"pypi-Ag{_W}{{30,1000}}"),
    ("rubygems", "rubygems_", f"rubygems_{_H}{{48}}"),
    ("crates", "", f"cio{_A}{{32}}(?![A-Za-z0-9])"),
    ("nuget", "", "oy2[a-z0-9]{43}(?![A-Za-z0-9])"),
    ("clojars", "CLOJARS_", "CLOJARS_[a-z0-9]{60}"),
    *(("docker", head, f"{head}{_W}{{20,60}}") for head in ("dckr_pat_", "dckr_oat_")),
    ("artifactory", "AKCp", f"AKCp{_A}{{30,100}}"),
    ("artifactory", "cmVmdGtu", f"cmVmdGtu{_A}{{40,80}}"),
    ("twilio", "", f"AC{_H}{{32}}(?![A-Za-z0-9])"),
    ("twilio", "", f"SK{_H}{{32}}(?![A-Za-z0-9])"),
    ("softlayer", "api.softlayer.com", r"api\.softlayer\.com/soap/v[0-9.]{1,4}/[a-z0-9]{64}(?![A-Za-z0-9])"),
    ("sendgrid", "SG.", rf"SG\.{_W}{{16,32}}\.{_W}{{30,64}}"),
    ("mailgun", "", "key-[0-9a-zA-Z]{32}(?![A-Za-z0-9])"),
    ("mailgun", "pubkey-", f"pubkey-{_H}{{32}}"),
    ("mailchimp", "", f"{_H}{{32}}-us[0-9]{{1,2}}(?![A-Za-z0-9])"),
    ("brevo", "xkeysib-", f"xkeysib-{_H}{{64}}-{_A}{{16}}"),
    ("brevo", "xsmtpsib-", f"xsmtpsib-{_H}{{64}}-{_A}{{16}}"),
    ("postmark", "PMAK-", f"PMAK-{_H}{{24}}-{_H}{{34}}"),
    ("azure", "AccountKey=", "(?<=AccountKey=)[A-Za-z0-9+/]{40,100}={0,2}"),
    ("azure", "SharedAccessKey=", "(?<=SharedAccessKey=)[A-Za-z0-9+/]{40,100}={0,2}"),
    ("azure", "Q~", r"[A-Za-z0-9_~.-]{3}[0-9]Q~[A-Za-z0-9_~.-]{31,34}(?![A-Za-z0-9_~-])"),
    ("azure", "AZDO", f"{_A}{{76}}AZDO{_A}{{4}}"),
    ("azure", "AzCa", f"{_A}{{42,44}}\\+?AzCa{_A}{{6}}|{_A}{{32}}AzCa{_A}{{5,12}}={{0,2}}"),
    ("azure", "+ASt", "[A-Za-z0-9+/]{76}\\+ASt[A-Za-z0-9+/]{6}=="),
    ("azure", "sig=", r"(?<=[?&;]sig=)[A-Za-z0-9%/+_-]{40,100}={0,2}"),
    ("heroku", "HRKU-", "HRKU-[A-Za-z0-9_-]{30,70}"),
    ("discord", "/api/webhooks/", r"discord(?:app)?\.com/api/webhooks/[0-9]{17,20}/[A-Za-z0-9_-]{60,80}"),
    ("teams", "webhook.office.com", r"webhook\.office\.com/webhookb2/[A-Za-z0-9@/-]{60,250}"),
    ("zapier", "hooks.zapier.com", r"hooks\.zapier\.com/hooks/catch/[0-9]{4,12}/[a-z0-9]{4,16}"),
    *(("digitalocean", head, f"{head}{_H}{{64}}") for head in ("dop_v1_", "doo_v1_", "dor_v1_")),
    *(("shopify", head, f"{head}[a-fA-F0-9]{{32}}") for head in ("shpat_", "shpca_", "shppa_", "shpss_")),
    *(("square", head, f"{head}{_W}{{22,60}}") for head in ("sq0atp-", "sq0csp-", "sq0idp-")),
    ("square", "EAAA", f"EAAA[lE]{_W}{{55,62}}(?![A-Za-z0-9_-])"),
    ("facebook", "", f"EAA[A-Z]{_A}{{60,300}}"),
    ("paypal", "access_token$", rf"access_token\$(?:production|sandbox)\$[0-9a-z]{{16}}\${_H}{{32}}"),
    *(
        ("atlassian", head, rf"{head}[A-Za-z0-9_=+/.-]{{20,250}}")
        for head in ("ATATT3x", "ATCTT3x", "ATBB", "BBDC-")
    ),
    ("dropbox", "", rf"sl\.(?:u\.)?{_W}{{60,2000}}"),
    ("huggingface", "hf_", f"hf_{_A}{{30,40}}(?![A-Za-z0-9])"),
    ("huggingface", "api_org_", f"api_org_{_A}{{34}}"),
    ("databricks", "", f"dapi{_H}{{32}}(?:-[0-9])?"),
    *(("sentry", head, rf"{head}[A-Za-z0-9_+/=.-]{{40,250}}") for head in ("sntrys_", "sntryu_", "sntrya_")),
    *(
        ("newrelic", head, f"{head}{_A}{{19,60}}")
        for head in ("NRAK-", "NRJS-", "NRII-", "NRAA-", "NRRA-", "NRSP-")
    ),
    ("newrelic", "NRAL", f"{_H}{{36}}NRAL"),
    *(("grafana", head, f"{head}[A-Za-z0-9_+/=-]{{30,400}}") for head in ("glsa_", "glc_", "eyJrIjoi")),
    *(("linear", head, f"{head}{_A}{{30,70}}") for head in ("lin_api_", "lin_oauth_")),
    ("notion", "secret_", f"secret_{_A}{{43}}(?![A-Za-z0-9])"),
    ("notion", "ntn_", f"ntn_{_A}{{40,60}}"),
    *(
        ("figma", head, f"{head}{_W}{{35,60}}")
        for head in ("figd_", "figu_", "figo_", "figr_", "figor_", "figur_")
    ),
    ("pulumi", "pul-", f"pul-{_H}{{40}}"),
    ("terraform", ".atlasv1.", rf"{_A}{{14}}\.atlasv1\.{_W}{{60,70}}"),
    *(("vault", f"{head}.", rf"{head}\.[A-Za-z0-9_-]{{24,250}}") for head in ("hvs", "hvb", "hvr")),
    ("vault", "", rf"s\.(?=[A-Za-z]{{0,23}}[0-9]){_A}{{24}}(?![A-Za-z0-9])"),
    *(
        ("doppler", f"dp.{kind}.", rf"dp\.{kind}\.(?:[a-z0-9_-]{{2,35}}\.)?{_A}{{40,44}}")
        for kind in ("pt", "st", "ct", "scim", "audit", "sa", "said")
    ),
    ("netlify", "nfp_", f"nfp_{_A}{{36,60}}"),
    *(("vercel", head, f"{head}{_A}{{24,64}}") for head in ("vcp_", "vck_", "vca_", "vcr_", "vci_")),
    *(("supabase", head, f"{head}[A-Za-z0-9_]{{20,60}}") for head in ("sbp_", "sb_secret_")),
    *(
        ("planetscale", head, rf"{head}[A-Za-z0-9_.=-]{{32,64}}")
        for head in ("pscale_tkn_", "pscale_pw_", "pscale_oauth_")
    ),
    ("cloudflare", "v1.0-", f"v1\\.0-{_H}{{24}}-{_H}{{146}}"),
    *(("cloudflare", head, f"{head}{_W}{{36,60}}") for head in ("cfut_", "cfat_", "cfk_")),
    ("fly", "fo1_", f"fo1_{_W}{{43}}"),
    *(("fly", head, f"{head}[A-Za-z0-9+/=]{{60,1000}}") for head in ("fm1_", "fm2_", "fm1a_", "fm1r_")),
    ("groq", "gsk_", f"gsk_{_A}{{40,60}}"),
    ("replicate", "r8_", f"r8_{_A}{{37,40}}"),
    ("perplexity", "pplx-", f"pplx-{_A}{{40,64}}"),
    ("xai", "xai-", f"xai-{_W}{{60,100}}"),
    ("langsmith", "lsv2_", f"lsv2_(?:pt|sk)_{_H}{{32}}_{_H}{{10}}"),
    ("pinecone", "pcsk_", f"pcsk_{_A}{{4,8}}_{_A}{{50,80}}"),
    ("fireworks", "", f"fw_{_A}{{22,30}}(?![A-Za-z0-9])"),
    ("nvidia", "nvapi-", f"nvapi-{_W}{{60,80}}"),
    ("tavily", "tvly-", f"tvly-{_W}{{24,60}}"),
    ("google", "AQ.Ab", rf"AQ\.Ab{_W}{{40,80}}"),
    *(("prefect", head, f"{head}{_A}{{36}}") for head in ("pnu_", "pnb_")),
    ("airtable", "", rf"pat{_A}{{14}}\.{_H}{{64}}"),
    ("airtable", "", f"key(?=[A-Za-z]{{0,13}}[0-9]){_A}{{14}}(?![A-Za-z0-9_])"),
    ("twitter", "AAAAAAAAAAAAAAAA", "A{16,22}[A-Za-z0-9%+/=]{60,120}"),
    ("yandex", "y0_", f"y0_{_W}{{50,60}}"),
    ("yandex", "AQVN", f"AQVN{_W}{{35,38}}"),
    ("alibaba", "LTAI", f"LTAI{_A}{{12,24}}(?![A-Za-z0-9])"),
    ("tencent", "AKID", f"AKID{_A}{{32}}(?![A-Za-z0-9])"),
    ("age", "AGE-SECRET-KEY-1", "AGE-SECRET-KEY-1[A-Z0-9]{50,60}"),
    ("age", "AGE-PLUGIN-", "AGE-PLUGIN-[A-Z0-9-]{1,40}1[A-Z0-9]{12,400}(?![A-Za-z0-9])"),
    *(("dynatrace", f"{head}.", rf"{head}\.[A-Z0-9]{{24}}\.[A-Z0-9]{{64}}") for head in ("dt0c01", "dt0s01")),
    *(("easypost", head, f"{head}{_A}{{54}}") for head in ("EZAK", "EZTK")),
    ("adafruit", "aio_", f"aio_{_A}{{28}}(?![A-Za-z0-9])"),
    ("contentful", "CFPAT-", f"CFPAT-{_W}{{40,50}}"),
    ("1password", "ops_eyJ", "ops_eyJ[A-Za-z0-9+/=]{100,2000}"),
    ("readme", "rdme_", "rdme_[a-z0-9]{60,80}"),
    ("shippo", "shippo_", f"shippo_(?:live|test)_{_H}{{40}}"),
    ("typeform", "tfp_", r"tfp_[A-Za-z0-9_.=-]{40,70}"),
    ("flutterwave", "FLWSECK", "FLWSECK(?:_TEST)?-[A-Za-z0-9-]{12,60}"),
    *(
        ("plaid", head, f"{head}{_UUID}")
        for head in ("access-sandbox-", "access-development-", "access-production-")
    ),
    ("mapbox", "sk.eyJ", rf"sk\.eyJ{_W}{{40,250}}\.{_W}{{20,30}}"),
    *(("sonar", head, f"{head}{_H}{{40}}") for head in ("squ_", "sqp_", "sqa_")),
    *(("circleci", head, f"{head}{_A}{{20,26}}_{_H}{{40}}") for head in ("CCIPAT_", "CCIPRJ_")),
    *(("buildkite", head, f"{head}{_A}{{40}}") for head in ("bkua_", "bkpi_")),
    ("tailscale", "tskey-", "tskey-[A-Za-z0-9-]{15,80}"),
    *(("hubspot", head, f"{head}[0-9]-{_UUID}") for head in ("pat-na", "pat-eu")),
    ("intercom", "dG9rO", "dG9rO[A-Za-z0-9+/=]{40,80}"),
    ("klaviyo", "", f"pk_{_H}{{34}}(?![A-Za-z0-9])"),
    ("salesforce", "", rf"00D{_A}{{12,15}}![A-Za-z0-9_.]{{60,120}}"),
    ("asana", "", r"[0-9]/1[0-9]{15}(?:/[0-9]{16})?:[0-9a-f]{32}"),
    ("segment", "sgp_", f"sgp_{_A}{{64}}"),
    ("rootly", "rootly_", f"rootly_{_H}{{64}}"),
    ("infracost", "ico-", f"ico-{_A}{{32}}(?![A-Za-z0-9])"),
    ("checkly", "", f"cu_{_H}{{32}}(?![A-Za-z0-9])"),
    *(("posthog", head, f"{head}{_A}{{40,50}}(?![A-Za-z0-9])") for head in ("phc_", "phx_", "phs_")),
    ("clickup", "", "pk_[0-9]{6,10}_[A-Z0-9]{32}"),
    ("frameio", "fio-u-", f"fio-u-{_W}{{64}}"),
    ("gocardless", "live_", f"live_{_W}{{40}}(?![A-Za-z0-9_-])"),
    ("lob", "_pub_", f"(?:live|test)_pub_{_H}{{31,35}}"),
    ("lob", "live_", f"live_{_H}{{35}}(?![A-Za-z0-9])"),
    ("duffel", "duffel_", f"duffel_(?:test|live)_{_W}{{43}}"),
    ("scalingo", "tk-us-", f"tk-us-{_W}{{48}}"),
    ("defined", "dnkey-", f"dnkey-{_W}{{26}}-{_W}{{52}}"),
    ("harness", "", rf"(?:pat|sat)\.{_W}{{22}}\.{_H}{{24}}\.{_A}{{20}}"),
    ("ngrok", "", f"cr_{_A}{{27,29}}(?![A-Za-z0-9])"),
    ("neon", "napi_", f"napi_{_A}{{50,70}}"),
    ("resend", "", f"re_{_A}{{8}}_{_A}{{20,30}}"),
    ("upstash", "UPSTASH", "UPSTASH_[A-Za-z0-9+/=]{40,80}"),
    ("render", "rnd_", f"rnd_{_A}{{28,40}}(?![A-Za-z0-9])"),
    ("telegram", ":AA", f"[0-9]{{8,10}}:AA{_W}{{32,34}}(?![A-Za-z0-9_-])"),
)

LITERALS: tuple[str, ...] = tuple(dict.fromkeys(literal for _, literal, _ in TOKENS if literal))
