import { type ReactNode, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../ui/controls/button.tsx';
import { Dialog } from '../ui/controls/dialog.tsx';
import { HiddenFields } from '../ui/controls/field.tsx';

/**
 * A button that asks for confirmation. `fields` are hidden fields that name what it acts on. `children` are more fields of the
 * form, such as a reason.
 */
export function AskFirst({
  label,
  busyLabel,
  intent,
  fields = {},
  title,
  description,
  yes,
  danger = false,
  children,
}: {
  label: string;
  /** Such as 'Drafting...', while it's busy. */
  busyLabel?: string;
  intent: string;
  fields?: Record<string, string>;
  title: string;
  description: string;
  yes: string;
  danger?: boolean;
  children?: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const sent = useNavigation().formData;
  const busy = sent?.get('intent') === intent && Object.entries(fields).every(([name, value]) => sent.get(name) === value);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" look="secondary" busy={busy && (busyLabel ?? true)}>
          {label}
        </Button>
      }
      title={title}
      description={description}
    >
      <Form method="post" className="grid gap-5" onSubmit={() => setOpen(false)}>
        <HiddenFields fields={{ intent, ...fields }} />
        {children}
        <div className="flex flex-wrap justify-end gap-2.5 max-sm:flex-col-reverse max-sm:*:w-full">
          <Button look="secondary" onClick={() => setOpen(false)}>
            Not now
          </Button>
          <Button type="submit" look={danger ? 'danger' : 'primary'}>
            {yes}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
