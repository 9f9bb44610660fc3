import type { Brief } from '../../brief/brief.ts';

/** Drawings that show something particular, and the words of a brief that make it fitting. A dish is the kitchen's own, or not shown. */
const particular: [shown: RegExp, needed: RegExp][] = [
  [/\badobe\b/i, /\badobe\b|\bsanta fe\b|\btaos\b|\balbuquerque\b|\bnew mexico\b|\bNM\b|\barizona\b|\btucson\b/i],
  [
    /\bmesa\b|\bfoothills\b/i,
    /\b(?:mesa|table rock|foothills?|mountains?|hills?|boise|denver|provo|ogden|logan|boulder|st\.? george|santa fe|bozeman)\b|\b(?:ID|UT|CO|NM|NV|AZ|MT|WY)\b/i,
  ],
  [/\bagave\b|\bdry garden\b|\bdry-stacked\b/i, /\bdry\b|\bdrought\b|\bdesert\b|\bagave\b|\bcact|\bxeri|\bstone\b|\bstacked\b/i],
  [/\bdrip\b/i, /\bdrip\b|\birrigat|\bwatering\b/i],
  [/\bmower\b/i, /^(?![\s\S]*\b(?:drought|xeriscap|drink less|low[- ]water|water[- ]wise|turf removal|lawn removal|no lawn|no mow))/i],
  [/\bnoodles?\b/i, /\b(?:noodles?|ramen|pho|udon|soba|lo mein|pad thai|spaghetti|pasta)\b/i],
  [/\bfish\b/i, /\b(?:fish|seafood|salmon|trout|snapper|halibut|catfish|oysters?|mariscos)\b/i],
  [/\btossed from a pan\b/i, /\b(?:stir[- ]fr|wok|saut[eé]|vegan|vegetarian|farm to table)/i],
  [/\bvan\b|\bdriveway\b/i, /\bvan\b|\bmobile\b|\bdriveway\b/i],
  [/\btext message\b/i, /\btext(?:s|ed)?\b|\barrival\b/i],
  [/\bmarigold/i, /\bmarigold|\bflower|\bfloral|\bbotanic|\bgarden\b|\bnatural\b|\bwedding|\bbridal\b/i],
  [/\bwater heater\b/i, /\bwater heater|\bheater|\bhot water\b|\bboiler|^(?!.*\b(?:drain|septic|sewer)\b)/i],
];

/** Whether a drawing shows nothing that is foreign to this business: no adobe house for a garden in Ohio, no noodles for tacos. */
export function fitsSignature(title: string, brief: Brief): boolean {
  const { business, services = [], look, details } = brief;
  const words = [
    business.name,
    business.trade,
    business.description,
    business.tagline,
    business.address?.city,
    business.address?.state,
    ...(business.serviceArea ?? []),
    ...services.flatMap((service) => [service.name, service.description]),
    look?.style,
    ...(details?.faq ?? []).map((item) => item.answer),
  ].join(' ');
  return particular.every(([shown, needed]) => !shown.test(title) || needed.test(words));
}
