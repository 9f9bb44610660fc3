import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { domainClaims, mails } from '../../db/schema/index.ts';
import { startNameServer } from '../../outside/fakes/name-server.ts';
import { namesFrom, openNames } from '../../outside/network/names.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { projectRow } from '../../tests/helpers/projects.ts';
import { siteLabel } from '../addresses.ts';
import { auditOf } from '../admin/audit.ts';
import { projectsForAdmin } from '../projects/admin.ts';
import { asAdmin, asOwner } from '../projects/site-editor.ts';
import { claimDomain, removeDomain } from './claims.ts';
import { emailRecords } from './email-records.ts';

useDatabase();

beforeAll(async () => {
  const { address, stop } = await startNameServer({ zones: { all: () => [] }, own: (name) => siteLabel(name) !== undefined });
  openNames(namesFrom(address));
  return stop;
});

const claimed = async (slug: string, domain: string) => {
  const row = await projectRow({ slug, name: 'Nora’s Nails' });
  return { ...row, ...must(await claimDomain(asOwner(row.owner.id), row.projectId, domain)) };
};
const sentTo = (recipient: string) =>
  db()
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, recipient), eq(mails.template, 'domain-records')));

test('the records go to whoever manages the domain, twice a day to one address and five times from one account', async () => {
  const { owner, projectId } = await claimed('mailed', 'mailed.localhost');
  for (const _ of [1, 2]) must(await emailRecords(owner.id, projectId, 'webmaster@example.com'));
  expect(await emailRecords(owner.id, projectId, 'webmaster@example.com')).toMatchObject({ ok: false, code: 'wait' });
  const [mail, ...more] = await sentTo('webmaster@example.com');
  expect(more).toHaveLength(1);
  expect(mail?.props).toMatchObject({
    siteName: 'Nora’s Nails',
    domain: 'mailed.localhost',
    records: [
      { kind: 'TXT', label: expect.stringMatching(/^_site-[0-9a-f]{8}$/), value: expect.stringMatching(/^site-proof=[0-9a-f]{26}$/) },
      { kind: 'A', label: '@', value: '127.0.0.1' },
      { kind: 'CNAME', label: 'www', value: 'connect.sites.localhost' },
    ],
  });
  for (const to of ['one', 'two']) must(await emailRecords(owner.id, projectId, `${to}@example.com`));
  expect(await emailRecords(owner.id, projectId, 'three@example.com')).toMatchObject({ ok: false, code: 'wait' });
});

test('no one sends another owner’s records, or those of a domain that’s connected', async () => {
  const { projectId, owner, claimId } = await claimed('private', 'private.localhost');
  const stranger = await makePerson();
  expect(await emailRecords(stranger.id, projectId, 'spam@example.com')).toMatchObject({ ok: false, code: 'claim-not-found' });
  await db().update(domainClaims).set({ state: 'serving' }).where(eq(domainClaims.id, claimId));
  expect(await emailRecords(owner.id, projectId, 'spam@example.com')).toMatchObject({ ok: false, code: 'records-not-needed' });
  expect(await sentTo('spam@example.com')).toEqual([]);
});

test('staff connect and remove a domain for its owner, on the record, and find its project by it', async () => {
  const { projectId } = await projectRow({ slug: 'for-owner', name: 'Found by Name' });
  const admin = asAdmin((await makePerson({ admin: true })).id);
  const found = async (search: string) =>
    (await projectsForAdmin({ filter: 'all', search, sort: 'clock', descending: false, page: 1 })).rows.map(({ project }) => project.id);
  const { claimId } = must(await claimDomain(admin, projectId, 'www.staff-made.localhost'));
  expect(await found('staff-made.localhost')).toEqual([projectId]);
  must(await removeDomain(admin, projectId, claimId));
  expect(await found('staff-made.localhost')).toEqual([]);
  expect((await auditOf(`project:${projectId}`)).map(({ action, reason }) => [action, reason])).toEqual(
    expect.arrayContaining([
      ['project.domain', 'Own domain to connect: www.staff-made.localhost'],
      ['project.domain', 'Own domain removed: www.staff-made.localhost'],
    ]),
  );
});
