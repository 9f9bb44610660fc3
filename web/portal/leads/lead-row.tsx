import { useFetcher } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { FoldedMessage } from './folded-message.tsx';
import { leadKind } from './lead-words.ts';
import type { ShownLead } from './leads.tsx';

/** One lead: who, what, when; a new one can be marked as read, and a read one as new. `path` is where the list stands. */
export function LeadRow({ lead, path }: { lead: ShownLead; path: string }) {
  const fetcher = useFetcher();
  const busy = fetcher.state !== 'idle';
  const fresh = !lead.readAt;
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-line py-4 text-ui md:grid-cols-[16rem_1fr_9rem]">
      <div className="grid content-start justify-items-start gap-1">
        <b className="max-w-full wrap-anywhere">{lead.name}</b>
        {lead.phone && (
          <Link to={`tel:${lead.phone.replace(/[^\d+]/g, '')}`} className="link wrap-anywhere">
            {lead.phone}
          </Link>
        )}
        {lead.email && (
          <Link to={`mailto:${lead.email}`} className="link break-all">
            {lead.email}
          </Link>
        )}
      </div>
      <div className="min-w-0">
        <p className="text-small wrap-anywhere text-ink-2">{leadKind(lead)}</p>
        {lead.message ? <FoldedMessage>{lead.message}</FoldedMessage> : <p className="mt-1 text-ink-2">No message.</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small md:flex-col md:items-end">
        {fresh && !busy && <Dot state="active">New</Dot>}
        <RelativeTime at={lead.createdAt} className="text-ink-2" />
        <fetcher.Form method="post" action={path} preventScrollReset className="md:-mr-3">
          <input type="hidden" name="projectId" value={lead.projectId} />
          <input type="hidden" name="leadId" value={lead.id} />
          <input type="hidden" name="intent" value={fresh ? 'read' : 'unread'} />
          <Button type="submit" look="quiet" size="small" busy={busy && 'Saving...'}>
            {fresh ? 'Mark read' : 'Mark unread'}
            <span className="sr-only"> {lead.name}</span>
          </Button>
        </fetcher.Form>
      </div>
    </li>
  );
}
