import { addDays, addSeconds } from 'date-fns';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { briefs, vacationAnswers } from '../../db/schema/index.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { emailSite } from '../../tests/helpers/email-site.ts';
import { newToken } from '../ids.ts';
import { addAddress, addCatchAll, removeAddress } from './email-addresses.ts';
import { addressesOf } from './queries.ts';
import { answerDays, setVacation, vacationFor } from './vacation.ts';

useDatabase();

const vacation = { firstDay: '2026-12-24', lastDay: '2027-01-02', text: 'Back on Monday.' };
const away = new Date('2026-12-28T12:00:00Z');

const withAddress = async (domain: string, timeZone = 'America/Los_Angeles') => {
  const { owner, projectId } = await emailSite(domain);
  await db()
    .insert(briefs)
    .values({ projectId, previewToken: newToken(), answers: { business: { timeZone } } });
  must(await addAddress(owner.id, projectId, { localPart: 'info', senderName: 'Hollis', mailbox: owner.email }));
  const [address] = await addressesOf(projectId);
  return { ownerId: owner.id, projectId, addressId: address?.id ?? '' };
};
const onVacation = async (domain: string, timeZone?: string) => {
  const site = await withAddress(domain, timeZone);
  must(await setVacation(site.ownerId, site.projectId, site.addressId, vacation, new Date('2026-12-20T12:00:00Z')));
  return site;
};

test.each([
  ['2026-12-24T07:59:59Z', undefined],
  ['2026-12-24T08:00:00Z', vacation.text],
  ['2027-01-03T07:59:59Z', vacation.text],
  ['2027-01-03T08:00:00Z', undefined],
])('at %s a business in Los Angeles answers: %s', async (at, answer) => {
  const { addressId } = await onVacation(`at-${Date.parse(at)}.test`);
  expect(await vacationFor(addressId, 'vera@people.test', new Date(at))).toBe(answer);
  expect(await db().$count(vacationAnswers)).toBe(answer ? 1 : 0);
  await db().delete(vacationAnswers);
});

test('a sender gets one answer a week, however their address is spelled, and of two emails at once only one gets it', async () => {
  const { ownerId, projectId, addressId } = await onVacation('weekly.test');
  const at = (now: Date, sender = 'vera@people.test') => vacationFor(addressId, sender, now);
  expect((await Promise.all(Array.from({ length: 8 }, () => at(away)))).filter(Boolean)).toHaveLength(1);
  expect(await at(away, 'Vera@People.test')).toBeUndefined();
  expect(await at(away, 'sam@people.test')).toBe(vacation.text);
  const weekLater = addDays(away, answerDays);
  must(await setVacation(ownerId, projectId, addressId, { ...vacation, lastDay: '2027-02-01' }, away));
  expect(await at(addSeconds(weekLater, -1))).toBeUndefined();
  expect(await at(weekLater)).toBe(vacation.text);
  expect(await at(addSeconds(weekLater, 1))).toBeUndefined();
});

test('an answer that isn’t sent after all doesn’t count', async () => {
  const { addressId } = await onVacation('undone.test');
  const undone = db().transaction(async (tx) => {
    expect(await vacationFor(addressId, 'vera@people.test', away, tx)).toBe(vacation.text);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await vacationFor(addressId, 'vera@people.test', away)).toBe(vacation.text);
});

test('no one gets an answer from an address without a vacation, or one that’s gone', async () => {
  const { ownerId, projectId, addressId } = await onVacation('off.test');
  must(await setVacation(ownerId, projectId, addressId, null));
  expect(await vacationFor(addressId, 'vera@people.test', away)).toBeUndefined();
  must(await removeAddress(ownerId, projectId, addressId));
  expect(await vacationFor(addressId, 'vera@people.test', away)).toBeUndefined();
});

test('a vacation is set for a listed address of one’s own, and its last day isn’t over there', async () => {
  const { ownerId, projectId, addressId } = await withAddress('set.test', 'Pacific/Honolulu');
  const other = await emailSite('other.test');
  const set = async (owner: string, project: string, address: string, now = away) => {
    const result = await setVacation(owner, project, address, vacation, now);
    return result.ok ? 'ok' : result.code;
  };
  expect(await set(other.owner.id, projectId, addressId)).toBe('project-not-found');
  expect(await set(other.owner.id, other.projectId, addressId)).toBe('address-not-found');
  expect(await set(ownerId, projectId, addressId, new Date('2027-01-03T10:00:00Z'))).toBe('vacation-over');
  expect(await set(ownerId, projectId, addressId, new Date('2027-01-03T09:59:59Z'))).toBe('ok');
  must(await addCatchAll(ownerId, projectId));
  const rest = (await addressesOf(projectId)).find(({ localPart }) => localPart === '*');
  expect(await set(ownerId, projectId, rest?.id ?? '')).toBe('address-not-found');
});
