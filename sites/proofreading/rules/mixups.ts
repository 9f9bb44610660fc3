import { type Entry, type Lists, type Rule, tableRule } from './rule.ts';

const lists: Lists = {
  /** What shows that 'your' is 'you are'. Adjectives count where no noun follows: 'if your ready to', not 'your sick pet'. */
  STATE: `not never always still already gonna going_to looking_(?:for|to|at) getting_(?:a|ready|married|close|tired) waiting_(?:for|on) wondering
    moving_(?:to|in|out|into|from) planning_(?:a|to|on|an) trying_to thinking_(?:about|of) having_(?:a|an|trouble|issues|problems) hosting_an? dealing_with
    shopping_(?:for|around) buying_an? selling_an? stuck_(?:on|in|with|at) in_good_hands one_of
    (?:happy|ready|sick|tired|worried|late|picky|unsure|interested|nervous|done|welcome)(?:_(?:of|for|to|with|about|on|at)|[.,!]|$)`,
  /** What follows "you're" when it's right. */
  BEING: `welcome happy not looking going gonna getting never always unsure stuck interested picky ready sick tired worried late a an the still already done
    in on one so too very here just all our my nervous new free busy sure close near far moving away`,
  /** What people own, and no verb. */
  THEIRS: `own home homes spouse spouses kids families family dog dogs pet pets car cars power house houses hair parent parents children loved license names
    money teeth yard yards customers clients food tools cda degree safety`,
  THEYARE: 'nice gone glad ready on_a_leash needed done hungry not happy sick scared',
  ITIS: `a an the not been so just too gone because really always never my our your about like going gonna also still usually almost what how why where who
    time_to time_for worth_it worth_the worth_every safe_for safe_to hard_to easy_to fun_to free_to free_for good_for great_for best_to better_to extra_crispy
    closed_on open_to done_by hot_in cold_in first_come`,
  ITSSTATE:
    'local gone warm right rite ok free fun easy great good delicious closed open fine perfect hot cold fresh hard worth_it all_good quiet quite ready broken',
  ADJECTIVE: `big small much many late early hot cold fancy plain busy tired long short far heavy sweet spicy old young bad high low hard expensive cheap
    little soon large fast`,
};

/** 'your' and "you're": an owner's after a preposition or a verb of doing, 'you are' before a state. */
const your: Entry[] = [
  [/you're(?= own(?! best))/, 'your'],
  [
    /((?:with|of|for|in|at|on|from|to|by|into|around|near|under|behind|about|before|after|inside|outside) )you're(?! (?:BEING|WORDed|WORDing))/,
    '$1your',
  ],
  [
    /((?:bring|hold|keep|bill|fix|do|have|get|give|take|protect|make|use|clean|wash|hurt|replace|repair|paint|wear|choose|pick|pack|book|reserve|save|love|need|want|fit|call|crack|let)s? )you're(?! (?:BEING|WORDing))/,
    '$1your',
  ],
  [
    /((?:bring|hold|keep|fix|do|tak|mak|clean|wash|replac|repair|paint|sav|eat|chang|mov|sell|buy|hav|hurt|us)ing )you're(?! (?:BEING|WORDing))/,
    '$1your',
  ],
  [/((?:bring|send|show|give) me )you're/, '$1your'],
  [
    /((?:if|when|once|while|unless|that|its|it's) )you're(?= (?:dog|cat|gate|party|kid|kids|child|car|pet|house|hair|roof|yard|family|vet|truck|phone|order)(?!WORD))/,
    '$1your',
  ],
  [/its(?= you're)/, "it's"],
  [
    /((?:if|when|because|while|until|till|once|unless|so|that|what|where|know|sure|think|and|or|but|than|cause) )your(?= STATE)/,
    "$1you're",
  ],
  [/your(?= welcome(?:[.,!]|$))/, "you're"],
  [/your(?= (?:not|gonna|never gonna|going to|welcome to|in good hands) )/, "you're"],
];

const theirs: Entry[] = [
  [/their'?s(?= (?:no|a|an|always|usually|plenty|never|free|only|also|still|nothing|parking|lots) )/, "there's"],
  [/their(?= (?:is|are|was|were|will be|has been) )/, 'there'],
  [
    /((?:is|are|am|was|be|'m|'re|'s)(?: (?:usually|always|often|already|still|right|almost))? )their(?= (?:in|by|at|within|when|before) )/,
    '$1there',
  ],
  [/((?:get|got|been|go) )their(?= (?:by|in|within|fast|today|early|on time))/, '$1there'],
  [/their(?= (?:gone|closed|coming|not|getting|going)(?: |END))/, "they're"],
  [/((?:with|of|for|have|has|had|in|from|and|all|get|need|bring|people|on) )there(?= THEIRS)/, '$1their'],
  [/((?:reach|bring|wash|trim|cut|brush|soak|lift) )there(?= (?:feet|foot|toes|toenails|nails|hands|hair|teeth)(?!WORD))/, '$1their'],
  [/((?:in|on|from|behind) )there(?= lot(?:END| (?!of )WORD))/, '$1their'],
  [/((?:if|when|because|as long as|so|that|glad|cause|me) )there(?= THEYARE)/, "$1they're"],
  [/((?:where|that|who|what|who(?:'s|se) WORD) )there(?= fromEND)/, "$1they're"],
  [/(and |, )there(?= back (?:in|by|on))/, "$1they're"],
];

const its: Entry[] = [
  [/its'/, 'its'],
  [/its(?= ITIS)(?!-)/, "it's"],
  [
    /((?:when|if|because|cause|until|til|till|so|think|know|sure|then|now) )its(?= (?:quiet|quite|right|rotten|broken|warm|low|high|hot|cold|full|empty|wet|dry|ready|already|one of|no|raining|water|real|all|us|you|me)(?:END| ))/,
    "$1it's",
  ],
  [
    /((?:when|if|because|cause|until|til|day|once|after|before|sure) )its(?= WORD(?:ed|ing)(?:END| (?:by|in|to|at|for|from|on|with) ))/,
    "$1it's",
  ],
  [/((?:then|year|week|so|because|when) )its(?= (?:the|1st|2nd|3rd|\d[\d–-]*END))/, "$1it's"],
  [/((?:sometimes|usually|often|probably) )its(?= (?:\d{2,3}|already|metals?|not|a|an|the)(?:END| ))/, "$1it's"],
  [/(START|(?:when|if|because|until|but) )its(?= \d{2,3} out(?:END| (?:here|there|and|&|in) ))/, "$1it's"],
  [
    /((?:when|if|once|until|til|till|before|after|because|as soon as) )its(?= (?:done|over|sold|built|cut|set|torn|worn|stuck|dead)(?:END| (?:and|or|so|we|i)(?!WORD)))/,
    "$1it's",
  ],
  [/its(?= (?:waived|included|refunded|credited)(?:END| (?:if|when|with|in|to)(?!WORD)))/, "it's"],
  [/its(?= (?:me|you|him|them)(?:END| (?:who|that|and|&|or|on|at)(?!WORD)))/, "it's"],
  [/STARTits(?= (?:raining|snowing|freezing|being|\d+ degrees)(?!WORD))/, "it's"],
  [/its(?= \$[\d.,]+(?:END| (?:each|per|an?|flat|plus|extra)(?!WORD)))/, "it's"],
  [/its(?= ITSSTATE(?:[.,!?;:)]|$))/, "it's"],
  [/((?:of|how WORD|on|in|for|from|lost|has|by) )it's(?= (?:own|sill|finish|shape|color|original|warranty|place|name|price) ?)/, '$1its'],
  [/it's own/, 'its own'],
];

/** 'to' and 'too'. A 'to' at the end of a clause is 'too' after a thing, not after a verb. */
const too: Entry[] = [
  [
    /((?:no|any|nothing|never|not|way|far|is|are|was|were|it's|that's|get|gets|got|getting|be|been|none|job|house|project|upstairs) )to(?= ADJECTIVE)(?! WORD (?:and|&|or|to) WORD (?:business|compan|dog|home))(?= WORD(?:END| or| and| &| for| in| people| trees| kids))/,
    '$1too',
  ],
  [/((?:seen|have|had) )to(?= (?:many|much) )/, '$1too'],
  [/((?:big|small|fancy|hot|plain|far) or )to(?= ADJECTIVE)/, '$1too'],
  [/(for you )to(?=[.!]|$)/, '$1too'],
  [
    /((?:and|or|the|used|some|vegan|other|new|few|got|do|does|sell|have|like|for) (?!(?:belong|lead|goe|like|want|need|listen|applie|refer|come|connect|talk|relate|drive|ship|deliver|stick|switche|move|add|give|look|sell|write|speak|react)s )WORDs )to(?=END| (?:if|since|so|but) )/,
    '$1too',
  ],
  [/(STARTWORDs )to(?=END| if )/, '$1too'],
  [/((?:gluten|sugar|dairy|nut)-free |ones )to(?=END| if )/, '$1too'],
  // A sentence that begins with 'we' can't end with 'to', but 'the town we bring meals to' can.
  [
    /(START(?:i|we) (?:can |also )?(?:do|weld|fix|bring|make|clean|repair|install|paint|build|bake|cook|serve|offer) WORD (?:(?:and|&) WORD )?)to(?=END| if )/,
    '$1too',
  ],
];

/** Pairs that sound alike, in surroundings where only one of them can be meant. */
const pairs: Entry[] = [
  [/(could|should|would|must|might)(n't)? of(?! course)/, '$1$2 have'],
  [/((?:tell|know|exactly|wherever|(?:drop|put|want|need) it) )were(?= (?:the|you want|you need|we are|it is|it was|your) )/, '$1where'],
  [
    /STARTwere(?= (?:a|an|the|open|located|your|here|not|parked|in|on|always|proud|happy|licensed|known|now|good|family|fully|right|still|just|closed|available|veteran|locally) | (?:insured|bonded|certified|licensed|trained|background[ -]checked)(?:END| and| &|,))(?![^.!?\n]*\?)/,
    "we're",
  ],
  [/(so )were(?= never (?:more|less|farther|further) than )/, "$1we're"],
  [/(and now )were(?= (?:\d+|two|three|four|five|six) )/, "$1we're"],
  // 'that' and 'it' have no 'were', so another subject follows: "that's legal advice & were not lawyers".
  [/(CLAUSE(?:that's|it's) (?:(?!that|which|who|what|how|where|you|we|they|i)WORD ){1,3}(?:&|and|but) )were(?= (?:not|never) )/, "$1we're"],
  [/((?:so|because) )were(?= (?:open|out of|proud|happy|here|always|not|licensed|just|closed) )/, "$1we're"],
  [/((?:when|until|till|once|before) )were(?= (?:done|finished|through|gone|closed|open|ready))/, "$1we're"],
  [
    /((?:more|less|better|longer|cheaper|faster|older|bigger|smaller|sooner|higher|lower|easier|closer|harder|nicer|cleaner|quicker|fewer|worse) )then(?= (?:\d|a |an |any|the |most|what|me|us|you|other|usual|WORDing|that|your|our))(?! (?:you|we|the next)\s(?:can|will|come|just|go|pay|call))/,
    '$1than',
  ],
  [/((?:better|more|less|fewer) WORD )then(?= (?:anything|anyone|anywhere|any other|the other|the rest)(?!WORD))/, '$1than'],
  [/(other|rather) then/, '$1 than'],
  [/loose(?= (?:weight|pounds|inches|\d|your|power|money|sleep|track))/, 'lose'],
  [/((?:don't|never|won't|to) )loose(?= (?:your|a|the|time|any|that))/, '$1lose'],
  [/hole(?= (?:state|house|thing|family|day|time|town|crew|pie|hog|country|county|process|body|office|team))/, 'whole'],
  [
    /((?:a|so|very|too|really|it's|be|more) )quite(?=END| (?:time|place|room|space|area|spot|neighborhood|street|ride|in the|at night))/,
    '$1quiet',
  ],
  [/quit(?= (?:a few|a bit|a while|often))/, 'quite'],
  [/(job|work|construction|building) sight/, '$1 site'],
  [/accept(?= for(?: the)? (?:sundays?|mondays?|holidays?|bar|winter))/, 'except'],
  [/((?:way to|want to|don't|you|already|let us|let me|we) )no(?= (?:if|how|what|when|where|that|it's|about))/, '$1know'],
  [/((?:come|done|made|fresh|safe|work|live|born|from) )hear(?=END| every| daily| in the| at our| since)/, '$1here'],
  [
    /((?:is|of|meet|lost|all of|one of|some of|most of|by|check out) )are(?= (?:best|own|customers|crew|team|staff|shop|dog|cat|caregivers|barbers|teachers|menu|work|prices|clients) ?)/,
    '$1our',
  ],
  [/who's(?= WORD (?:they're|there|it is|this is|they are))/, 'whose'],
  [/((?:will|they|gonna|to|can|we) )toe(?= (?:you|your|it))/, '$1tow'],
  [/breaks(?=(?:,| and| &| or) (?:rotors|pads|tires|alternators|shocks|struts|oil|suspension))/, 'brakes'],
  [/(your )cloths(?= on|END| you| off)/, '$1clothes'],
  [/((?:get|do|make|done|it|feel) )rite/, '$1right'],
  [/we fallow/, 'we follow'],
  [/((?:free|good|honest|our|some|for|give|legal|tax) )advise/, '$1advice'],
  [/(hard )sale(?=END| from)/, '$1sell'],
  [/((?:to|you|we|i) )sale(?= (?:it|your|the|my|our|a|out))/, '$1sell'],
  [/piece of mind/, 'peace of mind'],
  [/(first come,? first) serve/, '$1 served'],
  [/(take|takes|taking|took) care for(?= (?:your|our|my|the))/, '$1 care of'],
  [/(STARTi|, i|and i|but i) use to/, '$1 used to'],
  [/(kept (?:it|them)) of(?=END)/, '$1 off'],
  [/threw(?= (?:cash app|venmo|zelle|paypal|the website|our website|email|facebook|instagram))/, 'through'],
  [/through away/, 'throw away'],
  [/((?:days?|hours?|weeks?|call|plan|order|book) )a head(?! of lettuce)/, '$1ahead'],
  [/a head of time/, 'ahead of time'],
  [/bare with/, 'bear with'],
  [/old fashion(?= WORD)/, 'old-fashioned'],
  [/((?:wife|husband|brother|sister|dad|mom|son|daughter) )an(?= i )/, '$1and'],
  [/((?:a|not a) )(sales|trades|crafts|handy)men/, '$1$2man'],
  [/((?:turn|turns|cut|cuts|chop|grind|convert|made) (?:WORD )?)in to(?= (?:a|an|mulch|pieces|chips|something))/, '$1into'],
];

/** Words that sound alike. */
export const mixups: Rule[] = [your, theirs, its, too, pairs].map((entries) => tableRule('Word mix-up', entries, lists));
