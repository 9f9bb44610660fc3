import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { suspensionLabels } from '../../../domain/projects/schema.ts';
import { suspensionSchema } from '../../../domain/suspensions/schema.ts';
import { type FieldErrors, useCheckedForm } from '../../forms/checked-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Field, Select, Textarea } from '../../ui/controls/field.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { AskFirst } from '../ask-first.tsx';
import type { ProjectData } from './project-data.ts';

/** Says that staff suspended the site and why, with a button that lifts it. */
export function SuspensionNotice({ suspension }: { suspension: NonNullable<ProjectData['project']['suspension']> }) {
  return (
    <Notice
      state="late"
      title={`Suspended by staff since ${suspension.since}`}
      className="mt-5"
      action={
        <AskFirst
          label="Lift suspension"
          busyLabel="Lifting..."
          intent="lift"
          title="Lift the suspension?"
          description="The site goes back online right away with its newest published version, unless its plan keeps it offline. We’ll email the owner."
          yes="Lift suspension"
        />
      }
    >
      <span className="block whitespace-pre-line wrap-anywhere">{suspension.why}</span> Visitors see that the site isn’t available. Billing
      continues.
    </Notice>
  );
}

/** Suspends a published site after asking for the reason, which its owner reads. */
export function SuspendSite({ serverErrors }: { serverErrors: FieldErrors | undefined }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger="Suspend site"
      title="Suspend this site?"
      description="Visitors see that the site isn’t available until you lift the suspension. The plan and its bills continue. To stop billing too, end the plan on the order’s page."
    >
      <SuspendForm serverErrors={serverErrors} />
    </Dialog>
  );
}

function SuspendForm({ serverErrors }: { serverErrors: FieldErrors | undefined }) {
  const { errors, form } = useCheckedForm(suspensionSchema, serverErrors, ['reason', 'note']);
  const busy = useNavigation().formData?.get('intent') === 'suspend';
  return (
    <Form method="post" className="grid gap-4" {...form}>
      <input type="hidden" name="intent" value="suspend" />
      <Field label="Reason" error={errors.reason}>
        <Select name="reason" defaultValue="">
          <option value="">Pick a reason</option>
          {Object.entries(suspensionLabels).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="What the owner should know or do" optional hint="We email it to them with the reason" error={errors.note}>
        <Textarea name="note" limit={500} rows={3} />
      </Field>
      <Button type="submit" look="danger" size="small" busy={busy && 'Suspending...'} className="justify-self-end">
        Suspend site
      </Button>
    </Form>
  );
}
