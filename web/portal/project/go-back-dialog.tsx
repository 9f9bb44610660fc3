import { useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { usePortalPath } from '../portal-path.ts';
import type { ProjectData } from './project-data.ts';
import { useSaved } from './use-saved.ts';

/**
 * Goes back to an earlier version after a confirmation. An approved one replaces the live one right away. Any other becomes a
 * new version to approve.
 */
export function GoBackDialog({ data, version }: { data: ProjectData; version: ProjectData['versions'][number] }) {
  const to = usePortalPath();
  const [open, setOpen] = useState(false);
  const fetcher = useFetcher<{ errors?: Record<string, string> }>();
  const { '': error } = useSaved(fetcher, () => setOpen(false));
  const { liveNumber, address, id, suspendedFor } = data.project;
  const { number, restorable } = version;
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button look="quiet" size="small" className="-mr-[.9rem]">
          Go back
          <span className="sr-only"> to version {number}</span>
        </Button>
      }
      title={restorable ? `Publish version ${number}?` : `Go back to version ${number}?`}
      description={
        restorable
          ? suspendedFor === null
            ? `Version ${liveNumber} is live at ${address?.replace(/^https?:\/\//, '') ?? 'your address'} now. Version ${number} replaces it right away.`
            : `Version ${number} replaces version ${liveNumber}. Visitors see it once we lift the suspension.`
          : `We’ll make a new version from the text, photos and facts of version ${number} for you to approve.`
      }
      cancel="Cancel"
      actions={
        <fetcher.Form method="post" action={to('/portal')}>
          <input type="hidden" name="intent" value={restorable ? 'restore' : 'go-back'} />
          <input type="hidden" name="projectId" value={id} />
          <input type="hidden" name="versionId" value={version.id} />
          <Button type="submit" wide busy={fetcher.state !== 'idle' && 'One moment...'}>
            {restorable ? `Publish version ${number}` : 'Make a new version'}
          </Button>
        </fetcher.Form>
      }
    >
      {error && (
        <Notice state="late" title="That didn’t work" className="mb-4">
          {error}
        </Notice>
      )}
      <p className="text-ui">
        Changes you make after this build on version {number}. Later versions stay in your history, and you can go back to them.
        {!restorable && liveNumber !== null && ' Your site stays as it is until you approve the new version.'}
      </p>
    </Dialog>
  );
}
