import type { FieldKind } from '../../text/tidy/tidy.ts';

/** How the texts of a brief are tidied, by path. A star is any index. A field that isn't here is a code. */
const kinds: Record<string, FieldKind> = {
  'business.name': 'name',
  'business.trade': 'line',
  'business.called': 'line',
  'business.description': 'text',
  'business.tagline': 'label',
  'business.phone': 'number',
  'business.address.street': 'line',
  'business.address.city': 'term',
  'business.address.state': 'term',
  'business.address.zip': 'number',
  'business.otherPlaces.*.name': 'term',
  'business.serviceArea.*': 'term',
  'business.state': 'term',
  'business.payments.*': 'term',
  'business.parking': 'text',
  'business.people.*.name': 'name',
  'business.people.*.role': 'term',
  'business.people.*.line': 'text',
  'business.licences.*': 'line',
  'business.languages.*': 'term',
  'services.*.name': 'label',
  'services.*.description': 'text',
  'services.*.priceFrom': 'number',
  'services.*.priceTo': 'number',
  'services.*.priceUnit': 'line',
  'proof.quotes.*.text': 'quote',
  'proof.quotes.*.name': 'name',
  'proof.awards.*': 'label',
  'proof.memberships.*': 'label',
  'look.style': 'line',
  'look.headline': 'label',
  'look.tone': 'line',
  'look.pageNames.*.name': 'label',
  'photos.*.alt': 'label',
  'interview.*.answers.*': 'text',
  'interview.*.detail': 'line',
  'details.faq.*.question': 'question',
  'details.faq.*.answer': 'answer',
  'details.steps.*': 'step',
  'details.pricing.*.name': 'label',
  'details.pricing.*.price': 'number',
  'details.pricing.*.unit': 'line',
  'details.pricing.*.includes.*': 'label',
  'details.shop.*.name': 'label',
  'details.shop.*.price': 'number',
  'details.shop.*.description': 'text',
  'details.booking.services.*': 'label',
  'details.blog.*.title': 'label',
  'details.blog.*.text': 'text',
  'kept.*.text': 'plain',
  'confirmed.*': 'plain',
};

/** Lists that people type into one field: entries and what's between them. Towns have commas of their own, as in 'Cary, NC'. */
const splits: Record<string, RegExp> = {
  'business.serviceArea': /[;\n\t•]/,
  'business.payments': /[,;\n\t•]/,
  'business.languages': /[,;\n\t•]/,
};

export function fieldKind(path: string): FieldKind {
  const known = Object.hasOwn(kinds, path) ? path : likeFirstPlace(path);
  return Object.hasOwn(kinds, known) ? (kinds[known] ?? 'code') : 'code';
}

/** The same field of the first place, which has the rules: 'business.otherPlaces.0.phone' → 'business.phone'. Any other path as it is. */
export function likeFirstPlace(path: string): string {
  return path.replace(/^business\.otherPlaces\.[^.]+\./, 'business.');
}

/** What separates entries in a text of the list at a path, if one text can hold several. */
export function entrySeparator(path: string): RegExp | undefined {
  return Object.hasOwn(splits, path) ? splits[path] : undefined;
}
