"""The weights of `choice` in hundredths, each followed by its features; fitted on labelled documents."""

WEIGHTS = """
154 heading:decision
146 proposes
136 S.proposes
134 adr:design
123 adr:decision offer
114 S=list label:brief title3
111 rank1
110 label rfc:proposal
106 decision
105 proposal
103 =prose
102 S.par1
99 is>now
97 D.choose
94 whole3
90 ^we heading rank1+
88 X.^this
84 rfc:goals
83 P.offer
80 new
75 D.at0
74 decide sen0
73 D=prose S.imperative it>must
72 S.^we
71 D.because
70 S.is>now
69 title:imperative
68 P.it>describe ^add
67 again.offer
66 goals it>not
64 P.it>add S.is>it
63 P.change P=list option>past
62 D.option>past at0 thus title:rfc we>thus
61 S.^add size4
60 D.will S.should
59 S.at4 about>gain we>offer
58 S.doc>offer X.it>must doc>offer
57 design
56 X.decide
55 D.par0
54 P.at0 S.par3 opening
53 D.proposes
52 ^choose
51 D.we>decide P.hard S.at1 X.doc>about add
50 D.^choose D.^we S.offer rfc:opening should size1
49 P.par0 X.thus
48 S.add S.is>this X.decide>for X.this>it again.we>offer decide>for
47 P.it>it
46 S.about>change S.is S.par2 X.it>change it>describe
45 P.^it P.it>hard we>would
44 P.background S.we>would about>change is>choose this>change
43 we>should
42 P.preamble S.doc>add S.new
41 P.describe X.proposes ^offer rfc:why
40 P.about>it S.we>should it>hard
39 D.option S.doc>change S.it>not X.is>add rfc:brief
38 P.is>add S.can S.we>past option>we
37 S.^now S.change is>add it we>past
36 S.new>it it>add new>it
35 P.it>past
34 S.^hard S.at2 S=prose
33 P.it>not S.about>is S.we>describe ^hard brief it>change
32 D.use D.we>will P.about P.it>will S.doc>will about>it choose par0
31 P.this>change ^this is>this
30 D.keep S.this>change X.^because it>decide
29 D.we P.it S.at0 S.it>must X.^change X.^should X.at8 X.it>decide X.must decide>doc hard is>but want
28 P.at4 P.past
27 is>it rfc:proposal+
26 D.add D.decide>doc D.now P.this>is X.we>offer bold size2
25 D.new P.^because S.if X.for X.it>want X.this>hard doc>change
24 D.: D.thus P.doc>describe X.^if it>would label:decision
23 D.option>option P.^offer S.we>must X.it>can option>option
22 P.keep S.is>choose X.want
21 D.this P.: P.^we S.it>gain ^new decide>should whole2
20 D.this>is S.doc title:decided
19 D.past P.at2 S.it X.it>not ^should imperative past
18 D.decide S.is>describe S.this>doc S.use doc>add is>keep option>describe will
17 D.it>add decide>decide it>should this>it use
16 D.doc>hard P.decide>it P.decide>offer S.doc>is X.this>describe ^change decide>offer option this>hard
16 we>describe
15 D.is>must D.want P.decide S.^new before.but option>use
14 P.is>but P.new>for P.this S.code S.new>add X.we>thus headings:decision it>option
13 D.decide>decide D.option>use S.new>is S.would X.is>now brief+ doc new>for rfc:brief+ this>doc
12 D.it>should D.must D.option>is D.this>we P.would S.^this S.it>would X.it code doc>will in.proposal is>must
12 rfc:design+ would
11 D.about D.par1 P.imperative P.we>offer S.^offer S.will decide>use it>gain
10 D.is>use P.decide>use X.^we X.is>hard X.we>would
9 D.^because D.^not D.can D.is>change P.^if X.is>choose X.it>would X.option>we new>must new>would option>new
9 this>decide we>must
8 D.this>can D.this>decide P.^add P.is>change X.new
-8 D.^thus D.it>use S.this>now S.we>use X.^it X.code heading:solution is>follow it>if it>this par1
-9 P.option>is P.should S.this>it X.doc>will X.it>we X.keep X.this>offer ^now doc>should this>use
-10 D.is>follow D.we>want P.new>is S.is>if S.we>it X.this>should X.we>this X.we>want about>is adr:design+
-10 new>new title1
-11 D.but D.this>option D.we>can P.^change P.^doc P.doc>doc P.is>offer P.this>it S.choose S.not X.at1
-11 X.it>thus X.it>use doc>doc rfc:after+ rfc:what+ this>now we>use what+
-12 D.^add D.^it D.it>can D.option>because P.but S.^will S.about>add S.is>because X.^add X.^describe X.^must
-12 X.decide>describe ^must adr:options in.options is>hard
-13 D.^now D.is>now D.it>not D.we>it D.we>must P.^use P.code P.it>if X.? X.preamble X.this>would X.use
-13 adr:decision+ adr:drivers adr:solution headings it>can it>doc rfc:what
-14 D.^for D.is>option D.new>is P.doc>is S.option>it X.is>it X.offer new>is option>because rfc:solution+
-14 this>would
-15 ? D.we>describe P.for S.^gain S.this S.we>about S.we>can S.we>offer S=quote X.this>add about>add adr:what
-15 is>offer it>keep new>hard this
-16 D.is>not P.^but S.decide S.it>use S.this>can S.this>if X.if X.is>can X.this ^gain adr:options+ describe
-16 it>thus keep we
-17 D.is>because D.it>it P.is>can P.proposes S.about>this S.describe S.par0 adr:meta again.choose
-17 before.decide decide>describe rfc:why+ this>can why+
-18 D.background P.we S.it>keep S.we>this X.^now adr:other before.now context+ headings:options in.after
-18 is>change is>if is>option this>must
-19 S.^but S.^doc S.it>describe S.this>add X.par0 ^will about this>if what
-20 D.change D.it>will P.is>it S.doc>describe S.is>not S.we>is X.option ^for ^if adr:context before.? for
-20 we>choose we>want
-21 S.this>should S.we>will X.choose decide>it in.drivers new>doc new>not this>new we>it
-22 P.^this P.follow before.want in.design we>about
-23 P.it>is S.^if S.this>new S.this>we label:chosen this>will
-24 P.doc>past S.follow X.background again.decide rank3 rfc:options
-25 D.describe P.at8 P.it>want S.we X.about
-26 D.is>can S.doc>hard X.can X.now X.would drivers par2
-27 P.this>doc S.doc>we ^use doc>we it>use new>should
-28 D.^if D=item S.but adr:goals goals+ it>it rfc:goals+
-29 D.^option S.doc>past X.about>is in.why
-30 D.it>past D.not P.is>use P.want S.we>not chosen+ in.other rfc:chosen+ rfc:options+ title:proposed we>doc
-30 we>this
-31 P.we>choose S.is>change X.but X.we>add ^option rfc:chosen rfc:decision+ this>add we>is
-32 D.this>doc P.is>hard S.is>gain X.this>we ^doc intro+ rfc:intro+ we>can
-33 D.decide>it D.it P.add S.must in.intro this>should
-34 D.it>is P.if P.is>decide P.it>we P.new>should adr:after is>because is>not
-35 D.gain P.we>doc S.background S.we>add sen1 title
-36 P.new>add is>use size3
-37 D.imperative S=item X.describe outcome+
-38 P.option adr:why chosen
-39 D.at2 P.gain S.^it ^but is>decide this>past we>will
-40 P.choose P.par1 S.about S.doc>about S.doc>this S.is>is
-41 D.follow S.is>add it>is rfc:solution
-42 S.keep S.this>is can doc>this we>not
-43 D=table ^not before.option
-44 D=quote again.will at1 this>we
-45 X.change X.par2 at4 before.choose
-46 P.thus S.for S.it>it X.past meta not
-47 P=prose S.:
-48 P.not is>gain rfc:intro
-49 X.par3 is>is
-50 D.at8 intro must rfc:decision rfc:outcome
-51 D.at4 rfc:other
-52 S.now decision+
-53 P.we>will X.we it>we options+ solution
-54 D.code D.hard X.will
-55 D.at1 S.^not S.we>decide X.add heading:other
-56 =quote P.doc S.^because in.context is>can now other preamble rfc:after rfc:context
-57 options
-58 P.at1 X.:
-59 at2 gain
-60 context decide>add doc>past
-61 D.is
-62 S.this>offer
-63 S.because rfc:design
-64 X.par1 whole1
-66 S.it>add
-67 P.can P.must follow
-69 but size0
-70 X.at2
-71 D.preamble size5
-73 open we>add
-74 par3
-75 X.imperative
-77 X.at4 before.:
-78 sen3
-80 this>offer title:adr
-81 X.at0 after
-82 title0
-85 :
-87 S=table adr:brief
-88 X=item
-92 D.par3 at8
-99 sen2
-105 S.at8
-109 X=list
-114 =item rank2
-115 whole0
-154 rank2+
-155 rank3+
-162 =table
"""
