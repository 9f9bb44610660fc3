import { phonePair } from '../../../text/phone.ts';
import { isMapLink } from '../../addresses/map-links.ts';
import type { Action, Line } from '../../document/document.ts';
import { computed, fromBrief, neutral } from '../../document/lines.ts';
import { siteName } from '../../labels/site-name.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { addressLines } from '../../writer/material/address.ts';
import type { SitePlace } from '../../writer/material/places.ts';
import type { ContactProps } from './schema.ts';
import type { Way } from './way.ts';

/** Ways to reach the business, then its pages elsewhere. Nothing when only a town is known. */
export function contactSection(context: PageContext): SectionDraft<ContactProps> | undefined {
  const { facts, heading, words, traits, brief, places } = context;
  const [first] = places;
  const ways = [
    ...phoneWays(first, context),
    ...(facts.email
      ? [
          {
            label: neutral(words.form.email),
            value: fromBrief(facts.email, 'business.email'),
            action: { label: neutral(words.actions.email), to: { kind: 'email' as const } },
          },
        ]
      : []),
    ...(traits.premises ? addressWays(first, context) : []),
    ...(brief.business.links ?? []).map((href, index) => {
      const field = `business.links.${index}`;
      const name = computed(siteName(href), field);
      return { label: name, value: computed(shownLink(href), field), action: { label: name, to: { kind: 'link' as const, href } } };
    }),
  ];
  return ways.length > 0 ? { kind: 'contact', props: { heading: heading('ways'), ways } } : undefined;
}

/** Numbers and address of another place, under its name. */
export function placeSection(context: PageContext, place: SitePlace): SectionDraft<ContactProps> | undefined {
  const ways = [...phoneWays(place, context), ...addressWays(place, context)];
  if (place.index === undefined || !place.name || ways.length === 0) return undefined;
  return { kind: 'contact', place: place.index, props: { heading: place.name, ways } };
}

function phoneWays({ facts, field, phone }: SitePlace, { words }: PageContext): Way[] {
  const source = `${field}.phone`;
  const [first, second] = phonePair(phone) ?? [];
  const labeled = (label: string, note: string | undefined) => (note ? computed(`${label} (${note})`, source) : neutral(label));
  const way = (label: Line, display: string, to: Action['to']) => ({
    label,
    value: computed(display, source),
    action: { label: computed(words.actions.call(display), source), to },
  });
  return [
    ...(facts.phone ? [way(labeled(words.form.phone, first?.note), facts.phone.display, { kind: 'phone' })] : []),
    ...(facts.otherPhone
      ? [
          way(labeled(second?.note ? words.form.phone : words.form.otherPhone, second?.note), facts.otherPhone.display, {
            kind: 'phone',
            other: true,
          }),
        ]
      : []),
  ];
}

/**
 * The street with a link to directions, under the name of its place if there are several: some variants hide their heading. A place that's
 * called by its street isn't named twice.
 */
function addressWays({ facts, field, name }: SitePlace, { words }: PageContext): Way[] {
  if (!facts.address?.street) return [];
  const lines = addressLines(facts, field);
  const address = lines.map(({ text }) => text).join(', ');
  return [
    {
      label: name && !address.startsWith(name.text) ? name : neutral(words.headings.location[0] ?? ''),
      value: computed(address, ...lines.flatMap(({ fields }) => fields)),
      action: { label: neutral(words.actions.directions), to: { kind: 'directions' } },
    },
  ];
}

/** Longest address that looks good on a card. */
const longestLink = 64;

/** A link as people read it, without its protocol. Of a map, and of a long one, only where it leads. */
function shownLink(href: string): string {
  const { hostname, pathname, search } = new URL(href);
  const host = hostname.replace(/^www\./, '');
  if (isMapLink(href)) return pathname.startsWith('/maps/') ? `${host}/maps` : host;
  const path = pathname.replace(/\/$/, '');
  return [`${host}${path}${search}`, `${host}${path}`].find((text) => text.length <= longestLink) ?? host;
}
