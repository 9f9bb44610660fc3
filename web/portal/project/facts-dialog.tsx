import { useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { usePortalPath } from '../portal-path.ts';
import { weekDays } from './facts-form.ts';
import type { ProjectData } from './project-data.ts';
import { useSaved } from './use-saved.ts';

/** Phone, email and hours, changed in one place: every page, the structured data and the footer follow. */
export function FactsDialog({ data }: { data: ProjectData }) {
  const to = usePortalPath();
  const [open, setOpen] = useState(false);
  const fetcher = useFetcher<{ errors?: Record<string, string> }>();
  const errors = useSaved(fetcher, () => setOpen(false));
  const hours = data.facts.hours;
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button look="secondary" size="small">
          Change phone or hours
        </Button>
      }
      title="Phone, email, hours"
      description="Changed here, they change on every page. It becomes a new version."
      actions={
        <>
          <Button look="secondary" onClick={() => setOpen(false)}>
            Leave it
          </Button>
          <Button type="submit" form="facts-form" busy={fetcher.state !== 'idle' && 'Saving...'}>
            Save as a new version
          </Button>
        </>
      }
    >
      <fetcher.Form method="post" action={to('/portal')} id="facts-form" className="grid max-h-[58svh] gap-4 overflow-y-auto px-1 pb-1">
        <input type="hidden" name="intent" value="facts" />
        <input type="hidden" name="projectId" value={data.project.id} />
        {errors[''] && (
          <p role="alert" className="text-small font-semibold text-danger">
            {errors['']}
          </p>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Phone" error={errors['business.phone']}>
            <TextInput name="phone" type="tel" defaultValue={data.facts.phone} />
          </Field>
          <Field label="Email" error={errors['business.email']}>
            <TextInput name="email" type="email" defaultValue={data.facts.email} />
          </Field>
        </div>
        {hours && <input type="hidden" name="hours" value="told" />}
        {hours && (
          <fieldset className="grid gap-1.5">
            <legend className="mb-2 text-small font-semibold">Opening hours (empty: closed)</legend>
            {weekDays.map(([key, label]) => (
              <DayRow
                key={key}
                day={key}
                label={label}
                spans={hours[key]}
                error={Object.entries(errors).find(([field]) => field.startsWith(`business.hours.${key}`))?.[1]}
              />
            ))}
          </fieldset>
        )}
      </fetcher.Form>
    </Dialog>
  );
}

/** One day. A day with two spans, or open around the clock, keeps them unless it is emptied here. */
function DayRow({ day, label, spans, error }: { day: string; label: string; spans: unknown; error: string | undefined }) {
  const list = Array.isArray(spans) ? (spans as [string, string][]) : [];
  const special = spans === '24h' || list.length > 1;
  if (special) {
    return (
      <p className="grid grid-cols-[7rem_1fr] items-center text-small">
        <input type="hidden" name={`kept:${day}`} value={JSON.stringify(spans)} />
        {label}
        <span className="text-ink-2">
          {spans === '24h' ? 'Open 24 hours' : list.map(([open, close]) => `${open} to ${close}`).join(', ')}. Ask us to change it.
        </span>
      </p>
    );
  }
  const [open = '', close = ''] = list[0] ?? [];
  return (
    <div className="grid grid-cols-[7rem_1fr_1fr] items-center gap-2 text-small">
      <span>{label}</span>
      <TextInput
        size="small"
        type="time"
        name={`open:${day}`}
        aria-label={`${label}, opens`}
        defaultValue={open}
        aria-invalid={error ? true : undefined}
      />
      <TextInput
        size="small"
        type="time"
        name={`close:${day}`}
        aria-label={`${label}, closes`}
        defaultValue={close}
        aria-invalid={error ? true : undefined}
      />
      {error && (
        <p role="alert" className="col-span-3 font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
