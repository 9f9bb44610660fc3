import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { discountCodes } from '../../db/schema/index.ts';
import { must } from '../../tests/harness/must.ts';
import { orderNow, placedOrder } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { auditOf } from '../admin/audit.ts';
import { applyCode } from '../billing/apply-code.ts';
import { markPaid } from '../billing/mark-paid.ts';
import { codeForAdmin, codesForAdmin } from './admin.ts';
import { changeCode, makeCode, switchCode } from './making.ts';
import { changeCodeSchema, makeCodeSchema } from './schema.ts';

useDatabase();

const staff = 'admin:0198c0de-0000-7000-8000-000000000000';
const typed = { code: '', kind: 'percent', value: '20', maxUses: '', lastDay: '', oncePerCustomer: 'on', note: '' };
/** Noon where the business works. */
const now = new Date('2026-11-22T17:00:00Z');
const make = (changes: Partial<typeof typed>) => makeCode(makeCodeSchema.parse({ ...typed, ...changes }), staff, now);

async function made(changes: Partial<typeof typed>) {
  return must(await make(changes));
}

const whole = { search: '', filter: 'all', sort: 'code', descending: false, page: 'all' } as const;
const statuses = async (search: string, now?: Date) =>
  (await codesForAdmin({ ...whole, search }, now)).rows.map(({ code, status }) => `${code} ${status}`);

test('staff make a code with their own text, stored as buyers may type it, and it’s logged', async () => {
  const { id, code } = await made({ code: ' spring 2027 ', value: '$49.50', kind: 'amount', maxUses: '50', lastDay: '2027-03-31' });
  expect(code).toBe('SPRING2027');
  expect(await db().select().from(discountCodes).where(eq(discountCodes.id, id))).toMatchObject([
    // Midnight after the last day, by the clock of the business, in summer time.
    { amountCents: 4950, percent: null, maxUses: 50, expiresAt: new Date('2027-04-01T04:00:00Z'), oncePerCustomer: true, createdBy: staff },
  ]);
  expect((await auditOf(`code:${id}`)).map(({ action, reason }) => [action, reason])).toEqual([
    ['code.make', 'SPRING2027: $49.50 off, for 50 orders, until March 31, 2027, once per customer'],
  ]);
});

test('without a text a code gets one that can’t be guessed', async () => {
  expect((await made({})).code).toMatch(/^SUN-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
});

test('a code that exists, or that looks like an existing one, is refused, even at the same moment', async () => {
  await made({ code: 'HELLO10' });
  expect(await make({ code: 'hello-10' })).toEqual({
    ok: false,
    field: 'code',
    code: 'code-exists',
    existing: 'HELLO10',
    message: 'HELLO10 already exists.',
  });
  expect(await make({ code: 'HELL01O' })).toEqual({
    ok: false,
    field: 'code',
    code: 'code-looks-alike',
    existing: 'HELLO10',
    message: 'This looks like HELLO10, which already exists.',
  });
  const twins = await Promise.all([make({ code: 'TWIN1' }), make({ code: 'TWINI' }), make({ code: 'TW1NL' })]);
  expect(twins.filter(({ ok }) => ok)).toHaveLength(1);
});

test.each([
  [{ code: 'a1' }, 'code', 'Use at least 4 letters or digits, or leave it empty'],
  [{ code: 'ten percent!' }, 'code', 'Use letters, digits and hyphens only'],
  [{ kind: 'half' }, 'kind', 'Choose a discount type'],
  [{ value: '0' }, 'value', 'Enter a whole percentage from 1 to 100'],
  [{ value: '101' }, 'value', 'Enter a whole percentage from 1 to 100'],
  [{ value: '12.5' }, 'value', 'Enter a whole percentage from 1 to 100'],
  [{ value: 'ten' }, 'value', 'Enter a whole percentage from 1 to 100'],
  [{ kind: 'amount', value: '0.001' }, 'value', 'Enter an amount from $0.01 to $10,000'],
  [{ kind: 'amount', value: '10,001' }, 'value', 'Enter an amount from $0.01 to $10,000'],
  [{ maxUses: '0' }, 'maxUses', 'Enter 1 or more'],
  [{ maxUses: 'many' }, 'maxUses', 'Enter 1 or more, or leave it empty'],
  [{ lastDay: '31 March' }, 'lastDay', 'Enter a date such as 2027-01-31, or leave it empty'],
])('%j is refused beside its field', (changes, field, message) => {
  const { error } = makeCodeSchema.safeParse({ ...typed, ...changes });
  expect(error?.issues.map((issue) => [issue.path.join(), issue.message])).toEqual([[field, message]]);
});

test('the limit can’t go below the code’s uses, and saving the same day keeps its minute', async () => {
  const { id, code } = await made({ code: 'LIMITED', maxUses: '5' });
  const buyers = await Promise.all(['a', 'b'].map((who) => placedOrder({ email: `${who}@limit.test`, method: 'card' })));
  for (const { order } of buyers) {
    await applyCode(order.id, code);
    await markPaid(order.id, staff);
  }
  const change = (maxUses: string, lastDay = '') =>
    changeCode(id, changeCodeSchema.parse({ note: 'Fair in May', maxUses, lastDay, oncePerCustomer: '' }), staff, now);
  expect(await change('1')).toEqual({
    ok: false,
    field: 'maxUses',
    code: 'limit-too-low',
    used: 2,
    message: 'Enter at least 2. 2 orders have already used it',
  });
  const expiresAt = new Date('2027-05-09T17:12:00Z');
  await db().update(discountCodes).set({ expiresAt }).where(eq(discountCodes.id, id));
  expect(await change('2', '2027-05-09')).toMatchObject({ ok: true });
  expect((await codeForAdmin(id))?.code).toMatchObject({ maxUses: 2, note: 'Fair in May', oncePerCustomer: false, expiresAt });
  expect(
    await changeCode('0198c0de-0000-7000-8000-000000000000', changeCodeSchema.parse({ note: '', maxUses: '', lastDay: '' }), staff),
  ).toBe(undefined);
});

test('a last day in the past is refused, and an expired code keeps its own', async () => {
  expect(await make({ code: 'LASTYEAR', lastDay: '2020-01-01' })).toMatchObject({ ok: false, field: 'lastDay' });
  expect(await make({ lastDay: '2026-11-21' })).toMatchObject({ ok: false, field: 'lastDay' });
  expect(await make({ code: 'TODAY', lastDay: '2026-11-22' })).toMatchObject({ ok: true });
  const { id } = await made({ code: 'ENDSOON', lastDay: '2026-11-30' });
  const change = (lastDay: string, at: Date) =>
    changeCode(id, changeCodeSchema.parse({ note: 'Fair', maxUses: '', lastDay, oncePerCustomer: '' }), staff, at);
  expect(await change('2026-11-21', now)).toMatchObject({ ok: false, field: 'lastDay' });
  const december = new Date('2026-12-05T17:00:00Z');
  expect(await change('2026-11-30', december)).toMatchObject({ ok: true });
  expect(await change('2026-12-04', december)).toMatchObject({ ok: false, field: 'lastDay' });
  expect((await codeForAdmin(id))?.code.expiresAt).toEqual(new Date('2026-12-01T05:00:00Z'));
});

test('Admin lists codes by status, with the total each has taken off', async () => {
  const codes = await Promise.all([
    made({ code: 'STAND-A' }),
    made({ code: 'STAND-B', maxUses: '1' }),
    made({ code: 'STAND-C', lastDay: '2027-01-31' }),
    made({ code: 'STAND-D', note: 'for the stand' }),
  ]);
  const [, b, , d] = codes.map(({ id }) => id);
  const { order } = await placedOrder({ email: 'stand@people.test' });
  await applyCode(order.id, 'STANDB');
  expect(await statuses('stand')).toEqual(['STANDA active', 'STANDB active', 'STANDC active', 'STANDD active']);
  await markPaid(order.id, staff);
  expect(await switchCode(d ?? '', 'off', staff)).toBe(true);
  expect(await switchCode(d ?? '', 'off', staff)).toBe(false);
  // The last day is over at midnight where the business works.
  expect((await statuses('stand', new Date('2027-02-01T04:59:59Z')))[2]).toBe('STANDC active');
  expect(await statuses('stand', new Date('2027-02-01T05:00:00Z'))).toEqual([
    'STANDA active',
    'STANDB used-up',
    'STANDC expired',
    'STANDD off',
  ]);
  const { counts } = await codesForAdmin({ ...whole, search: 'stand', filter: 'off' }, new Date('2027-02-01T05:00:00Z'));
  expect(counts).toEqual({ all: 4, active: 1, 'used-up': 1, expired: 1, off: 1 });
  expect(await codeForAdmin(b ?? '')).toMatchObject({
    counted: 1,
    takenOffCents: 5980,
    orders: [{ number: (await orderNow(order.id)).number, discountCents: 5980, counts: true }],
  });
  expect(await switchCode(d ?? '', 'on', staff)).toBe(true);
  expect((await auditOf(`code:${d}`)).map(({ action }) => action)).toEqual(['code.make', 'code.off', 'code.on']);
  expect(await codeForAdmin('nothing')).toBeUndefined();
});
