import { randomUUID } from 'node:crypto';
import { demoAccounts } from '../../content/demo-accounts.ts';
import { cookiePairs } from '../harness/cookie-pairs.ts';
import type { TestServer } from '../harness/server.ts';
import { inDatabase, onDatabase } from './server-database.ts';

/** Who comes to a door. `owner` has everything that is asked for; `other` is a customer with things of their own. */
export const people = ['visitor', 'unverified', 'owner', 'other', 'admin'] as const;
export type Person = (typeof people)[number];

/** Logs everyone in with the call that browsers use, and returns their cookies. */
export async function cookiesOfPeople(server: TestServer): Promise<Record<Person, string>> {
  const { password } = demoAccounts;
  const signUp = { email: `${randomUUID()}@doors.test`, password, data: { first_name: 'Una', last_name: 'Proved' } };
  const [unverified, owner, other, admin] = await Promise.all([
    signIn(server, 'signup', signUp),
    ...[demoAccounts.liveOwner, demoAccounts.owner, demoAccounts.admin].map((email) =>
      signIn(server, 'token?grant_type=password', { email, password }),
    ),
  ]);
  return { visitor: '', unverified: unverified ?? '', owner: owner ?? '', other: other ?? '', admin: admin ?? '' };
}

async function signIn(server: TestServer, call: string, body: object): Promise<string> {
  const response = await fetch(`${server.url}/api/auth/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: server.url },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${call}: ${response.status} ${await response.text()}`);
  return cookiePairs(response.headers);
}

/** Ids of the owner's rows, each marked with words that no one else may ever read. */
export type Belongings = Awaited<ReturnType<typeof giveBelongings>>;

export const mark = 'only for the owner 7Qx';

/** Gives the owner one row of every kind, in place of those of an earlier call, and says where they are. */
export async function giveBelongings(server: TestServer) {
  return inDatabase(server, async (client) => {
    for (const earlier of [
      `bookings where message = 'call ${mark}'`,
      `notifications where event_key = 'doors'`,
      `passkeys where credential_id = 'doors'`,
      `accounts where account_id = 'doors'`,
      `discount_codes where code = 'DOORS'`,
      `email_addresses where local_part = 'doors'`,
      `mailboxes where address = 'doors@people.test'`,
    ])
      await client.query(`delete from ${earlier}`);
    const one = async (text: string, values: unknown[] = []): Promise<string> => String((await client.query(text, values)).rows[0]?.id);
    const userId = await one('select id from users where email = $1', [demoAccounts.liveOwner]);
    const otherUserId = await one('select id from users where email = $1', [demoAccounts.owner]);
    const projectId = await one('select id from projects where owner_id = $1', [userId]);
    const orderId = await one('select order_id as id from projects where id = $1', [projectId]);
    const versionId = await one('select live_version_id as id from projects where id = $1', [projectId]);
    const fileKey = await one('select hash as id from site_files where version_id = $1 limit 1', [versionId]);
    const threadId = await one(
      `insert into threads (id, project_id, user_id) values (gen_random_uuid(), $1, $2)
       on conflict (project_id) do update set last_message_at = now() returning id`,
      [projectId, userId],
    );
    const messageId = await one(
      `insert into messages (id, thread_id, author, author_id, via, body) values (gen_random_uuid(), $1, 'customer', $2, 'portal', $3) returning id`,
      [threadId, userId, `message ${mark}`],
    );
    const fileId = await one(
      `insert into message_files (id, message_id, file_key, file_name, type, bytes, sha256)
       select gen_random_uuid(), $1, hash, $3, 'text/plain', bytes, hash from site_files where hash = $2 limit 1 returning id`,
      [messageId, fileKey, `file ${mark}.txt`],
    );
    const leadId = await one(
      `insert into leads (id, project_id, kind, page, name, message) values (gen_random_uuid(), $1, 'contact', 'contact', 'Lea Dent', $2) returning id`,
      [projectId, `lead ${mark}`],
    );
    const leadMailId = await one(
      `insert into lead_mails (id, lead_id, direction, message_id, from_name, from_address, to_address, subject, body)
       values (gen_random_uuid(), $1, 'in', '<doors@visitor.example>', 'Lea Dent', 'lea@visitor.example', 'info@hollis.example', 'Doors', $2) returning id`,
      [leadId, `lead mail ${mark}`],
    );
    const leadFileId = await one(
      `insert into lead_files (id, lead_mail_id, file_key, file_name, type, bytes, sha256)
       select gen_random_uuid(), $1, hash, $3, 'text/plain', bytes, hash from site_files where hash = $2 limit 1 returning id`,
      [leadMailId, fileKey, `lead file ${mark}.txt`],
    );
    const requestId = await one(
      `insert into edit_requests (id, project_id, version_id, page, section, place, words, due_at, late_at)
       values (gen_random_uuid(), $1, $2, 'home', 'hero', 'Home', $3, now(), now()) returning id`,
      [projectId, versionId, `request ${mark}`],
    );
    const notificationId = await one(
      `insert into notifications (id, user_id, type, title, message, event_key)
       values (gen_random_uuid(), $1, 'info', 'Marked', $2, 'doors') returning id`,
      [userId, `notification ${mark}`],
    );
    const contactId = await one(
      `insert into contact_requests (id, kind, topic, name, email, message, file_key, file_name, file_type, user_id)
       values (gen_random_uuid(), 'message', 'other', 'Mari Gold', $2, $3, $4, 'x.txt', 'text/plain', $1) returning id`,
      [userId, demoAccounts.liveOwner, `contact ${mark}`, fileKey],
    );
    const callId = await one(
      `insert into bookings (id, starts_at, ends_at, busy_until, day, seat, zone, name, email, topic, message, user_id)
       values (gen_random_uuid(), now() + interval '9 days', now() + interval '9 days 30 minutes', now() + interval '9 days 45 minutes',
         current_date + 9, 1, 'America/New_York', 'Mari Gold', $2, 'other', $3, $1) returning id`,
      [userId, demoAccounts.liveOwner, `call ${mark}`],
    );
    const sessionId = await one('select id from sessions where user_id = $1 limit 1', [userId]);
    const passkeyId = await one(
      `insert into passkeys (id, user_id, name, public_key, credential_id, counter, device_type, backed_up)
       values (gen_random_uuid(), $1, $2, 'AAAA', 'doors', 0, 'multiDevice', true) returning id`,
      [userId, `passkey ${mark}`],
    );
    // A second one beside the password, so unlinking it isn't refused as the last.
    const identityId = await one(
      `insert into accounts (id, user_id, provider_id, account_id) values (gen_random_uuid(), $1, 'oidc', 'doors') returning id`,
      [userId],
    );
    const codeId = await one(
      `insert into discount_codes (id, code, source, note, percent) values (gen_random_uuid(), 'DOORS', 'admin', $1, 10) returning id`,
      [`code ${mark}`],
    );
    const addressId = await one(
      `insert into email_addresses (id, project_id, local_part, sender_name) values (gen_random_uuid(), $1, 'doors', $2) returning id`,
      [projectId, `address ${mark}`],
    );
    const mailboxId = await one(
      `insert into mailboxes (id, project_id, address) values (gen_random_uuid(), $1, 'doors@people.test') returning id`,
      [projectId],
    );
    await client.query('insert into address_mailboxes (address_id, mailbox_id) values ($1, $2)', [addressId, mailboxId]);
    const documentId = await one(`select id from documents where order_id = $1 and series = 'invoice' limit 1`, [orderId]);
    return {
      userId,
      otherUserId,
      projectId,
      orderId,
      versionId,
      threadId,
      messageId,
      fileId,
      leadId,
      leadFileId,
      requestId,
      notificationId,
      contactId,
      callId,
      sessionId,
      passkeyId,
      identityId,
      codeId,
      documentId,
      addressId,
      mailboxId,
    };
  });
}

/** The newest project of a person. */
export async function projectOf(server: TestServer, userId: string): Promise<string> {
  const [row] = await onDatabase<{ id: string }>(server, 'select id from projects where owner_id = $1 order by id desc limit 1', [userId]);
  return String(row?.id);
}

/** Everything of the owner's as the database has it, but for what reading itself moves on. */
export async function fingerprint(server: TestServer, { userId, projectId, threadId }: Belongings): Promise<string> {
  const [row] = await onDatabase<{ all: object }>(
    server,
    `select json_build_object(
        'user', (select row_to_json(u) from users u where id = $1),
        'sessions', (select count(*) from sessions where user_id = $1),
        'ways in', (select count(*) from passkeys where user_id = $1) + (select count(*) from accounts where user_id = $1),
        'project', (select row_to_json(p) from projects p where id = $2),
        'events', (select count(*) from project_events where project_id = $2),
        'versions', (select count(*) from site_versions where project_id = $2),
        'edits', (select count(*) from site_edits where project_id = $2),
        'uploads', (select count(*) from uploads where project_id = $2),
        'brief', (select answers from briefs where project_id = $2),
        'requests', (select json_agg(r order by id) from edit_requests r where project_id = $2),
        'leads', (select json_agg(l order by id) from leads l where project_id = $2),
        'addresses', (select json_agg(a order by id) from email_addresses a where project_id = $2),
        'mailboxes', (select json_agg(m order by id) from mailboxes m where project_id = $2),
        'uses of mailboxes', (select count(*) from address_mailboxes a join mailboxes m on m.id = a.mailbox_id where m.project_id = $2),
        'refunds', (select count(*) from refunds r join projects p on p.order_id = r.order_id where p.id = $2),
        'cancellations', (select count(*) from cancellations where project_id = $2),
        'cards', (select json_agg(p.payment_method_id order by p.id) from plans p where project_id = $2),
        'tries', (select count(*) from bills b join plans p on p.id = b.plan_id where p.project_id = $2 and (b.failed_attempts > 0 or b.paid_at is not null)),
        'card changes', (select count(*) from card_changes c join plans p on p.id = c.plan_id where p.project_id = $2),
        'notifications', (select json_agg(n order by id) from notifications n where user_id = $1),
        'choices', (select count(*) from notification_choices where user_id = $1),
        'calls', (select json_agg(b order by id) from bookings b where user_id = $1),
        'messages', (select json_agg(m order by id) from messages m where thread_id = $3)
      ) as all`,
    [userId, projectId, threadId],
  );
  return JSON.stringify(row?.all);
}
