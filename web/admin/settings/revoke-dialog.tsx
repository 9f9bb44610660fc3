import { useState } from 'react';
import { Form } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';

/** Asks before removing someone's role. */
export function RevokeDialog({ userId, name, self }: { userId: string; name: string; self: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" look="secondary">
          Remove
        </Button>
      }
      title={self ? 'Remove yourself as administrator?' : `Remove ${name} as administrator?`}
      description={`${self ? 'You lose' : 'They lose'} access to the Admin Panel right away. The account stays.`}
      actions={
        <>
          <Button look="secondary" onClick={() => setOpen(false)}>
            Not now
          </Button>
          <Form method="post" onSubmit={() => setOpen(false)}>
            <input type="hidden" name="intent" value="revoke" />
            <input type="hidden" name="userId" value={userId} />
            <Button type="submit" look="danger" wide>
              Remove
            </Button>
          </Form>
        </>
      }
    />
  );
}
