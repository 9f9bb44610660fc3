import { sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { type StoredEvent, storedEventWords } from '../projects/event-words.ts';

export interface TimelineEntry {
  id: string;
  kind: 'account' | 'order' | 'project' | 'message' | 'mail' | 'call' | 'lead' | 'staff';
  /** `user:<id>`, `admin:<id>`, 'system' and the like. */
  actor: string;
  /** 'Version 1 approved' */
  words: string;
  /** The subject: an order's number or a project's name; '' for the account. */
  about: string;
  /** Milliseconds since 1970. */
  atMs: number;
}

/** Entries on one page of the timeline. */
export const timelinePageSize = 60;

/**
 * Everything that happened with a person, newest first: account, orders, projects, messages, emails, calls, leads of their sites and
 * what admins did. Doesn't include the text of messages and leads. `page` counts from 1.
 */
export async function timelineOf(userId: string, page: number): Promise<{ entries: TimelineEntry[]; count: number }> {
  const all = sql`
    select id::text, 'account' as kind, 'user:' || id as actor, 'Signed up' as words, '' as about, created_at as at
      from users where id = ${userId}
    union all select id::text || ':verified', 'account', 'user:' || id, 'Verified their email', '', email_confirmed_at
      from users where id = ${userId} and email_confirmed_at is not null
    union all select event.id::text, 'order', event.actor, event.reason, 'S-' || owned.number, event.created_at
      from order_events event join orders owned on owned.id = event.order_id where owned.user_id = ${userId}
    union all select event.id::text, 'project', event.actor,
        jsonb_build_object('kind', event.kind, 'details', event.details, 'reason', event.reason)::text, project.name, event.created_at
      from project_events event join projects project on project.id = event.project_id where project.owner_id = ${userId}
    union all select message.id::text, 'message',
        case message.author when 'staff' then 'admin:' || message.author_id when 'customer' then 'user:' || ${userId}::text else 'system' end,
        case message.author when 'customer' then 'Wrote a message' when 'staff' then 'Answered a message' else 'The chat answered' end,
        coalesce(project.name, ''), message.created_at
      from messages message join threads thread on thread.id = message.thread_id
      left join projects project on project.id = thread.project_id
      where thread.user_id = ${userId} and message.author <> 'system'
    union all select mail.id::text, 'mail', 'system', mail.template, mail.state, mail.created_at
      from mails mail where mail.user_id = ${userId} or mail.recipient = (select email from users where id = ${userId})
    union all select event.id::text, 'call', event.actor, 'Call ' || case event.kind when 'made' then 'booked' when 'moved' then 'rescheduled' else event.kind end,
        'B-' || booking.number, event.created_at
      from booking_events event join bookings booking on booking.id = event.booking_id where booking.user_id = ${userId}
    union all select lead.id::text, 'lead', 'visitor', 'New lead', project.name, lead.created_at
      from leads lead join projects project on project.id = lead.project_id where project.owner_id = ${userId}
    union all select entry.id::text, 'staff', entry.actor, coalesce(nullif(entry.detail->>'reason', ''), entry.action), '', entry.created_at
      from audit_log entry where entry.subject = 'user:' || ${userId}::text`;
  const [{ rows }, counted] = await Promise.all([
    db().execute<Record<string, string>>(sql`select id, kind, coalesce(actor, 'system') as actor, words, about,
        (extract(epoch from at) * 1000)::text as at_ms
      from (${all}) happened order by at desc, id desc limit ${timelinePageSize} offset ${(page - 1) * timelinePageSize}`),
    db().execute<{ count: number }>(sql`select count(*)::int as count from (${all}) happened`),
  ]);
  return {
    entries: rows.map((row) => ({
      id: row.id ?? '',
      kind: row.kind as TimelineEntry['kind'],
      actor: row.actor ?? '',
      words: row.kind === 'project' ? storedEventWords(JSON.parse(row.words ?? '') as StoredEvent) : (row.words ?? ''),
      about: row.about ?? '',
      atMs: Number(row.at_ms),
    })),
    count: counted.rows[0]?.count ?? 0,
  };
}
