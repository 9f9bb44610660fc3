import { faqPath } from '../../content/faq/faq.ts';

/** Questions whose open part can be any word, so that no word of ours tells them: 'Do you make sites for tattoo studios?' */
const shapes: [RegExp, string][] = [
  [/\b(?:build|make|makes|do|design|create|have|offer|work with|work for|help)\b.{0,30}\b(?:sites?|websites?|pages?)?\s?(?:for|with) (?:an? |my |our |the )?(?!me\b|free\b|us\b)\w+/, 'trades'],
  [/\b(?:sites?|websites?|pages?) for (?:an? |my |our )?(?!me\b|free\b|us\b)\w+/, 'trades'],
  [/\b(?:i|we) (?:run|own|have|am|are|operate)\b|\bim an? \w+/, 'trades'],
  [/\b(?:do you|are you|you guys) (?:work|serve|operate|cover|located|based|available|in)\b/, 'where-we-work'],
  [/\b(?:available|work|located|based|service) in \w+/, 'where-we-work'],
];

/** The FAQ entry that answers a question by its shape. Takes it folded. */
export function pathByShape(said: string): string | undefined {
  const id = shapes.find(([shape]) => shape.test(said))?.[1];
  return id && faqPath(id);
}
