import { useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { usePortalPath } from '../portal-path.ts';
import type { ProjectData } from './project-data.ts';

interface Props {
  data: ProjectData;
  shown: NonNullable<ProjectData['shown']>;
  look?: 'primary' | 'secondary';
}

/** Approval of one named version: says what it means, and binds to the version's hash. */
export function ApproveDialog({ data, shown, look = 'primary' }: Props) {
  const to = usePortalPath();
  const [open, setOpen] = useState(false);
  const fetcher = useFetcher<{ errors?: Record<string, string> }>();
  const error = fetcher.data?.errors?.[''];
  const host = data.project.address?.replace(/^https?:\/\//, '') ?? 'its address';
  const pending = data.requests.filter(({ open: unfinished }) => unfinished).length;
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button look={look}>Approve version {shown.number}</Button>}
      title={`Approve version ${shown.number}?`}
      description={
        data.project.liveNumber
          ? `It takes the place of version ${data.project.liveNumber} at ${host}, at once.`
          : `Exactly this version goes live at ${host}, at once.`
      }
      actions={
        <>
          <Button look="secondary" onClick={() => setOpen(false)}>
            Not yet
          </Button>
          <fetcher.Form method="post" action={to('/portal')}>
            <input type="hidden" name="intent" value="approve" />
            <input type="hidden" name="projectId" value={data.project.id} />
            <input type="hidden" name="versionId" value={shown.id} />
            <input type="hidden" name="contentHash" value={shown.contentHash} />
            <Button type="submit" wide busy={fetcher.state !== 'idle' && 'Going live...'}>
              Approve and go live
            </Button>
          </fetcher.Form>
        </>
      }
    >
      {error && (
        <Notice state="late" title="Not approved" className="mb-4">
          {error}
        </Notice>
      )}
      {pending > 0 && (
        <Notice state="waiting" title="Not in this version yet" className="mb-4">
          {pending === 1 ? 'One edit you asked for is still with us.' : `${pending} edits you asked for are still with us.`} This version
          goes live without {pending === 1 ? 'it' : 'them'}; we send you the next one to approve.
        </Notice>
      )}
      <ul className="grid gap-2 text-ui">
        <li>You can change texts, phone and hours afterwards, ask for edits, and go back to this version at any time.</li>
        {!data.project.liveSince && (
          <li>The monthly price, {data.money.month}, begins today. The full refund of the setup price ends with your yes.</li>
        )}
      </ul>
    </Dialog>
  );
}
