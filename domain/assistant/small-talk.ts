import { brand } from '../../content/brand.ts';
import { callUs } from '../../content/reach-us.ts';

const replies = () => ({
  greeting: `Hi. I can tell you what ${brand.name} costs, how it works and what you get. What would you like to know?`,
  wellbeing: `I’m doing well, thanks. What would you like to know about ${brand.name}?`,
  thanks: `You're welcome. Is there anything else you would like to know about ${brand.name}?`,
  goodbye: 'Goodbye. I’m here if you have more questions.',
  agreed: `Great. Is there anything else you’d like to know about ${brand.name}?`,
  myself: `I’m ${brand.name}’s automated assistant. I answer from ${brand.name}’s own pages and link to them, and I’ll tell you when I don’t know. For a person, [write to us](/contact), [book a call](/booking), or ${callUs()}, {supportLabel}.`,
  sorry: `I’m sorry I couldn’t help. A person can: [write to us](/contact), [book a call](/booking), or ${callUs()}, {supportLabel}.`,
});

/** Polite phrases, in the order they are checked. */
const kinds: [RegExp, keyof ReturnType<typeof replies>][] = [
  [
    /^(?:no|nope|nothing|thats (?:all|it)|im good)\b(?:\W*(?:more|else|thanks?|thank you|thats (?:all|it)|im good|for now))*\W*$/,
    'goodbye',
  ],
  [/\b(?:stupid|useless|idiot|dumb|sucks?|wtf|not helpful|unhelpful|worst|hate (?:you|this))\b/, 'sorry'],
  [/\bhow (?:are|r) (?:you|u)\b|\bhow(?:s| is) it going\b|\bhow do you do\b|\bwhats up\b/, 'wellbeing'],
  [/\b(?:thanks|thank|thx|ty|appreciate)\b/, 'thanks'],
  [/\b(?:bye|goodbye|good ?night|see (?:you|ya)|have a (?:good|nice|great) (?:day|one|evening|weekend))\b/, 'goodbye'],
  [
    /^(?:hi+|hello+|hey+|hiya|howdy|yo|hola|good (?:morning|afternoon|evening|day)|greetings|help|test)\b|\b(?:have|got) (?:an? |some |a few )?questions?\b/,
    'greeting',
  ],
  [
    /^(?:(?:ok(?:ay)?|great|cool|nice|perfect|good|fine|alright|all right|sure|yes|yep|yeah|please|got it|i see|sounds good|awesome)\W*)+$/,
    'agreed',
  ],
];

/** The reply to a message that asks nothing about us. Expects a folded message. Undefined if it isn't small talk. */
export function smallTalk(message: string, supportLabel: string): string | undefined {
  const kind = kinds.find(([pattern]) => pattern.test(message))?.[1];
  return kind && replies()[kind].replace('{supportLabel}', supportLabel);
}

const whoAnswers =
  /\b(?:who|what) (?:are|r) (?:you|u)\b(?! \w+ing)|\b(?:are|r) (?:you|u) (?:an? )?(?:real |actual |live )?(?:chat)?(?:bot|robot|human|person|ai|machine|real)\b|\b(?:am i|is this) (?:talking|chatting|speaking|an? (?:real )?(?:bot|person|human))|\bwhat(?:s| is) your name\b|\bdo you have a name\b|\bwhat can you (?:do|help)\b|\bhow can you help\b/;

/** The reply to a question about the assistant itself. Expects a folded message. */
export function aboutMyself(message: string, supportLabel: string): string | undefined {
  return whoAnswers.test(message) ? replies().myself.replace('{supportLabel}', supportLabel) : undefined;
}

const tampering =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules|above|previous|prior|guidelines|training|told)\b|\b(?:system|hidden|initial|developer) (?:prompt|message|instructions?|mode)\b|\byou are now\b|(?:^|[.!,;:]\s*|\b(?:please|now|must|should|to|and|will) )(?:pretend|act|behave|respond|role ?play) (?:to be|as|like|that you)\b|\bjailbreak\b|\bdan mode\b|\b(?:repeat|print|reveal|show|output|leak)\b.{0,30}\b(?:words above|prompt|instructions|secrets?|password|api key|database)\b|<\/?\w+>|\bfrom now on\b/;

/** True if a message tries to change the assistant's role. Expects a folded message. */
export function tampersWith(message: string): boolean {
  return tampering.test(message);
}

const elsewhere =
  /\b(?:weather|forecast|temperature|president|election|politic\w*|republicans?|democrats?|congress|senator|poems?|haiku|jokes?|recipes?|cook(?:ing)?|songs?|lyrics|movies?|netflix|football|baseball|super bowl|nba|nfl|bitcoin|crypto\w*|stock (?:market|price|tips?)|horoscopes?|homework|essays?|math|equation|python|javascript|typescript|java|sql|algorithm|diagnos\w*|symptoms?|medicine|headache|lawsuit|divorce|religion|god|war|capital of|who won|translate this|meaning of life|girlfriend|boyfriend|dating)\b|\b(?:best|good|cheap|nice|nearest) (?:restaurants?|hotels?|beach\w*|bars?|pizza|plumbers?|dentists?|barbers?|salons?)\b|\brecommend (?:me )?(?:an? |some )?(?:good |nice )?(?:books?|movies?|hotels?|restaurants?|places?|songs?|games?)\b|\bbest \w+ to buy\b|\bwhat (?:time|day|year) is it\b|\d\s*[+*/x]\s*\d/;

/** True if a message asks about a subject that our pages don't cover, although some contain its words. Expects a folded message. */
export function asksElsewhere(message: string): boolean {
  return elsewhere.test(message) && !/\b(?:web ?sites?|sites?|pages?|blog)\b/.test(message);
}
