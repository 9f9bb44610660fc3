/** Phrases with one meaning that would be lost word by word. Lower case, in the order they are tried. */
export const phrases: [RegExp, string][] = [
  [/\bhow much (?:do|does|did|would|will|is) (?:you|it|this|that|one) (?:charge|cost|ask)\b/g, ' price '],
  [/\bquestions? (?:about|on|regarding|concerning)\b/g, ' '],
  [/\bhow old\b/g, ' age '],
  [/\bmy prices?\b/g, ' ownprices '],
  [/\btime ?zones?\b/g, ' timezone '],
  [/\b(?:office|business|working|opening|support) hours\b/g, ' hours open '],
  [/\bbefore (?:it|the site|my site|anything) (?:goes|is|gets) (?:live|public|online|published)\b/g, ' approve preview '],
  [/\b(?:customers?|visitors?|people|clients?) (?:can )?(?:contact|reach|message|write to|get in touch with) me\b/g, ' lead form message '],
  [/\bwhat (?:do|will|would) (?:you|i) need(?: (?:from me|to start|to begin|to have|ready))*\b/g, ' prepare information '],
  [/\bhow many (?:edits|changes|rounds)\b/g, ' revision change '],
  [/\bhow (?:much|expensive|pricey)\b/g, ' price '],
  [/\b(?:my )?money back\b|\bmy money\b/g, ' refund '],
  [/\bhow (?:long|soon)\b/g, ' duration '],
  [/\bturn ?around(?: time)?\b/g, ' duration fast '],
  [
    /\bhow (?:can|do|could|should|would) (?:i|we|you) pay\b|\bways? (?:to|of) pay(?:ing)?\b|\bpay(?:ment)? (?:method|option)s?\b/g,
    ' paymentmethod pay ',
  ],
  [/\bwhen (?:do|will|must|should|am|are) (?:i|we)(?: have to| be| need to)? (?:pay|charged|billed)\b/g, ' duedate pay '],
  [/\bbefore (?:(?:i|you|we) )?(?:pay|buy|order|paying|buying|ordering)\b/g, ' beforehand pay '],
  [/\bhow (?:does|do|will) (?:it|this|that|you|everything|the process) (?:all )?work\b/g, ' howitworks '],
  [/\bnot (?:be |being )?included?\b|\bisnt included\b|\bexcluded\b/g, ' notincluded '],
  [
    /\b(?:i ?m|i am|we ?re|we are|i live|we live|(?:am|is|are) (?:based|located)) (?:in|from) (?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new (?:hampshire|jersey|mexico|york)|(?:north|south) dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|texas|utah|vermont|(?:west )?virginia|washington|wisconsin|wyoming)\b/g,
    ' location nationwide ',
  ],
  [/\bwhat (?:do|should) i do (?:first|next|now)\b/g, ' getstarted '],
  [/\b(?:book|schedule|set up|arrange|have) (?:an? |the )?(?:phone |video )?(?:call|meeting|consultation|demo)\b/g, ' talk call '],
  [
    /\bget(?:ting)? started\b|\b(?:start|order|buy) (?:my|an?|the|one) (?:web ?)?(?:site|order|project)\b|\bplace an order\b/g,
    ' getstarted ',
  ],
  [/\b(?:per|a|each|every) month\b/g, ' monthly '],
  [/\b(?:tele)?phone numbers?\b/g, ' call phone '],
  [/\bsign(?:ing|ed)? ?up\b/g, ' signup '],
  [/\b(?:log|sign)(?:ging|ged|ing|ed)? ?-?in\b/g, ' login '],
  [/\bsigned out|log(?:ged)? ?out|sign ?out\b/g, ' logout '],
  [/\byour (?:e-?mail|phone|telephone)(?: address| number)?\b/g, ' contactdetails '],
  [/\be-?mails?\b/g, ' email '],
  [/\b(?:stop|quit) pay(?:ing|ments?)?\b/g, ' cancel pay '],
  [/\be-?commerce\b/g, ' shop '],
  [/\b(?:add|adding|another|extra|additional|more) (?:an? |another |extra |more |one ){0,4}(?:web ?)?pages?\b/g, ' morepages '],
  [/\bweb ?(?:site|page)s?\b/g, ' site '],
  [/\bweb ?address(?:es)?\b/g, ' domain '],
  [/\b(?:go(?:es|ing)?|went|gone|put) (?:live|online|public)\b/g, ' launch '],
  [/\b(?:is|went|seems|looks) (?:down|offline|broken)\b|\b(?:not|isnt|stopped) working\b/g, ' problem urgent '],
  [/\btwo[- ]?factor\b|\b2fa\b/g, ' twofactor '],
  [/\bback ?ups?\b/g, ' backup '],
  [/\bover ?seas\b/g, ' overseas '],
];

/** Words with the same meaning to a visitor. The first of each line represents the others. */
export const synonyms: readonly string[][] = `
price cost pricing fee rate expensive pricey affordable afford budget dollar buck
cheap cheaper cheapest lowest
pay payment paid charge bill billing billed
month monthly months subscription recurring
discount coupon promo promotion voucher deal sale
refund refundable reimburse reimbursement reimbursed
cancel cancellation cancelled canceled quit terminate
leave leaving exit
fast quick quickly rapid soon asap
revision revise round
change edit edits modify modification update adjust adjustment tweak alter alteration amend fix
photo picture image pic photograph photography foto
mobile smartphone cellphone cell iphone android tablet ipad laptop desktop
person human representative rep agent staff somebody someone
shop store ecommerce selling sell sold
review testimonial rating feedback
domain url
email mail mailbox inbox
visitor traffic visits visit
statistics stats analytics statistic
hosting host hosted server
google bing
draft mockup mock
brief questionnaire onboarding
password passcode
delete erase deletion remove
privacy gdpr ccpa
own ownership owner
download export zip
location located based headquarters headquartered
place city town area region state nationwide county
secure security safe safety hacked hack hacker
support helpdesk hotline
contact reach
call telephone ring
example sample portfolio showcase
writer write writing wrote written copywriter copywriting copy text texts wording words content
ai chatgpt gpt
book booking appointment reservation reserve schedule scheduling
design look style colour color colors
hour hours
open opening
start begin beginning began
language spanish french portuguese german bilingual translate translation
kind type industry trade niche
late delay delayed overdue
approve approval approved accept
launch live online publish published
card visa mastercard amex debit credit
lead inquiry enquiry submission
slot capacity
restore revert rollback undo
reminder remind
mistake error typo wrong
company business firm
five 5
ten 10
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** Words without meaning for a search. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about above after again all also am an and any anybody anyone anything are as ask at be because been before being below between both but by can
  cant cannot could couldnt did didnt do does doesnt doing dont down during each either else even ever every everything exactly few for from further
  gave get gets getting give given gives go goes going gonna good got had happen happens has have havent having he her here hers him his how hows
  however i id if ill im in instead into is isnt it its itself ive just know let lets like lot make makes making many may maybe me mean might mine more
  most much must my myself need needed needs no nor not now of off often ok okay on once one ones only or other our ours out over part please possible
  quite really right same say says see shall she should shouldnt so some somehow someday something still such sure take takes tell than that thats the
  their theirs them themselves then there theres these they theyre thing things think this those through to too try u under until up upon ur us use used
  using very via wait want wanted wants was wasnt way we well were werent what whats when wheres where whether which while who whom whos whose why will
  wish with within without wont would wouldnt yeah yes yet you youd youll your youre yours yourself yourselves
  hi hello hey hiya howdy greetings morning afternoon evening thanks thank thx cheers bye goodbye dear folks guys sir madam great nice cool fine
  actually basically currently kinda kind sort simply able explain understand question wondering wonder curious interested looking hear heard
  add people time send show put include included includes help helps found find later policy small local first work works working r`.split(
    /\s+/,
  ),
);
