import { isOneEditAway } from './spelling.ts';

/** Phrases that mean one thing and would fall apart as single words. Lower case, in the order they are tried. */
const phrases: [RegExp, string][] = [
  [/\bhow (?:much|expensive|pricey)\b/g, ' price '],
  [/\b(?:money back|my money)\b/g, ' refund '],
  [/\bhow (?:long|soon|quick(?:ly)?|fast)\b/g, ' duration fast '],
  [/\bturn ?around(?: time)?\b/g, ' duration fast '],
  [/\b(?:per|a|each|every) month\b/g, ' monthly '],
  [/\b(?:tele)?phone numbers?\b/g, ' call phone '],
  [/\bsign(?:ing|ed)? ?up\b/g, ' signup '],
  [/\b(?:log|sign)(?:ging|ged|ing|ed)? ?-?in\b/g, ' login '],
  [/\bsigned out|log(?:ged)? ?out|sign ?out\b/g, ' logout '],
  [/\be-?mails?\b/g, ' email '],
  [/\be-?commerce\b/g, ' shop '],
  [/\bweb ?(?:site|page)s?\b/g, ' site '],
  [/\bweb ?address(?:es)?\b/g, ' domain '],
  [/\b(?:go(?:es|ing)?|went|gone|put) (?:live|online|public)\b/g, ' launch '],
  [/\btwo-?factor\b|\b2fa\b/g, ' twofactor '],
  [/\bback ?ups?\b/g, ' backup '],
  [/\bover ?seas\b/g, ' overseas '],
];

/** Words that mean the same to a visitor. The first of a line stands for the rest. */
const synonyms = `
price cost pricing fee rate expensive pricey cheap affordable afford budget dollar buck
pay payment paid charge bill billing billed
month monthly months subscription recurring
discount coupon promo promotion voucher deal sale
refund reimburse reimbursement reimbursed
cancel cancellation cancelled canceled quit terminate unsubscribe
leave leaving exit
fast quick quickly rapid soon asap
change edit edits revise revision modify modification update adjust adjustment tweak alter alteration amend fix
photo picture image pic photograph photography
mobile smartphone cellphone cell iphone android tablet
person human representative rep agent staff somebody someone
shop store ecommerce selling sell sold
review testimonial rating feedback
domain url dns
email mail mailbox inbox
visitor traffic visits visit
statistics stats analytics statistic
hosting host hosted server
google bing seo
draft mockup mock
brief questionnaire onboarding
password passcode
delete erase deletion remove
privacy gdpr ccpa
own ownership owner
download export zip
place location located city town area region state nationwide county
secure security safe safety hacked hack hacker
support helpdesk hotline
contact reach
call telephone ring
example sample portfolio showcase
writer write writing wrote written copywriter copywriting copy text texts wording words content
ai chatgpt gpt
book booking appointment reservation reserve schedule scheduling
design look style colour color colors
hour hours open opening
start begin beginning began
language spanish french portuguese german bilingual translate translation
kind type industry trade niche
late delay delayed overdue
approve approval approved accept
launch live online publish published
card visa mastercard amex debit credit
lead inquiry enquiry submission
slot capacity
plugin wordpress wix squarespace
restore revert rollback undo
reminder remind
mistake error typo wrong
company business firm
`;

const stopWords = new Set(
  `a about above after again all also am an and any anybody anyone anything are as ask at be because been before being below between both but by can cant
  cannot could couldnt did didnt do does doesnt doing dont down during each either else ever every everything few for from further gave get gets getting
  give given gives go goes going gonna good got had happen happens has have havent having he her here hers him his how hows however i id if ill im in
  instead into is isnt it its itself ive just know let lets like lot make makes making many may maybe me mean might mine more most much must my myself
  need needed needs no nor not now of off often ok okay on once one only or other our ours out over part please possible quite really right same say
  says see shall she should shouldnt so some something still such sure take takes tell than that thats the their theirs them themselves then there
  theres these they theyre thing things think this those through to too try under until up upon us use used using very via wait want wanted wants was
  wasnt way we well were werent what whats when wheres where whether which while who whom whos whose why will wish with within without wont would
  wouldnt yeah yes yet you youd youll your youre yours yourself yourselves
  hi hello hey hiya howdy greetings morning afternoon evening thanks thank thx cheers bye goodbye dear folks guys sir madam
  actually basically currently kinda kind sort simply able explain understand question wondering wonder curious interested looking hear heard someone's
  sunup someday somehow exactly first great nice cool fine work works working people`.split(/\s+/),
);

const canonical = new Map(
  synonyms
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [head = '', ...rest] = line.split(' ').map(stem);
      return [head, ...rest].map((word): [string, string] => [word, head]);
    }),
);

/** The meaningful words of a text, as the index and questions are both written: lower case, stemmed, one word a meaning. */
export function termsOf(text: string): string[] {
  const plain = phrases.reduce((said, [phrase, word]) => said.replace(phrase, word), fold(text));
  return (plain.match(/[\p{L}\p{N}]+(?:\.\d+)?/gu) ?? [])
    .filter((word) => !stopWords.has(word))
    .map(stem)
    .map((word) => canonical.get(word) ?? word);
}

/** Whether a word is a slip of the finger away from one that says nothing: 'waht', 'wich'. */
export function isNearlyStopWord(word: string): boolean {
  return word.length > 3 && stopWords.values().some((stop) => stop.length > 3 && isOneEditAway(word, stop));
}

/** Lower case, without accents and apostrophes. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/[\p{M}'’‘`]/gu, '').toLowerCase();
}

/** A light stemmer: plural, -ing, -ed, -ly and a silent e go. Both sides of a search go through it. */
function stem(word: string): string {
  const singular = /(?:ss|us|is)$/.test(word) || word.length < 4 ? word : word.replace(/ies$/, 'y').replace(/(?<=s|x|z|ch|sh)es$|s$/, '');
  const bare = /[aeiouy].*(?:ing|ed|ly)$/.test(singular) && singular.length > 5 ? singular.replace(/(?:ing|ed|ly)$/, '') : singular;
  const single = bare === singular ? bare : bare.replace(/([bdfgklmnprt])\1$/, '$1');
  return single.length > 4 ? single.replace(/e$/, '') : single;
}
