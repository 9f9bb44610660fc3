import type { ReactNode } from 'react';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field, FieldGroup, TextInput } from '../../ui/controls/field.tsx';
import { RadioCards } from '../../ui/controls/radio-cards.tsx';
import { useAnswer } from '../brief-form.tsx';
import { StepPart } from '../fields/step-part.tsx';
import { withHttps } from '../https.ts';

export type Booking = { kind: 'request' | 'link'; link?: string; services?: string[] };

/** How customers book: with a form or through the owner's own booking tool, and which services. */
export function BookingAnswer(): ReactNode {
  const { value, set, leave, problem, error } = useAnswer<Booking>('details.booking');
  const services = useAnswer<{ name?: string }[]>('services').value?.flatMap(({ name }) => (name?.trim() ? [name.trim()] : [])) ?? [];
  const booking = value ?? { kind: 'request' as const };
  const chosen = booking.services ?? [];
  // A checked service that has been renamed can still be unchecked.
  const offered = [...new Set([...services, ...chosen])];
  return (
    <StepPart title="Booking" shows={['hero', 'call']}>
      <FieldGroup label="How do customers book with you?" error={error}>
        <RadioCards
          name="details.booking.kind"
          columns={2}
          options={[
            { value: 'request', label: 'With a form on the page', note: 'Each one is a request until you reply' },
            { value: 'link', label: 'In the booking tool we already use', note: 'The page links to it' },
          ]}
          value={booking.kind}
          onValueChange={(kind) => set({ ...booking, kind: kind as Booking['kind'] }, 'now')}
        />
      </FieldGroup>
      <div className={booking.kind === 'link' ? '' : 'hidden noscript:block'}>
        <Field label="Link to your booking page" error={problem('details.booking.link')}>
          <TextInput
            name="details.booking.link"
            type="url"
            inputMode="url"
            placeholder="https://"
            value={booking.link ?? ''}
            onChange={(event) => set({ ...booking, link: event.target.value })}
            onBlur={() => {
              const link = withHttps(booking.link ?? '');
              if (booking.link && link !== booking.link) set({ ...booking, link }, 'now');
              leave();
            }}
          />
        </Field>
      </div>
      {offered.length > 0 && (
        <FieldGroup label="Which services can people book?" hint="Leave all unchecked to offer every service.">
          <div className="grid gap-x-4 sm:grid-cols-2">
            {offered.map((name) => (
              <Checkbox
                key={name}
                name="details.booking.services"
                value={name}
                label={name}
                checked={chosen.includes(name)}
                onChange={(event) =>
                  set({ ...booking, services: event.target.checked ? [...chosen, name] : chosen.filter((other) => other !== name) }, 'now')
                }
              />
            ))}
          </div>
        </FieldGroup>
      )}
    </StepPart>
  );
}
