import { useFetcher } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { Notice } from '../../../ui/controls/notice.tsx';

/** Removes a passkey after a confirmation. */
export function RemovePasskey({ id, name }: { id: string; name: string }) {
  const fetcher = useFetcher<{ message: string }>();
  return (
    <Dialog
      size="small"
      trigger={
        <Button look="secondary" size="small">
          Remove<span className="sr-only"> {name}</span>
        </Button>
      }
      title={`Remove passkey “${name}”?`}
      description="You can’t log in with it after that. Your other ways to log in keep working. You can’t undo this."
      cancel="Cancel"
      actions={
        <fetcher.Form method="post" action="/portal/settings/security/passkeys" preventScrollReset>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="passkeyId" value={id} />
          <Button type="submit" look="danger" wide busy={fetcher.state !== 'idle' && 'Removing...'}>
            Remove passkey
          </Button>
        </fetcher.Form>
      }
    >
      {fetcher.data && (
        <Notice state="late" title="That didn’t work">
          {fetcher.data.message}
        </Notice>
      )}
    </Dialog>
  );
}
