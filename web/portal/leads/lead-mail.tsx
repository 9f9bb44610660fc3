import type { ReactNode } from 'react';
import type { Delivery } from '../../../domain/correspondence/queries.ts';
import { Files, LinkedWords } from '../../thread/message-item.tsx';
import type { ReaderZone } from '../../thread/reader-zone.ts';
import { zonedTime } from '../../ui/controls/zoned-time.ts';
import { Dot, type DotState } from '../../ui/drawings/dot.tsx';
import type { ShownLead, ShownMail } from './lead-data.ts';

/** What someone sent through the form of the site. */
export function LeadForm({ lead, zone }: { lead: ShownLead; zone: ReaderZone }): ReactNode {
  return (
    <Entry who={lead.name} at={lead.at} zone={zone}>
      {lead.message ? <Words>{lead.message}</Words> : <p className="text-ui text-ink-2">No message left.</p>}
    </Entry>
  );
}

/** An email from the customer or to them, with its files and what became of it. */
export function LeadMail({ mail, zone }: { mail: ShownMail; zone: ReaderZone }): ReactNode {
  const { direction, fromName, fromAddress, toAddress, subject, body, notes, files, deliveries } = mail;
  const isOurs = direction === 'out';
  return (
    <Entry
      who={isOurs ? 'You' : fromName || fromAddress}
      at={mail.at}
      zone={zone}
      note={isOurs ? `as ${fromAddress}` : fromName && fromAddress}
    >
      {subject && <p className="mb-1 line-clamp-2 font-semibold text-ui wrap-anywhere">{subject}</p>}
      {body ? <Words isOwn={isOurs}>{body}</Words> : files.length === 0 && <p className="text-ui text-ink-2">No text.</p>}
      {files.length > 0 && <Files files={files} folder="/api/lead-files" />}
      {notes.map((note) => (
        <p key={note} className="mt-1.5 text-small text-ink-2 wrap-anywhere">
          {note}
        </p>
      ))}
      {deliveries.filter(isShown).map((delivery) => (
        <DeliveryLine key={`${delivery.kind} ${delivery.recipient}`} delivery={delivery} isNamed={delivery.recipient !== toAddress} />
      ))}
    </Entry>
  );
}

/** Answers are followed. An email that reached a mailbox needs no words. */
function isShown({ kind, state }: Delivery): boolean {
  return kind === 'answer' || state === 'failed' || state === 'bounced';
}

const states: Record<Delivery['state'], { dot: DotState; words: string }> = {
  queued: { dot: 'active', words: 'Sending' },
  sent: { dot: 'done', words: 'Sent' },
  failed: { dot: 'late', words: 'Couldn’t be delivered' },
  bounced: { dot: 'late', words: 'Came back' },
};

function DeliveryLine({ delivery: { kind, recipient, state, why }, isNamed }: { delivery: Delivery; isNamed: boolean }): ReactNode {
  const { dot, words } = states[state];
  const whose =
    kind === 'vacation' ? 'Vacation answer' : kind === 'pass-on' ? `Passing it on to ${recipient}` : isNamed ? `To ${recipient}` : '';
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-3 text-small wrap-anywhere">
      <Dot state={dot}>{[whose, words].filter(Boolean).join(': ')}</Dot>
      {why && <span className="min-w-0 text-ink-2">{why}</span>}
    </p>
  );
}

function Entry({
  who,
  at,
  zone,
  note,
  children,
}: {
  who: string;
  at: string;
  zone: ReaderZone;
  note?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <li className="grid gap-x-6 gap-y-1.5 border-b border-line py-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <p className="flex flex-wrap items-baseline gap-x-2 text-small text-ink-2 sm:block">
        <b className="text-ink wrap-anywhere sm:block">{who}</b>
        <time dateTime={at} className="sm:block">
          {zonedTime(at, zone.zone, zone.isOwn)}
        </time>
        {note && <span className="break-all sm:block">{note}</span>}
      </p>
      <div className="min-w-0 max-w-prose">{children}</div>
    </li>
  );
}

function Words({ children, isOwn = false }: { children: string; isOwn?: boolean }): ReactNode {
  return (
    <div className={`wrap-anywhere whitespace-pre-line ${isOwn ? 'text-ui' : 'own-words'}`}>
      <LinkedWords>{children}</LinkedWords>
    </div>
  );
}
