import { brand } from '../../content/brand.ts';
import { faqPath } from '../../content/faq/faq.ts';
import { plainWords } from '../../text/plain-letters.ts';

const site = '(?:web ?sites?|sites?|web ?pages?|pages?)';
const make = '(?:build|make|create|design|do)';
const my = '(?:an? |my |our |the )';
/** Words after 'for' that aren't a trade. */
const noTrade = '(?!(?:me|us|free|you|it)\\b)';

const whatWeDo = '/about';
const whatYouGet = faqPath('what-does-it-cost');
export const trades = faqPath('trades');
const places = faqPath('where-we-work');

/** Questions whose open part can be any word, so our vocabulary can't recognize them: 'Do you make sites for tattoo studios?' */
const shapesFor = (name: string, us = `(?:you|you guys|${name})`): [shape: string, path: string][] => [
  [`\\bwhat (?:do|does|can) ${us} (?:do|offer|sell|make|provide|build)\\b`, whatWeDo],
  [`\\b(?:what is|whats|about|who (?:is|are) behind|who (?:runs|owns|made|founded)) ${name}\\b`, whatWeDo],
  ['\\bwhat(?:s| is| all is)? (?:included|in it)\\b|\\bwhat (?:do|will|would) i get\\b|\\bwhat comes with\\b', whatYouGet],
  [`\\b(?:want|need|get|have|for|${make}) (?:me |us )?${my}?(?:new )?${site}(?! for\\b)\\b`, whatWeDo],
  [`\\b${site} for ${my}?${noTrade}\\w+`, trades],
  [`\\b(?:${make}|work)\\b.{0,20}\\b(?:for|with) ${my}?${noTrade}\\w+`, trades],
  [
    `(?<!\\b(?:can|could|do|should|may|will|would) )\\b(?:i|we) (?:run|own|operate|have) ${my}(?!(?:question|problem|issue|domain|website|site)\\b)\\w+`,
    trades,
  ],
  ['\\b(?:im|i am|we are|my (?:business|company|shop) is) an? \\w+', trades],
  [`\\b(?:do|are|is|does) ${us} (?:work|serve|operate|cover|located|based|available|in)\\b`, places],
  ['\\b(?:available|work|located|based|service) in \\w+', places],
];

/** The page that answers a question by its shape. Expects a folded question. */
export function pathByShape(question: string): string | undefined {
  return patterns().find(({ pattern }) => pattern.test(question))?.path;
}

/** Made again when the operator's name changes. */
let made: { name: string; patterns: { pattern: RegExp; path: string }[] } | undefined;

function patterns() {
  const { name } = brand;
  if (made?.name !== name)
    made = { name, patterns: shapesFor(RegExp.escape(plainWords(name))).map(([shape, path]) => ({ pattern: new RegExp(shape), path })) };
  return made.patterns;
}
