import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { bills, contactRequests, leads, messages, orders, plans, sessions, siteVersions, threads } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { liveProject } from '../../tests/helpers/projects.ts';
import { recordAudit } from '../audit/audit.ts';
import { book } from '../bookings/bookings.ts';
import { queueMail } from '../mails/mails.ts';
import { ownData } from './own-data.ts';

useDatabase();

test('it holds what a person entered, bought, changed and received', async () => {
  const { owner, projectId, version } = await liveProject('Exported Plumbing');
  await db().insert(leads).values({ projectId, kind: 'contact', page: '/', name: 'Vera Visitor', message: 'My sink leaks.' });
  const [thread] = await db()
    .insert(threads)
    .values({ projectId, userId: owner.id })
    .onConflictDoUpdate({ target: threads.projectId, set: { userId: owner.id } })
    .returning({ id: threads.id });
  await db()
    .insert(messages)
    .values({ threadId: thread?.id ?? '', author: 'customer', authorId: owner.id, via: 'portal', body: 'When is it done?' });
  await db()
    .insert(sessions)
    .values({ userId: owner.id, token: 'a-secret-token', expiresAt: new Date('2027-01-01'), userAgent: 'Some browser' });
  const data = await ownData(owner.id);
  expect(data).toMatchObject({
    profile: { id: owner.id, email: owner.email },
    orders: [{ state: 'paid', setupCents: 29_900, events: expect.arrayContaining([expect.objectContaining({ toState: 'paid' })]) }],
    invoices: [{ number: expect.stringMatching(/^INV-\d{4}$/), totalCents: 29_900, paidBy: 'bank transfer' }],
    refunds: [],
    conversations: [
      { projectId, messages: expect.arrayContaining([expect.objectContaining({ author: 'customer', body: 'When is it done?' })]) },
    ],
    signIn: { sessions: [{ userAgent: 'Some browser' }] },
    projects: [
      {
        id: projectId,
        state: 'live',
        brief: { answers: { business: { name: 'Hollis & Daughter Plumbing' } } },
        versions: [{ id: version.id, document: { format: 1 } }],
        leads: [{ name: 'Vera Visitor', message: 'My sink leaks.' }],
        publications: [{ kind: 'publish', by: 'you' }],
      },
    ],
  });
  expect(data?.notifications.length).toBeGreaterThan(0);
});

test('it holds no secrets, and nothing of anyone else', async () => {
  const { owner, projectId } = await liveProject('Own Data Plumbing');
  const other = await liveProject('Other Data Plumbing');
  await db()
    .insert(sessions)
    .values({ userId: owner.id, token: 'another-secret-token', expiresAt: new Date('2027-01-01') });
  const json = JSON.stringify(await ownData(owner.id));
  const [order] = await db().select().from(orders).where(eq(orders.userId, owner.id));
  const versions = await db().select().from(siteVersions).where(eq(siteVersions.projectId, projectId));
  const secrets = ['another-secret-token', order?.resumeHash ?? 'none', ...versions.map(({ previewToken }) => previewToken)];
  expect(secrets.filter((secret) => json.includes(secret))).toEqual([]);
  const others = [other.owner.id, other.owner.email, other.projectId, other.version.id, 'Other Data Plumbing'];
  expect(others.filter((word) => json.includes(word))).toEqual([]);
  expect(json).not.toMatch(/"(?:token|password|secret|backupCodes|publicKey|resumeHash|previewToken|fileKey)"/);
});

test('it holds the monthly plan with each bill, without the provider’s IDs', async () => {
  const { owner, projectId } = await liveProject('Billed Plumbing');
  const [order] = await db().select().from(orders).where(eq(orders.userId, owner.id));
  const period = { periodStart: new Date('2026-11-28T00:00:00Z'), periodEnd: new Date('2026-12-28T00:00:00Z') };
  await db().delete(plans).where(eq(plans.projectId, projectId));
  const [plan] = await db()
    .insert(plans)
    .values({
      projectId,
      orderId: order?.id ?? '',
      state: 'active',
      monthlyCents: 2900,
      cardBrand: 'visa',
      cardLast4: '4242',
      ...period,
      providerSubscriptionId: 'sub_secret',
    })
    .returning();
  await db()
    .insert(bills)
    .values({
      planId: plan?.id ?? '',
      providerInvoiceId: 'in_secret',
      state: 'open',
      ...period,
      subtotalCents: 2900,
      taxCents: 0,
      dueCents: 2900,
      failedAttempts: 2,
      declineReason: 'Declined',
    });
  const data = await ownData(owner.id);
  expect(data?.plans).toMatchObject([
    {
      state: 'active',
      monthlyCents: 2900,
      cardLast4: '4242',
      bills: [{ state: 'open', dueCents: 2900, failedAttempts: 2, declineReason: 'Declined' }],
    },
  ]);
  expect(JSON.stringify(data)).not.toMatch(/sub_secret|in_secret/);
});

test('what was sent without logging in is theirs once the email is verified, and not before', async () => {
  const [proved, unproved] = [await makePerson(), await makePerson({ proved: false })];
  for (const { email } of [proved, unproved]) {
    const submission = { kind: 'message' as const, topic: 'other' as const, name: 'Guest', message: `From ${email}` };
    await db()
      .insert(contactRequests)
      .values({ ...submission, email: email.toUpperCase() });
    const [thread] = await db().insert(threads).values({ guestEmail: email, guestName: 'Guest' }).returning({ id: threads.id });
    await db()
      .insert(messages)
      .values({ threadId: thread?.id ?? '', author: 'customer', via: 'contact', body: 'May I ask?' });
    await queueMail(db(), {
      eventKey: `copy:${email}`,
      template: 'staff-notice',
      recipient: email,
      props: { title: '', message: '', url: '' },
    });
  }
  expect(await ownData(proved.id)).toMatchObject({
    requests: [{ message: `From ${proved.email}` }],
    conversations: [{ messages: [{ author: 'customer', body: 'May I ask?' }] }],
    mailsSent: [{ template: 'staff-notice' }],
  });
  expect(await ownData(unproved.id)).toMatchObject({ requests: [], conversations: [], mailsSent: [] });
});

test('it holds approvals, and audit entries about the person', async () => {
  const { owner, projectId, version } = await liveProject('Recorded Plumbing');
  const subject = `project:${projectId}`;
  await recordAudit(db(), { actor: `user:${owner.id}`, action: 'project.approve', subject, detail: { reason: 'Approved' } });
  await recordAudit(db(), {
    actor: 'admin:someone',
    action: 'customer.signOut',
    subject: `user:${owner.id}`,
    detail: { reason: 'A note among staff' },
  });
  const data = await ownData(owner.id);
  expect(data?.projects[0]?.approvals).toMatchObject([{ versionId: version.id, contentHash: version.contentHash, by: 'you' }]);
  expect(data?.record).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'project.approve', by: 'you', about: subject }),
      expect.objectContaining({ action: 'customer.signOut', by: 'us', about: 'your account' }),
    ]),
  );
  expect(JSON.stringify(data)).not.toContain('A note among staff');
});

test('there’s no export without an account', async () => {
  const { id } = await makePerson();
  expect(await ownData(id)).toMatchObject({ projects: [], orders: [], conversations: [] });
  expect(await ownData('01890000-0000-7000-8000-000000000000')).toBeUndefined();
});

test('it holds the calls of a person, and what happened to them', async () => {
  const person = await makePerson();
  const now = new Date('2026-11-21T12:00:00Z');
  const made = await book(
    {
      startsAt: new Date('2026-11-23T14:00:00Z'),
      zone: 'America/Denver',
      topic: 'site',
      name: 'Dana Hollis',
      email: person.email,
      phone: '',
      message: 'About the logo.',
    },
    person.id,
    { actor: `user:${person.id}`, now },
  );
  expect(made.ok).toBe(true);
  expect((await ownData(person.id))?.calls).toMatchObject([
    { number: expect.stringMatching(/^B-1\d{3}$/), message: 'About the logo.', state: 'confirmed', events: [{ kind: 'made' }] },
  ]);
});
