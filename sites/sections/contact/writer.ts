import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { addressLines } from '../../writer/material/address.ts';
import { computed, fromBrief, neutral } from '../../writer/words/lines.ts';
import { spareHeadings } from '../../writer/words/spare-headings.ts';
import { spareWords } from '../../writer/words/spare-words.ts';
import type { ContactProps } from './schema.ts';

/** Ways to reach the business. Nothing when only a town is known. */
export function contactSection({ words, facts, actions, page }: PageContext): SectionDraft<ContactProps> | undefined {
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
            action: byKind('phone') ?? { label: words.line('contact-phone', spareWords.call), to: { kind: 'phone' as const } },
          },
        ]
      : []),
    ...(facts.email
      ? [
          {
            label: neutral('Email'),
            value: fromBrief(facts.email, 'business.email'),
            action: { label: words.line('contact-email', spareWords.email), to: { kind: 'email' as const } },
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
