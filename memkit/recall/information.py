"""The information of a word: its rarity among the facts, combined with how common it is in project documents.

A memory of fifty facts cannot show that "error" is a common word and "tamper" is not. The table can: stems by the share of
sentences that contain them, as the mean over the documents of twenty-one projects without the highest and lowest two.
"""

from __future__ import annotations

from math import log

# how many sentences of other projects count in addition to the facts
_OTHERS = 100
# the share of sentences with a word that is in no list
_RARE = 0.001

_COMMON: tuple[tuple[float, frozenset[str]], ...] = (
    (
        0.03,
        frozenset(
            """
        add allow chang code default error exampl file follow implement make name need new one option provid
        requir set support test type use user valu
            """.split()
        ),
    ),
    (
        0.014,
        frozenset(
            """
        addit api applic avail base build call case check class configur contain creat current datum defin
        depend differ doc document exist featur field fix function get includ instead issu json key librari like
        list method number object open oper paramet process propos refer remov request return run see sourc
        specif string system time updat valid version work write
            """.split()
        ),
    ),
    (
        0.007,
        frozenset(
            """
        abov accept access address after alreadi appli argument array attribut author becaus befor behavior
        break client command commit compat complet consid content control custom design detail develop direct
        dure either enabl encod end ensur environ except execut extens fail find first format full futur general
        generat git give good handl header howev id identifi import improv index inform initi input instanc
        interfac keep level limit line local log main manag mani map match mean messag mode modul move multipl
        node non note now order page part pass path perform point possibl prevent previous problem project
        properti public pull read relat releas replac report respons result rule script section send separ
        server sinc singl specifi standard start state status step still store stream take target task tool true
        two upgrad variabl via want way well within
            """.split()
        ),
    ),
    (
        0.0035,
        frozenset(
            """
        abl account across action activ actual affect against altern alway amount anoth app approach attempt
        automat avoid back backward becom below bind block bodi buffer bug builder byte cach cannot caus charact
        choos clear close collect combin come comment common communiti compar compil compon condit config
        connect consist consum context continu convert copi core correct correspond databas date decis definit
        deploy deprec describ descript detect determin dev directori disabl discuss drop due effect element
        empti enforc entri etc even event everi expect explicit express extend extern fals far filter final flag
        form go group guid happen help high hub imag indic instal instruct int integ integr internal introduc
        invalid item iter java job know languag larg last latest leav length licens link load locat long longer
        look maintain manual max mechan member memori merg migrat miss model modifi necessari next origin
        otherwis output packag pars particular pattern per person place platform post potenti pre present privat
        protocol proxi queri question rang rather reason receiv recommend reduc regist reject repositori repres
        resolv resourc restrict review root runtim safe schema search second secur select self sequenc serial
        servic session sever share show sign similar simpl size solut space stack static storag structur style
        submit success suggest syntax tag team templat term text thing thread timeout titl top track tri unit
        url usag util veri verifi warn whether whi window wrap
            """.split()
        ),
    ),
)


def information(term: str, count: int, size: int) -> float:
    """The information of a stem that `count` of `size` facts contain, in units of the natural logarithm."""
    return log((size + _OTHERS) / (count + _OTHERS * _expected(term)))


def _expected(term: str) -> float:
    """The share of other projects' sentences that contain this stem."""
    return next((share for share, stems in _COMMON if term in stems), _RARE)
