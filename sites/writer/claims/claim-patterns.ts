/** The kinds of claim that need the owner's word. */
export type ClaimKind =
  | 'years'
  | 'licensed'
  | 'insured'
  | 'certified'
  | 'award'
  | 'best'
  | 'guarantee'
  | 'round-the-clock'
  | 'same-day'
  | 'free'
  | 'ownership'
  | 'trust'
  | 'count'
  | 'price'
  | 'stars'
  | 'outcome'
  | 'conduct';

const number = String.raw`(?:(?<!\d[.,]{1,3})\d[\d,.]*\+?|a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty)`;
const many = String.raw`(?:(?<!\d[.,]{1,3})\d\d[\d,.]*\+?|hundreds of|thousands of|dozens of|countless)`;
const few = String.raw`(?:(?<!\d[.,]{1,3})\d[\d,.]*\+?|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty|hundreds of|thousands of|dozens of|countless)`;

const ours = '(?:we|our|i|my|serv(?:e|es|ed|ing)|in business|family)';
const span = String.raw`(?:over|for|more than|nearly|almost)\s+(?:(?:over|more than|nearly|almost)\s+)?(?:a\s+(?:decade|century)|[\w+-]+\s+(?:years|decades|generations))`;

/** What each kind looks like. Whole words, any case; written to catch marketing, not the plain English around it. */
export const claimPatterns: Record<ClaimKind, RegExp[]> = {
  years: [
    /\b(?:since|established|founded|est\.)\s+(?:in\s+)?(?:1[89]|20)\d\d\b/gi,
    /\b(?:\d+\+?|[a-z]+)\s+(?:years|decades|generations)\s+(?:of\s+)?(?:experience|service|in business|in the trade|serving)\b/gi,
    new RegExp(String.raw`\b${ours}\b[^.?]{0,60}\b${span}`, 'gi'),
    new RegExp(String.raw`\b${span}\b[^.?]{0,30}\b${ours}\b`, 'gi'),
    /\bin business (?:since|for)\b|\byears (?:of experience|in business)\b|\blong[- ](?:established|standing)\b|\blong-time\b/gi,
    /\b(?:second|third|fourth|fifth)[- ]generation\b|\bexperienced\b/gi,
  ],
  licensed: [/\b(?:fully |state[- ])?licen[sc]ed\b/gi, /\blicen[sc]e\s*(?:(?:no\.?|number|#)\s*)?[A-Z]{0,4}-?\d[\w-]*/gi],
  insured: [/\b(?:fully |well )?insured\b|\bbonded\b|\bliability (?:cover|insurance)\b/gi],
  certified: [/\b(?:certified|accredited|board[- ]certified|factory[- ]trained|qualified|chartered|background[- ]checked|vetted)\b/gi],
  award: [
    /\baward[- ]winning\b|\bawards?\b|\bvoted (?:best|by|the|a|our|us|number|no\.|#)|\bwinner of\b|\bas seen (?:on|in)\b|\bfeatured in\b/gi,
  ],
  best: [
    /\bbest\b(?!\s+(?:guess|fit|day|days|time|times|way|ways|number|hour|reached|done|to\b|for\b|if\b|when\b|as\b|by\b|on\b|left|seen|kept|part|place to))/gi,
    /#\s?1\b|\bnumber one\b|\bno\. 1\b|\btop[- ](?:rated|quality|notch|tier)\b|\bhighest[- ](?:rated|quality)\b|\bhigh[- ]quality\b|\bworld[- ]class\b|\bunmatched\b|\bunbeatable\b|\bsecond to none\b|\bfinest\b|\bleading\b(?=\s+(?:provider|company|firm|name|plumber|dentist|salon|local))|\bpremier\b/gi,
    /\bexperts?\b|\bhighly (?:skilled|trained|rated|experienced)\b|\bmaster (?:plumber|electrician|stylist|craftsman)\b/gi,
  ],
  guarantee: [
    /\bguarante\w*/gi,
    /\bmoney[- ]back\b|\bwarrant(?:y|ies|ied)\b|\bsatisfaction\b|\brisk[- ]free\b|\b(?:we|i) stand behind\b/gi,
  ],
  'round-the-clock': [
    /\b24\s?[/x]\s?7\b|\b24[- ]hours?\b|\baround the clock\b|\bemergency service\b/gi,
    /\b(?:open|call|answer|answered|answering|available|reach|service|help|there|come)\b[^.?]{0,30}\b(?:day (?:and|or) night|(?:at )?any hour|seven days)\b/gi,
    /^day (?:and|or) night\b/gi,
  ],
  'same-day': [
    /\bsame-(?:day|hour)\b|\b(?:same|next) day (?:service|visits?|repairs?|appointments?|delivery)\b|\b(?:come|visit|repair|fix|see you|done|installed|there|delivered|replaced?)\b[^.?]{0,24}\bthe same day\b|\bnext[- ]day (?:service|visits?|repairs?|delivery|appointments?|installation)\b/gi,
    new RegExp(
      String.raw`\b(?:arrive|come|reply|replies|respond|answer|back|there|door|out to you|done|fixed|repaired|installed|finished|delivered|ready)\b[^.?]{0,30}\b(?:within|in under|in less than)\s+(?:the|${number})\s+(?:hour|minute|day)s?\b`,
      'gi',
    ),
    /\b(?:fast|quick|rapid|prompt) (?:response|service|turnaround)\b/gi,
  ],
  free: [
    /\b(?:free|complimentary|no[- ](?:cost|obligation|charge))[- ](?:\w+[- ])?(?:estimate|quote|consultation|inspection|delivery|trial|visit|parking|assessment|check|pick[- ]?up)s?\b/gi,
    /\b(?:estimates|quotes|consultations|inspections)\s+(?:are|is)\s+(?:always\s+)?free\b|\bfree of charge\b|\bno obligation\b/gi,
  ],
  ownership: [
    /\b(?:family|locally|local|veteran|woman|women|minority|independently|owner)[- ](?:and[- ]\w+[- ])?(?:owned|run|operated)\b|\bfamily business\b|\bmom[- ]and[- ]pop\b/gi,
  ],
  trust: [
    /\btrusted\b|\btrustworthy\b|\bmost loved\b|\bwell[- ]loved\b|\breputable\b|\brenowned\b|\bpreferred (?:provider|choice|contractor)\b|\bpeople (?:love|trust)\b|\breliable\b|\bhonest\b(?=\s+(?:work|service|people|pricing|prices|team))/gi,
    /\b(?:happy|satisfied|loyal) (?:customers|clients|guests|patients|families|homeowners)\b|\b(?:customers|clients|neighbors) (?:love|trust|recommend)\b/gi,
  ],
  count: [
    new RegExp(
      String.raw`\b${few}\s+(?:\w+\s+)?(?:customers|clients|patients|guests|homeowners|employees|technicians|stylists|dentists|locations|reviews|ratings)\b`,
      'gi',
    ),
    new RegExp(
      String.raw`\b${many}\s+(?:\w+\s+)?(?:customers|clients|families|projects|jobs|homes|houses|sites|cars|dogs|smiles|people|trucks|roofs|weddings|repairs)\b`,
      'gi',
    ),
    /\b(?:team|crew|staff) of \w+\b|\b\w+[- ](?:person|man|woman)[- ](?:team|crew|company|shop|firm)\b/gi,
    /\b\d+(?:\.\d+)?\s?%|\bpercent of (?:our|customers|clients)\b/gi,
  ],
  price: [
    /\$\s?\d[\d,]*(?:\.\d+)?/g,
    /(?<!\w|\d,{1,3})\d[\d,]*(?:\.\d+)?\s?(?:dollars|bucks|USD)\b/gi,
    /\b(?:affordable|cheapest|lowest|low[- ]cost|unbeatable|competitive|best)[- ](?:\w+ )?(?:prices?|rates?|pricing)\b|\baffordable\b|\bdiscounts?\b|\b(?:financing|payment plans?) available\b/gi,
  ],
  stars: [
    /[★⭐☆]/g,
    /\b(?:five|four|5|4(?:\.\d)?)[- ]stars?\b|\bstar[- ]rat(?:ed|ing)\b|\b\d(?:\.\d)?\s?(?:\/|out of)\s?5\b|\brated\b|\b(?:great|glowing|rave|good) reviews\b|\breviews? on (?:google|yelp)\b/gi,
  ],
  outcome: [
    /\bpain[- ]?(?:less|free)\b|\b(?:we|i|treatment|it) cures?\b|\bcures? (?:pain|disease|your|any|all)\b|\bheals (?:your|any|all)\b|\bno (?:pain|side effects)\b|\bclinically (?:proven|tested)\b|\bdoctor[- ]recommended\b/gi,
    /\b(?:win|won|winning) (?:your|the|their|every) cases?\b|\bmaximum (?:compensation|refund|settlement)\b|\bno (?:win,? no )?fee unless\b|\bproven results\b|\bsave you (?:money|thousands|tax)\b/gi,
  ],
  conduct: [
    /\b(?:we|i)(?:\s+(?:will|always|never|promise|pledge)|'ll|’ll)\b/gi,
    /\byou(?:'ll|’ll| will| always)? (?:see|get|know|hear) (?:the|a|your) (?:price|cost|quote)s? (?:first|before|up ?front)\b/gi,
    /\b(?:no (?:hidden|surprise) (?:fees|costs|charges)|no surprises|up ?front pric(?:es|ing)|on time,? every time|always on time|shows? up on time)\b/gi,
    /\b(?:we|i) (?:reply|respond|answer|call(?: you)? back|arrive|come) (?:fast|quickly|promptly|at once|right away|within)\b|\b(?:we|i) (?:clean up|text you|respect your)\b/gi,
  ],
};
