import { useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { usePortalPath } from '../portal-path.ts';
import type { ProjectData } from './project-data.ts';
import { useSaved } from './use-saved.ts';

/**
 * The way back to an earlier version, asked first. One that was approved takes the place of the live one at once; any
 * other makes a new version to approve.
 */
export function GoBackDialog({ data, version }: { data: ProjectData; version: ProjectData['versions'][number] }) {
  const to = usePortalPath();
  const [open, setOpen] = useState(false);
  const fetcher = useFetcher<{ errors?: Record<string, string> }>();
  const { '': error } = useSaved(fetcher, () => setOpen(false));
  const { liveNumber, address, id } = data.project;
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
      title={restorable ? `Put version ${number} live?` : `Go back to version ${number}?`}
      description={
        restorable
          ? `Version ${liveNumber} is live at ${address?.replace(/^https?:\/\//, '') ?? 'your address'} now. Version ${number} takes its place at once.`
          : `The words, pictures and facts of version ${number} make a new version for you to approve.`
      }
      actions={
        <>
          <Button look="secondary" onClick={() => setOpen(false)}>
            Cancel
          </Button>
          <fetcher.Form method="post" action={to('/portal')}>
            <input type="hidden" name="intent" value={restorable ? 'restore' : 'go-back'} />
            <input type="hidden" name="projectId" value={id} />
            <input type="hidden" name="versionId" value={version.id} />
            <Button type="submit" wide busy={fetcher.state !== 'idle' && 'One moment...'}>
              {restorable ? `Put version ${number} live` : 'Make a new version from it'}
            </Button>
          </fetcher.Form>
        </>
      }
    >
      {error && (
        <Notice state="late" title="Not done" className="mb-4">
          {error}
        </Notice>
      )}
      <p className="text-ui">
        What you change afterwards starts from version {number}. Later versions stay in the history, and you can come back to them.
        {!restorable && liveNumber !== null && ' Your site stays as it is until you approve the new version.'}
      </p>
    </Dialog>
  );
}
