import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { journalOf, migrateDatabase } from '../../db/migrate.ts';
import { projectEvents } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { eventWords, type StoredEvent, storedEventWords } from './event-words.ts';
import type { EventOf, ProjectEvent } from './schema.ts';

/** `now` is what staff read, if it differs from what 0.2 stored. */
type Row<Event> = Event extends ProjectEvent ? [stored: string, details: Omit<Event, 'kind'>, now?: string] : never;

/** Every event in words, as 0.2 and before stored it, with its details. */
/** Kinds that came after 0.2. */
type Later = 'domain';
const table: { [Kind in Exclude<ProjectEvent['kind'], Later>]: Row<EventOf<Kind>>[] } = {
  project: [['Project opened', {}]],
  payment: [['Order paid', {}]],
  brief: [['Brief submitted', {}]],
  wait: [['Waiting for payment', {}]],
  schedule: [['Payment and brief are in', {}]],
  draft: [
    ['Draft started', { step: 'started' }],
    ['Version 12 shown to the customer', { step: 'shown', number: 12, passed: true }],
    ['Version 13 shown to the customer despite a failed quality check', { step: 'shown', number: 13, passed: false }],
  ],
  deadline: [
    ['Draft late: the first month is credited', { credited: true }],
    ['Draft late', { credited: false }],
  ],
  gate: [
    ['Quality check failed: Byte budget, Headings', { passed: false, checks: ['Byte budget', 'Headings'] }],
    ['Not sent: Text by staff, not from the brief', { passed: true, checks: ['Text by staff, not from the brief'] }],
  ],
  version: [
    ['Version 4: Home: new lead', { step: 'changed', number: 4, name: 'Home: new lead' }],
    ['Version 5: rebuilt', { step: 'rebuilt', number: 5 }],
    ['Rebuilt: no changes from version 6', { step: 'unchanged', number: 6 }],
  ],
  'edit-request': [
    ['Edit requested: Home, “Our story”', { step: 'requested', place: 'Home, “Our story”' }],
    ['In progress: About', { step: 'started', place: 'About' }],
    ['Canceled: Contact', { step: 'withdrawn', place: 'Contact' }],
    ['Done: Hours', { step: 'done', place: 'Hours' }],
    ['Accepted: Gallery', { step: 'accepted', place: 'Gallery' }],
    ['Not quite: Pricing', { step: 'reopened', place: 'Pricing' }],
    ['Some edits are still open', { step: 'still-open' }],
  ],
  approval: [['Version 7 approved', { number: 7 }]],
  publication: [
    ['Approved by the owner', { by: 'approval' }],
    ['Restored by the owner: version 8', { by: 'owner', number: 8 }],
    ['Published from Admin: version 9', { by: 'admin', number: 9 }],
    [
      'Rolled back from version 11 to version 10.',
      { by: 'rollback', before: 11, number: 10, why: '' },
      'Rolled back from version 11 to version 10',
    ],
    ['Rolled back from version 11 to version 10: Wrong version 3.', { by: 'rollback', before: 11, number: 10, why: 'Wrong version 3.' }],
  ],
  address: [
    ['Web address: juniper-salt', { step: 'chosen', slug: 'juniper-salt' }],
    ['Address changed from https://a.example to https://b.example', { step: 'moved', from: 'https://a.example', to: 'https://b.example' }],
  ],
  lock: [
    ['Locked: The look', { isLocked: true, place: 'The look' }],
    ['Unlocked: Pages', { isLocked: false, place: 'Pages' }],
  ],
  form: [
    ['Forms paused: “We’re away “until” May.”', { notice: 'We’re away “until” May.' }],
    ['Forms are back on', { notice: '' }],
  ],
  portfolio: [
    ['Agreed to be shown in the portfolio', { agreed: true }],
    ['Removed from the portfolio', { agreed: false }],
  ],
  cancellation: [
    ['Canceled, effective December 21, 2026', { step: 'requested', endsOn: '2026-12-21' }],
    ['Cancellation undone', { step: 'undone' }],
    [
      'Taken offline at the end of the paid month. It can be restored until January 3, 2027',
      { step: 'taken-offline', restorableOn: '2027-01-03' },
    ],
    [
      'Ended by staff: Sold. Thanks. It can be restored until February 29, 2028',
      { step: 'ended', why: 'Sold. Thanks', restorableOn: '2028-02-29' },
    ],
  ],
  refund: [['Setup price refunded: Closed the shop', { reason: 'Closed the shop' }]],
  suspension: [
    ['Suspended: Spam, phishing or malware. See the contact page', { by: 'staff', reason: 'abuse', note: 'See the contact page' }],
    ['Suspended: Complaint or legal letter', { by: 'staff', reason: 'complaint', note: '' }],
    ['Suspended: Content our terms don’t allow', { by: 'staff', reason: 'content', note: '' }],
    ['Suspended: The owner requested it', { by: 'staff', reason: 'request', note: '' }],
    ['Suspended: Another reason. A note.\nTwo lines', { by: 'staff', reason: 'other', note: 'A note.\nTwo lines' }],
    [
      'Suspended, the monthly bill is not paid: Your card was declined.',
      { by: 'card', declineReason: 'Your card was declined.' },
      'Suspended for an unpaid monthly bill: Your card was declined.',
    ],
    [
      'Suspended, the monthly bill is not paid: We didn’t receive $1,029.50 by bank transfer.',
      { by: 'bank', dueCents: 102_950 },
      'Suspended for an unpaid monthly bill: We didn’t receive $1,029.50 by bank transfer.',
    ],
  ],
  restoration: [
    ['Restored by the owner', { by: 'owner', isLive: true }],
    ['Cancellation undone; still suspended', { by: 'owner', isLive: false }],
    ['The open bill is paid', { by: 'payment' }],
    ['Suspension lifted', { by: 'staff' }],
  ],
  archiving: [
    ['Not restored within 30 days', { after: 'cancellation', days: 30 }],
    ['Not paid within 31 days of its suspension', { after: 'suspension', days: 31 }],
  ],
  lead: [
    ['New message', { form: 'contact' }],
    ['New booking request', { form: 'booking' }],
    ['1 more message', { more: 1 }],
    ['12 more messages', { more: 12 }],
  ],
};
const events = Object.entries(table).flatMap(([kind, rows]) =>
  rows.map(([reason, details]) => ({ kind, reason, details }) as StoredEvent & { details: object }),
);
const projectId = '01890000-0000-7000-8000-000000000001';
const other = '01890000-0000-7000-8000-000000000002';
/** The number of migrations before `details`. */
const before = journalOf().entries.findIndex(({ tag }) => tag === '0023_event-details');
const database = useDatabase();

const write = (kind: string, reason: string) =>
  db().execute(sql`insert into project_events (id, project_id, actor, kind, reason)
    values (gen_random_uuid(), ${projectId}, 'system', ${kind}, ${reason})`);
const stored = () =>
  db()
    .select({ kind: projectEvents.kind, reason: projectEvents.reason, details: projectEvents.details })
    .from(projectEvents)
    .where(eq(projectEvents.projectId, projectId));
const inOrder = (rows: StoredEvent[]) =>
  rows.toSorted((one, other) => `${one.kind} ${one.reason}`.localeCompare(`${other.kind} ${other.reason}`));
const unknown = { kind: 'version', reason: 'A sentence of another time', details: null };

beforeAll(async () => {
  for (const name of ['drizzle', 'public']) await db().execute(sql`drop schema ${sql.identifier(name)} cascade`);
  await db().execute(sql`create schema public`);
  await migrateDatabase(database.url(), before);
  await db().execute(sql`insert into users (id, name, email) values (${projectId}, 'Dana', 'dana@people.test')`);
  for (const id of [projectId, other]) await db().execute(sql`insert into projects (id, owner_id, seed) values (${id}, ${projectId}, 1)`);
  for (const { kind, reason } of [...events, unknown]) await write(kind, reason);
  // More than two batches.
  await db().execute(sql`insert into project_events (id, project_id, actor, kind, reason)
    select gen_random_uuid(), ${other}, 'system', 'approval', 'Version ' || number || ' approved' from generate_series(1, 4500) as number`);
  await migrateDatabase(database.url());
});

test('a database of 0.2 has every event’s details after the migration, and keeps a sentence that it doesn’t know', async () => {
  expect(inOrder(await stored())).toEqual(inOrder([...events, unknown]));
});

test('every batch is read, and nothing of the work is left', async () => {
  const { rows } = await db().execute(sql`select count(*)::int as events, count(distinct details -> 'number')::int as numbers
    from project_events where project_id = ${other}`);
  expect(rows).toEqual([{ events: 4500, numbers: 4500 }]);
  expect((await db().execute(sql`select proname from pg_proc where proname like 'finish%'`)).rows).toEqual([]);
});

test('events that 0.2 writes during an update get their details too', async () => {
  await db().delete(projectEvents);
  for (const { kind, reason } of [...events, unknown]) await write(kind, reason);
  expect(inOrder(await stored())).toEqual(inOrder([...events, unknown]));
});

test.each([
  ['claimed', 'Own domain to connect: hollis.com'],
  ['removed', 'Own domain removed: hollis.com'],
  ['connected', 'Own domain connected: hollis.com'],
  ['drifting', 'hollis.com no longer leads to the site'],
  ['back', 'hollis.com leads to the site again'],
  ['away', 'Back at the free address, because hollis.com leads elsewhere'],
  ['dropped', 'Stopped waiting for the records of hollis.com'],
  ['lost', 'hollis.com was proved for another site'],
  ['email-chosen', 'Email set up at hollis.com'],
  ['email-removed', 'Email turned off at hollis.com'],
  ['email-ready', 'Email ready at hollis.com'],
  ['email-stopped', 'Email stopped at hollis.com, because its records changed'],
] as const)('a domain that is %s', (step, words) => {
  expect(eventWords({ kind: 'domain', step, name: 'hollis.com' })).toBe(words);
});

test('an email to a site’s address says that it’s one', () => {
  expect(eventWords({ kind: 'lead', form: 'email' })).toBe('New email');
});

test('an event of a kind that only a later release has is shown as it was recorded', () => {
  expect(storedEventWords({ kind: 'moved-house', details: {}, reason: 'Moved to another house' })).toBe('Moved to another house');
});

const read = Object.entries(table).flatMap(([kind, rows]) =>
  rows.map(([words, details, now]): [string, StoredEvent] => [now ?? words, { kind, details, reason: '' } as StoredEvent]),
);

test.each([...read, [unknown.reason, unknown] as const])('staff read “%s”', (words, event) => {
  expect(storedEventWords(event)).toBe(words);
});
