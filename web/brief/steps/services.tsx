import { Plus } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { servicesIn } from '../../../sites/prices/service-lines.ts';
import { FieldGroup } from '../../ui/controls/field.tsx';
import { Icon } from '../../ui/drawings/icon.tsx';
import { useBriefForm } from '../brief-form.tsx';
import { ChoiceAnswer } from '../fields/choice-answer.tsx';
import { AddRow } from '../fields/row-buttons.tsx';
import { useRows } from '../fields/rows.ts';
import { StepPart } from '../fields/step-part.tsx';
import { InterviewAnswer } from '../interview/interview-answer.tsx';
import { isBlank } from '../same-answer.ts';
import { StepLink } from '../step-link.tsx';
import { type Service, ServiceRow } from './service-row.tsx';
import { PayAndParkAnswer, StepsAnswer } from './services-extras.tsx';
import { TownsAnswer } from './towns.tsx';
import { mayServeTowns, mayTakeUrgentCalls } from './what-fits.ts';

const atLeast = 3;
/** Few of a family's suggestions may fit, so it offers more than a trade does. */
const suggestions = { ofTrade: 5, ofFamily: 8 };

/** Step 2: services with prices, what customers ask, the service area, urgent calls, and ways to pay. */
export function ServicesStep(): ReactNode {
  const { data, answer, problems } = useBriefForm();
  const isNamed = !isBlank(answer('business.trade'));
  const isUnknown = isNamed && !data.advice.trade;
  const [asksUrgent] = useState(() => mayTakeUrgentCalls(data.advice) || !isBlank(answer('business.urgent')));
  // Asks for towns only if step 1 didn't, or if there's a problem with them.
  const [wereNamed] = useState(() => !isBlank(answer('business.serviceArea')));
  const asksTowns = (!wereNamed && mayServeTowns(data.advice)) || problems.some(({ field }) => field.startsWith('business.serviceArea'));
  return (
    <>
      <StepPart shows={['services']}>
        <ServicesAnswer />
      </StepPart>
      <StepPart
        title="What customers ask"
        lead={
          isNamed
            ? 'Choose the answers that are true for you. Each one becomes a sentence on your site. Skip what doesn’t fit.'
            : 'Once we know what kind of business you run, we’ll ask what your customers want to know.'
        }
        shows={['faq', 'hero']}
      >
        {isNamed ? (
          <InterviewAnswer />
        ) : (
          <StepLink step="business" field="business.trade" className="link justify-self-start">
            Add the kind of business
          </StepLink>
        )}
        {isUnknown && <StepsAnswer />}
      </StepPart>
      {asksTowns && (
        <StepPart shows={['area']}>
          <TownsAnswer label="Where do you work?" />
        </StepPart>
      )}
      {asksUrgent && (
        <StepPart shows={['hours', 'hero']}>
          <ChoiceAnswer
            path="business.urgent"
            label="Do you take urgent calls?"
            options={[
              { value: 'always', label: 'Yes, day and night', note: 'Shown next to your phone number' },
              { value: 'hours', label: 'Yes, during business hours', note: 'Mentioned on your site' },
              { value: 'no', label: 'No', note: 'Not mentioned' },
            ]}
          />
        </StepPart>
      )}
      <StepPart title="Good to know (optional)" shows={['hero', 'faq']}>
        <PayAndParkAnswer />
        {!isUnknown && <StepsAnswer optional />}
      </StepPart>
    </>
  );
}

/** The services with their prices, and suggestions for the trade or its family. */
export function ServicesAnswer() {
  const { data } = useBriefForm();
  const { usualFor, usualServices, definitions } = data.advice;
  const rows = useRows<Service>('services', { name: '' }, atLeast);
  const [active, setActive] = useState(-1);
  const most = usualFor ? suggestions.ofTrade : suggestions.ofFamily;
  const suggested = usualServices.filter((name) => !rows.rows.some((row) => row.name === name)).slice(0, most);
  return (
    <FieldGroup label="Services" error={rows.error}>
      <ul ref={rows.list as RefObject<HTMLUListElement>}>
        {rows.rows.map((service, index) => (
          <ServiceRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
            key={index}
            index={index}
            count={rows.rows.length}
            isExtra={rows.rows.length > atLeast}
            service={service}
            definition={definitions[service.name]}
            active={index === active}
            problemOf={(key) => rows.problemOf(index, key)}
            onActive={() => setActive(index)}
            onChange={(next) => rows.change(index, next)}
            onLeave={rows.leave}
            onEnter={rows.onEnter(index)}
            onPaste={(text) => rows.put(index, servicesIn(text))}
            onRemove={() => rows.remove(index)}
            onMove={(by) => {
              rows.move(index, by);
              setActive(index + by);
            }}
          />
        ))}
      </ul>
      {!rows.isFull && (
        <AddRow path="services" onAdd={() => rows.add()}>
          Add a service
        </AddRow>
      )}
      {suggested.length > 0 && !rows.isFull && (
        <div className="mt-2">
          <p className="text-small text-ink-2">
            {usualFor ? `Common services for ${usualFor}.` : 'Services that businesses like yours often offer.'} Add only the ones you
            offer:
          </p>
          <ul className="mt-1.5 flex flex-wrap gap-x-4">
            {suggested.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  aria-label={`Add ${name}`}
                  onClick={() => {
                    rows.fill({ name }, isBlank);
                    focusPriceOf(name, rows.list.current);
                  }}
                  className="inline-flex min-h-8 items-center gap-1 rounded-1 text-small font-semibold hover:underline pointer-coarse:min-h-11"
                >
                  <Icon of={Plus} size={14} /> {name}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </FieldGroup>
  );
}

/** Continues with the price of a service that was just added, because the button for it is gone. */
function focusPriceOf(name: string, list: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const rows = [...(list?.querySelectorAll('[data-row]') ?? [])];
    const row = rows.find((one) => one.querySelector<HTMLInputElement>('input[name$=".name"]')?.value === name);
    row?.querySelector<HTMLInputElement>('input[name$=".price"]')?.focus();
  });
}
