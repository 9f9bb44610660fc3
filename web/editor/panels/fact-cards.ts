import type { AnswerPath } from '../../../domain/briefs/schema.ts';
import type { FactCard } from '../frame/messages.ts';

/** The cards of "Your facts": what each is called, and the answers it changes. */
export const cards: Record<FactCard, { label: string; paths: readonly AnswerPath[] }> = {
  hours: { label: 'Hours', paths: ['business.hours', 'business.timeZone'] },
  phone: { label: 'Phone', paths: ['business.phone', 'business.urgent'] },
  email: { label: 'Email', paths: ['business.email'] },
  services: { label: 'Services and prices', paths: ['services'] },
  place: { label: 'Where you work', paths: ['business.address', 'business.serviceArea', 'business.state', 'business.traits'] },
  places: { label: 'Other locations', paths: ['business.otherPlaces'] },
  name: { label: 'Name', paths: ['business.name', 'business.tagline'] },
  questions: { label: 'What customers ask', paths: ['interview', 'details.faq', 'details.steps'] },
  about: { label: 'What you do', paths: ['business.trade', 'business.description', 'business.called', 'language'] },
  proof: {
    label: 'Licenses, people and promises',
    paths: ['business.licences', 'proof.memberships', 'proof.awards', 'proof.quotes', 'promises', 'business.people', 'business.links'],
  },
  more: {
    label: 'Languages, payment and more',
    paths: ['business.languages', 'business.payments', 'business.parking', 'business.founded'],
  },
};

/** Answers whose text is edited in place, although a card has them, because it's the owner's own sentence. */
const sentences =
  /^(?:services\.\d+\.description|interview|details\.(?:faq|steps)|business\.(?:tagline|description|people)|proof\.quotes|promises)/;

/**
 * The card that a text belongs to if it shows a fact: all its answers are on one card, or it tells of all places. Undefined for text to edit
 * in place.
 */
export function cardOf(fields: readonly string[]): FactCard | undefined {
  const found = fields.map((field) => (sentences.test(field) ? undefined : cardWith(field)));
  if (found.includes('places') && !found.includes(undefined)) return 'places';
  const [first, ...rest] = found;
  return rest.every((card) => card === first) ? first : undefined;
}

function cardWith(field: string): FactCard | undefined {
  if (/^details\.(?:pricing|shop)/.test(field)) return 'services';
  const entry = Object.entries(cards).find(([, { paths }]) => paths.some((path) => field === path || field.startsWith(`${path}.`)));
  return entry?.[0] as FactCard | undefined;
}
