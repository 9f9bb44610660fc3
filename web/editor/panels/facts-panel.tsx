import { type ReactNode, useEffect, useRef, useState } from 'react';
import { answerAt } from '../../../domain/briefs/schema.ts';
import { briefLimits } from '../../../sites/brief/limits.ts';
import { HoursAnswer } from '../../brief/fields/hours-answer.tsx';
import { ListAnswer } from '../../brief/fields/list-answer.tsx';
import { PhoneAnswer } from '../../brief/fields/phone-answer.tsx';
import { TextAnswer } from '../../brief/fields/text-answer.tsx';
import { TimeZoneAnswer } from '../../brief/fields/time-zone-answer.tsx';
import { InterviewAnswer } from '../../brief/interview/interview-answer.tsx';
import { FoundedAnswer } from '../../brief/steps/business.tsx';
import { TradeAnswer } from '../../brief/steps/kind.tsx';
import { OtherPlacesAnswer } from '../../brief/steps/other-places.tsx';
import { pageDetails } from '../../brief/steps/page-details.tsx';
import { PlaceAnswer } from '../../brief/steps/place.tsx';
import { ProofStep } from '../../brief/steps/proof.tsx';
import { ServicesAnswer } from '../../brief/steps/services.tsx';
import { PayAndParkAnswer, StepsAnswer } from '../../brief/steps/services-extras.tsx';
import { type FactCard, factCards } from '../frame/messages.ts';
import { AddressForm } from './address-form.tsx';
import { CardForm } from './card-form.tsx';
import { cards } from './fact-cards.ts';
import type { PanelProps } from './panels.ts';

const fields: Record<FactCard, () => ReactNode> = {
  hours: () => (
    <>
      <HoursAnswer />
      <TimeZoneAnswer />
    </>
  ),
  phone: () => <PhoneAnswer />,
  email: () => (
    <TextAnswer path="business.email" label="Email" type="email" autoComplete="email" hint="We’ll send messages from your site here" />
  ),
  services: () => <ServicesAnswer />,
  place: () => <PlaceAnswer />,
  places: () => <OtherPlacesAnswer />,
  name: () => (
    <>
      <TextAnswer path="business.name" label="Business name" max={briefLimits.name} autoComplete="organization" />
      <TextAnswer path="business.tagline" label="Tagline" hint="This becomes your headline." max={briefLimits.tagline} optional />
    </>
  ),
  about: () => (
    <>
      <TradeAnswer />
      <TextAnswer path="business.description" label="What do you do?" max={briefLimits.description} long />
    </>
  ),
  questions: () => (
    <>
      <InterviewAnswer />
      {pageDetails.faq.questions}
      <StepsAnswer optional />
    </>
  ),
  proof: () => <ProofStep />,
  more: () => (
    <>
      <ListAnswer path="business.languages" label="Languages" hint="Languages you speak with customers" optional />
      <PayAndParkAnswer />
      <FoundedAnswer />
    </>
  ),
};

const heldWords = 'One of our checks flagged something, so we’ll look at it first. You’ll hear from us.';

/** Everything the site is made of, as cards. A change of one changes every place that shows it. */
export function FactsPanel({ editor, opened: { card, open }, facts: { onTyped, onUnsaved } }: PanelProps): ReactNode {
  const { data } = editor;
  const [saved, setSaved] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const lastCard = useRef<FactCard>(undefined);
  // The button that was clicked is gone, and the focus with it.
  useEffect(() => {
    const [opened, closed] = [card && part(list.current, card), lastCard.current && part(list.current, lastCard.current)];
    if (opened) opened.focus();
    else closed?.querySelector('button')?.focus();
    lastCard.current = card;
  }, [card]);
  return (
    <div ref={list}>
      <p className="text-ui text-ink-2">Change a fact once. We’ll update your whole site.</p>
      <p role="status" className="min-h-6 text-small font-semibold">
        {saved}
      </p>
      {factCards.map((key) => {
        const { label, paths } = cards[key];
        const lines = data.summaries[key];
        if (card === key)
          return (
            <section
              key={key}
              data-card={key}
              tabIndex={-1}
              aria-label={label}
              className="my-2 rounded-3 border-[1.5px] border-ink px-4 pt-3 outline-none"
            >
              <h3 className="ui-heading">{label}</h3>
              <CardForm
                key={key}
                editor={editor}
                paths={paths}
                name={label}
                onTyped={(typed) =>
                  onTyped(
                    paths.flatMap((path) => {
                      const now = typed[path];
                      // The draft shows a phone number in the usual form, however it was typed.
                      const was = path === 'business.phone' ? data.draft.facts.phone : answerAt(data.answers, path);
                      return typeof now === 'string' && typeof was === 'string' ? [{ was, now }] : [];
                    }),
                  )
                }
                onUnsaved={(isUnsaved) => onUnsaved(isUnsaved ? label : undefined)}
                onSaved={(held) => {
                  setSaved(held.length > 0 ? heldWords : `${label} saved.`);
                  open('facts');
                }}
                onCancel={() => open('facts')}
              >
                {fields[key]()}
              </CardForm>
            </section>
          );
        return (
          <section key={key} data-card={key} className="flex items-start gap-4 border-t border-line py-3">
            <div className="min-w-0 flex-1">
              <h3 className="ui-heading">{label}</h3>
              {lines.map((line) => (
                <p key={line} className="text-small wrap-anywhere text-ink-2">
                  {line}
                </p>
              ))}
            </div>
            <button
              type="button"
              aria-label={`Edit ${label.toLowerCase()}`}
              onClick={() => open('facts', key)}
              className="link min-h-11 text-small"
            >
              Edit
            </button>
          </section>
        );
      })}
      <AddressForm data={data} make={editor.make} />
    </div>
  );
}

function part(list: HTMLElement | null, card: FactCard): HTMLElement | null | undefined {
  return list?.querySelector<HTMLElement>(`[data-card="${card}"]`);
}
