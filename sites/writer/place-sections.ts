import type { Line } from '../document.ts';
import type { PageContext } from './context.ts';
import type { SectionDraft } from './draft.ts';
import type { Point } from './material/points.ts';
import { urgentWords } from './material/promises.ts';
import { slotShape } from './slot-shapes.ts';
import { computed, fromBrief, neutral } from './words/lines.ts';
import { capital, listed } from './words/phrases.ts';
import { spareHeadings } from './words/spare-headings.ts';
import { spareWords } from './words/spare-words.ts';

/** Where the business works or stands. Nothing when the brief says neither. */
export function areaSection({ words, pack, setting, facts, page, actions, pictures, variants }: PageContext): SectionDraft | undefined {
  const places = facts.serviceArea.map((place, index) => fromBrief(place, `business.serviceArea.${index}`));
  const address = addressLines(facts);
  if (places.length === 0 && address.length === 0) return undefined;
  const leads = places.length > 0 ? spareWords.areaLead : facts.address?.street ? spareWords.addressLead : spareWords.townLead;
  const lead = words.say(`area-lead-${page}`, leads);
  const directions = actions.directions(`area-${page}`);
  const picture = page === 'about' ? undefined : pictures.place(slotShape('area', variants.area));
  return {
    kind: 'area',
    props: {
      heading: words.heading(`area-${page}`, setting === pack.setting ? pack.headings.area : spareHeadings.area, spareHeadings.area),
      lead,
      places,
      address,
      ...(directions ? { directions } : {}),
      ...(picture ? { picture } : {}),
    },
  };
}

function addressLines(facts: PageContext['facts']): Line[] {
  const { street, city, state, zip } = facts.address ?? {};
  const town = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const fields = Object.entries({ city, state, zip }).flatMap(([key, value]) => (value ? [`business.address.${key}`] : []));
  return [...(street ? [fromBrief(street, 'business.address.street')] : []), ...(town ? [computed(town, ...fields)] : [])];
}

/** Opening hours, or where to ask for them. `unsaid` are the facts that the page has not told yet. */
export function hoursSection(
  { words, pack, page, brief, facts, actions, voice, points }: PageContext,
  unsaid = points,
): SectionDraft | undefined {
  const [action] = actions.main();
  if (!action) return undefined;
  const unknown = facts.phone ? spareWords.hoursUnknown : spareWords.hoursUnknown.slice(1);
  const note = hoursNote(brief, facts, voice, unsaid);
  return {
    kind: 'hours',
    props: {
      heading: words.heading(`hours-${page}`, pack.headings.hours, spareHeadings.hours),
      ...(note ? { note } : {}),
      ask: { text: words.say(`hours-${page}`, unknown), action },
    },
  };
}

/** What the owner said about urgent calls, or the languages spoken. */
function hoursNote(
  brief: PageContext['brief'],
  facts: PageContext['facts'],
  voice: PageContext['voice'],
  unsaid: Point[],
): Line | undefined {
  if (facts.phone && brief.business.urgent === 'always') return fromBrief(urgentWords.always.text, 'business.urgent');
  const fields = facts.languages.map((_, index) => `business.languages.${index}`);
  if (facts.languages.length < 2 || !unsaid.some(({ key }) => key === 'languages')) return undefined;
  return computed(`${capital(voice)} speak ${listed(facts.languages)}.`, ...fields);
}

/** Ways to reach the business. Nothing when only a town is known. */
export function contactSection({ words, facts, actions, page }: PageContext): SectionDraft | undefined {
  const near = actions.main();
  const byKind = (kind: string) => near.find((action) => action.to.kind === kind);
  const directions = actions.directions(`contact-${page}`);
  const address = addressLines(facts);
  const ways = [
    ...(facts.phone
      ? [
          {
            label: neutral('Phone'),
            value: computed(facts.phone.display, 'business.phone'),
            action: byKind('phone') ?? { label: words.say('contact-phone', spareWords.call), to: { kind: 'phone' as const } },
          },
        ]
      : []),
    ...(facts.email
      ? [
          {
            label: neutral('Email'),
            value: fromBrief(facts.email, 'business.email'),
            action: { label: words.say('contact-email', spareWords.email), to: { kind: 'email' as const } },
          },
        ]
      : []),
    ...(directions
      ? [
          {
            label: neutral('Address'),
            value: computed(address.map((line) => line.text).join(', '), ...address.flatMap((line) => line.fields)),
            action: directions,
          },
        ]
      : []),
  ];
  return ways.length > 0
    ? { kind: 'contact', props: { heading: words.heading('contact', spareHeadings.ways, spareHeadings.contact), ways } }
    : undefined;
}
