import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { leadsOf } from '../../../domain/leads/queries.ts';
import { mailto } from '../../../text/email-address.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button, ButtonForm } from '../../ui/controls/button.tsx';
import { HiddenFields } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { PhoneLink } from '../../words/phone-link.tsx';
import { leadNotes } from './lead-notes.ts';

type Lead = Awaited<ReturnType<typeof leadsOf>>[number];

/** A lead with who, what and when, and a button to mark it as read, unread or not spam. `path` is the list's address. */
export function LeadRow({
  lead,
  path,
}: {
  lead: Omit<Lead, 'createdAt' | 'readAt' | 'digestedAt'> & { createdAt: string; readAt: string | null; isClosed: boolean };
  path: string;
}) {
  const fetcher = useFetcher();
  const busy = fetcher.state !== 'idle';
  const fresh = !lead.readAt;
  const [intent, label] = lead.isSpam ? ['not-spam', 'Not spam'] : fresh ? ['read', 'Mark read'] : ['unread', 'Mark unread'];
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-line py-4 text-ui md:grid-cols-[16rem_1fr_9rem]">
      <div className="grid content-start justify-items-start gap-1">
        <b className="max-w-full wrap-anywhere">{lead.name}</b>
        {lead.phone && <PhoneLink phone={lead.phone} className="link wrap-anywhere" />}
        {lead.email && (
          <Link to={mailto(lead.email)} className="link break-all">
            {lead.email}
          </Link>
        )}
      </div>
      <div className="min-w-0">
        <p className="text-small wrap-anywhere text-ink-2">{leadKind(lead)}</p>
        {leadNotes(lead).map((note) => (
          <p key={note} className="text-small text-ink-2">
            {note}
          </p>
        ))}
        {lead.message ? <FoldedMessage>{lead.message}</FoldedMessage> : <p className="mt-1 text-ink-2">No message left.</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small md:flex-col md:items-end">
        {fresh && !lead.isSpam && !busy && <Dot state="active">New</Dot>}
        <RelativeTime at={lead.createdAt} className="text-ink-2" />
        <fetcher.Form method="post" action={path} preventScrollReset className="md:-mr-3">
          <HiddenFields projectId={lead.projectId} leadId={lead.id} intent={intent} />
          <Button type="submit" look="quiet" size="small" busy={busy && 'Saving...'}>
            {label}
            <span className="sr-only"> {lead.name}</span>
          </Button>
        </fetcher.Form>
      </div>
    </li>
  );
}

/** 'Booking request, Drains, Tuesday, December 1, Morning': what a lead is, in a line. */
function leadKind(lead: { kind: 'contact' | 'booking'; service: string | null; day: string | null; part: string | null }): string {
  return [lead.kind === 'booking' ? 'Booking request' : 'Message', lead.service, lead.day, lead.part].filter(Boolean).join(', ');
}

/** Marks every new lead of a project as read. */
export function MarkAllRead({ projectId, path }: { projectId: string; path: string }) {
  return (
    <ButtonForm fields={{ projectId }} action={path} preventScrollReset look="secondary" size="small">
      Mark all as read
    </ButtonForm>
  );
}

/** A visitor's message. Shows eight lines and a button for the rest. Without script it shows everything. */
function FoldedMessage({ children }: { children: string }) {
  const words = useRef<HTMLParagraphElement>(null);
  const [isLong, setIsLong] = useState(false);
  const [whole, setWhole] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures a changed message again
  useEffect(() => {
    const measure = () => words.current && !whole && setIsLong(words.current.scrollHeight > words.current.clientHeight + 1);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [children, whole]);
  return (
    <>
      <p
        ref={words}
        className={classNames('own-words mt-1 wrap-anywhere whitespace-pre-line', !whole && 'line-clamp-8 noscript:line-clamp-none')}
      >
        {children}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
          className="link mt-1 min-h-9 text-small pointer-coarse:min-h-11"
        >
          {whole ? 'Show less' : 'Show all'}
        </button>
      )}
    </>
  );
}
