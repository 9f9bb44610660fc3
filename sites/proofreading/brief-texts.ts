import type { TextKind } from './tidy.ts';

/**
 * Where a brief has text in the owner's words, and what kind of text. A star is any index. Other places aren't
 * proofread: a license, for one, only gets a label and American spelling when a site is made.
 */
const kinds: readonly [path: string, kind: TextKind][] = [
  ['business.name', 'name'],
  ['business.trade', 'term'],
  ['business.called', 'term'],
  ['business.description', 'description'],
  ['business.tagline', 'label'],
  ['business.address.city', 'place'],
  ['business.otherPlaces.*.name', 'term'],
  ['business.otherPlaces.*.address.city', 'place'],
  ['business.serviceArea.*', 'place'],
  ['business.payments.*', 'payment'],
  ['business.parking', 'sentences'],
  ['business.people.*.name', 'name'],
  ['business.people.*.role', 'term'],
  ['business.people.*.line', 'sentences'],
  ['services.*.name', 'label'],
  ['services.*.description', 'sentences'],
  ['proof.quotes.*.text', 'quote'],
  ['proof.quotes.*.name', 'name'],
  ['proof.awards.*', 'credential'],
  ['proof.memberships.*', 'credential'],
  ['photos.*.alt', 'label'],
  ['interview.*.answers.*', 'sentences'],
  ['interview.*.detail', 'detail'],
  ['details.faq.*.question', 'question'],
  ['details.faq.*.answer', 'sentences'],
  ['details.steps.*', 'sentences'],
  ['details.pricing.*.name', 'label'],
  ['details.pricing.*.unit', 'term'],
  ['details.pricing.*.includes.*', 'label'],
  ['details.shop.*.name', 'label'],
  ['details.shop.*.description', 'sentences'],
  // Names of services once more: they have to stay the same as in the list of services.
  ['details.booking.services.*', 'label'],
  ['details.blog.*.title', 'label'],
  ['details.blog.*.text', 'sentences'],
];

/** A text of a brief, with a way to put another in its place. */
export interface BriefText {
  field: string;
  text: string;
  kind: TextKind;
  replace(text: string): void;
}

/** The owner's texts in a brief or any object like one, in the order of the table. */
export function briefTexts(brief: object): BriefText[] {
  return kinds.flatMap(([path, kind]) => textsAt(brief, path.split('.'), [], kind));
}

function textsAt(value: unknown, path: readonly string[], walked: readonly string[], kind: TextKind): BriefText[] {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return (step === '*' ? Object.keys(holder) : [step]).flatMap((key) => {
    const item = holder[key];
    const here = [...walked, key];
    if (rest.length > 0) return textsAt(item, rest, here, kind);
    if (typeof item !== 'string') return [];
    const replace = (text: string) => {
      holder[key] = text;
    };
    return [{ field: here.join('.'), text: item, kind, replace }];
  });
}

/** Names that no rule may touch: the business, its people, who is quoted, languages. People are known by each of their names too. */
export function namesOf(brief: object): string[] {
  const at = (path: string) => textsAt(brief, path.split('.'), [], 'label').map(({ text }) => text);
  const people = [...at('business.people.*.name'), ...at('proof.quotes.*.name')];
  return [
    ...at('business.name'),
    ...at('business.languages.*'),
    ...people,
    ...people.flatMap((name) => name.split(/\s+/).filter((part) => /^\p{Lu}\p{Ll}{2,}$/u.test(part))),
  ];
}
