import { useId, useState } from 'react';
import { type FetcherWithComponents, useFetcher } from 'react-router';
import { NotSaved } from '../../editor/not-saved.tsx';
import type { FieldErrors } from '../../forms/checked-form.ts';
import { useFirstErrorFocus } from '../../forms/first-error.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Field, FieldError, FieldGroup } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { usePortalPath } from '../portal-path.ts';
import { weekDays } from './facts-form.ts';
import type { ProjectData } from './project-data.ts';
import { useSaved } from './use-saved.ts';

/** Edits phone, email and hours in one place, for every page, the structured data and the footer. */
export function FactsDialog({ data }: { data: ProjectData }) {
  const [open, setOpen] = useState(false);
  const fetcher = useFetcher<{ errors?: Record<string, string> }>();
  const errors = useSaved(fetcher, () => setOpen(false));
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger="Edit phone and hours"
      title="Phone, email, hours"
      description="Change these once and every page updates. Your changes are saved as a new version."
      cancel="Cancel"
      actions={
        <Button type="submit" form="facts-form" busy={fetcher.state !== 'idle' && 'Saving...'}>
          Save as new version
        </Button>
      }
    >
      <FactsForm data={data} Form={fetcher.Form} errors={errors} />
      <NotSaved errors={errors} className="mt-4" />
    </Dialog>
  );
}

interface FormProps {
  data: ProjectData;
  Form: FetcherWithComponents<unknown>['Form'];
  errors: FieldErrors;
}

/** Also sends the facts the dialog opened with. Only what differs from them is saved, so newer changes aren't overwritten. */
function FactsForm({ data, Form, errors }: FormProps) {
  const to = usePortalPath();
  const form = useFirstErrorFocus(errors);
  const [{ phone, email, hours }] = useState(data.facts);
  return (
    <Form
      ref={form}
      method="post"
      action={to('/portal')}
      preventScrollReset
      id="facts-form"
      className="grid max-h-[58svh] gap-4 overflow-y-auto px-1 pb-1"
    >
      <input type="hidden" name="intent" value="facts" />
      <input type="hidden" name="projectId" value={data.project.id} />
      <input type="hidden" name="was:phone" value={phone} />
      <input type="hidden" name="was:email" value={email} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Phone" error={errors['business.phone']}>
          <TextInput name="phone" type="tel" defaultValue={phone} />
        </Field>
        <Field label="Email" error={errors['business.email']}>
          <TextInput name="email" type="email" defaultValue={email} />
        </Field>
      </div>
      {hours && (
        <FieldGroup label="Opening hours" hint="On days you’re closed, leave both times empty." error={errors['business.hours']}>
          <input type="hidden" name="was:hours" value={JSON.stringify(hours)} />
          <div className="grid gap-1.5">
            {weekDays.map(([key, label]) => (
              <DayRow
                key={key}
                day={key}
                label={label}
                spans={hours[key]}
                error={Object.entries(errors).find(([field]) => field.startsWith(`business.hours.${key}`))?.[1]}
              />
            ))}
          </div>
        </FieldGroup>
      )}
    </Form>
  );
}

/** A day's hours. Days with two spans or open 24 hours aren't in the form and don't change. */
function DayRow({ day, label, spans, error }: { day: string; label: string; spans: unknown; error: string | undefined }) {
  const list = Array.isArray(spans) ? (spans as [string, string][]) : [];
  const errorId = useId();
  if (spans === '24h' || list.length > 1) {
    return (
      <p className="grid grid-cols-[7rem_1fr] items-center text-small">
        {label}
        <span className="text-ink-2">
          {spans === '24h' ? 'Open 24 hours' : list.map(([open, close]) => `${open} to ${close}`).join(', ')}. Message us to change it.
        </span>
      </p>
    );
  }
  const [open = '', close = ''] = list[0] ?? [];
  const wrong = error ? { 'aria-invalid': true as const, 'aria-describedby': errorId } : {};
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)_minmax(0,1fr)] items-center gap-2 text-small max-sm:grid-cols-2">
      <span className="max-sm:col-span-2">{label}</span>
      <TextInput size="small" type="time" name={`open:${day}`} aria-label={`${label}, opens`} defaultValue={open} {...wrong} />
      <TextInput size="small" type="time" name={`close:${day}`} aria-label={`${label}, closes`} defaultValue={close} {...wrong} />
      <FieldError id={errorId} className="col-span-full">
        {error}
      </FieldError>
    </div>
  );
}
