import { useState } from 'react';
import { Form } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';

/** Asks before a person is signed out on every device. */
export function EndSessionsDialog({ name, count }: { name: string; count: number }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" look="secondary">
          End all sessions
        </Button>
      }
      title={`Log ${name} out everywhere?`}
      description={`This ends ${count === 1 ? 'the one open session' : `all ${count} open sessions`} right away. They can log in again.`}
      actions={
        <>
          <Button look="secondary" onClick={() => setOpen(false)}>
            Not now
          </Button>
          <Form method="post" onSubmit={() => setOpen(false)}>
            <input type="hidden" name="intent" value="end-sessions" />
            <Button type="submit" look="danger" wide>
              End all sessions
            </Button>
          </Form>
        </>
      }
    />
  );
}
