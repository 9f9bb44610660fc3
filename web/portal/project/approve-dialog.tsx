import { useId, useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { HiddenFields } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { usePortalPath } from '../portal-path.ts';
import type { ProjectData } from './project-data.ts';

interface Props {
  data: ProjectData;
  shown: NonNullable<ProjectData['shown']>;
  look?: 'primary' | 'secondary';
}

/** Approves a version after saying what that means. Sends the version's hash, so exactly what was shown goes live. */
export function ApproveDialog({ data, shown, look = 'primary' }: Props) {
  const to = usePortalPath();
  const form = useId();
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
          ? `It replaces version ${data.project.liveNumber} at ${host} ${data.project.suspendedFor === null ? 'right away' : 'once we lift the suspension'}.`
          : `Exactly this version goes live at ${host} right away.`
      }
      cancel="Not yet"
      actions={
        <fetcher.Form id={form} method="post" action={to('/portal')} noValidate>
          <HiddenFields fields={{ intent: 'approve', projectId: data.project.id, versionId: shown.id, contentHash: shown.contentHash }} />
          {!data.project.liveSince && <input type="hidden" name="first" value="yes" />}
          <Button type="submit" wide busy={fetcher.state !== 'idle' && (data.project.liveNumber ? 'Updating...' : 'Going live...')}>
            {data.project.liveNumber ? 'Approve and update site' : 'Approve and go live'}
          </Button>
        </fetcher.Form>
      }
    >
      {error && (
        <Notice state="late" title="Your site wasn’t approved" className="mb-4">
          {error}
        </Notice>
      )}
      {pending > 0 && (
        <Notice state="waiting" title="Not in this version yet" className="mb-4">
          {pending === 1 ? 'We’re still working on one edit you requested.' : `We’re still working on ${pending} edits you requested.`} This
          version goes live without {pending === 1 ? 'it' : 'them'}. We’ll send you the next version to approve.
        </Notice>
      )}
      {data.claims.length > 0 && (
        <fieldset className="mb-5 grid gap-1">
          <legend className="ui-heading">Is this true?</legend>
          <p className="mb-1 text-small text-ink-2">
            Your site says it, but your brief doesn’t. Check what’s true and we’ll add it to your brief. If something isn’t,{' '}
            <Link to={to('/portal/editor')}>change the text</Link> first.
          </p>
          {data.claims.map(({ words, text }) => (
            <Checkbox
              key={`${words} ${text}`}
              form={form}
              name="confirmed"
              value={words}
              required
              label={<b>“{words}”</b>}
              hint={text === words ? undefined : text}
            />
          ))}
        </fieldset>
      )}
      <ul className="grid gap-2 text-ui">
        <li>After that, you can still change text, phone and hours, request edits and go back to this version at any time.</li>
        {!data.project.liveSince && (
          <li>Your monthly price, {data.money.month}, starts today. After you approve, setup is no longer fully refundable.</li>
        )}
      </ul>
    </Dialog>
  );
}
