import { phonePair } from '../../../text/phone.ts';
import { isMapLink } from '../../addresses/map-links.ts';
import type { Action, Line } from '../../document/document.ts';
import { computed, fromBrief, neutral } from '../../document/lines.ts';
import { siteName } from '../../labels/site-name.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { addressLines } from '../../writer/material/address.ts';
import type { ContactProps } from './schema.ts';

/** Ways to reach the business, then its pages elsewhere. Nothing when only a town is known. */
export function contactSection(context: PageContext): SectionDraft<ContactProps> | undefined {
  const { facts, actions, heading, words, traits, brief } = context;
  const directions = traits.premises ? actions.directions() : undefined;
  const address = addressLines(facts);
  const way = (label: string, value: Line, action: Action) => ({ label: neutral(label), value, action });
  const [first, second] = phonePair(brief.business.phone ?? '') ?? [];
  const labeled = (label: string, note: string | undefined) => (note ? computed(`${label} (${note})`, 'business.phone') : neutral(label));
  const phoneWay = (label: Line, display: string, to: Action['to']) => ({
    label,
    value: computed(display, 'business.phone'),
    action: { label: computed(words.actions.call(display), 'business.phone'), to },
  });
  const ways = [
    ...(facts.phone ? [phoneWay(labeled(words.form.phone, first?.note), facts.phone.display, { kind: 'phone' })] : []),
    ...(facts.otherPhone
      ? [
          phoneWay(labeled(second?.note ? words.form.phone : words.form.otherPhone, second?.note), facts.otherPhone.display, {
            kind: 'phone',
            other: true,
          }),
        ]
      : []),
    ...(facts.email
      ? [way(words.form.email, fromBrief(facts.email, 'business.email'), { label: neutral(words.actions.email), to: { kind: 'email' } })]
      : []),
    ...(directions
      ? [
          way(
            words.headings.location[0] ?? '',
            computed(address.map((line) => line.text).join(', '), ...address.flatMap((line) => line.fields)),
            directions,
          ),
        ]
      : []),
    ...(brief.business.links ?? []).map((href, index) => {
      const field = `business.links.${index}`;
      const name = computed(siteName(href), field);
      return { label: name, value: computed(shownLink(href), field), action: { label: name, to: { kind: 'link' as const, href } } };
    }),
  ];
  return ways.length > 0 ? { kind: 'contact', props: { heading: heading('ways'), ways } } : undefined;
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
