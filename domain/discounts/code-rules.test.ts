import { addDays } from 'date-fns';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { termsVersion } from '../../content/legal/terms.ts';
import { db } from '../../db/connect.ts';
import { discountCodes, discountUses, orders, paymentAttempts, slots } from '../../db/schema/index.ts';
import { fivePages, orderNow } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { applyCode, removeCode } from '../billing/apply-code.ts';
import { markPaid } from '../billing/mark-paid.ts';
import { placeOrder } from '../billing/place-order.ts';
import { startOrder } from '../orders/orders.ts';
import { moveOrder } from '../orders/states.ts';
import { CodeRefused, claimCode } from './redemption.ts';
import { customerOf, discountOf } from './schema.ts';

useDatabase();

interface ModelCode {
  name: string;
  percent: number;
  maxUses: number | null;
  once: boolean;
  off: boolean;
  over: boolean;
}
interface ModelOrder {
  id: string;
  secret: string;
  email: string | null;
  invoice: boolean;
  state: 'draft' | 'placed' | 'paid' | 'ended';
  paying: boolean;
  code: number | null;
}

const emails = ['ann@people.test', 'ann+two@people.test', 'bob@people.test'];
const buyer = fc.nat({ max: 3 });
const code = fc.constantFrom(0, 0, 1, 2);
const weighted = <Arbitrary>(weight: number, arbitrary: Arbitrary) => ({ weight, arbitrary });
const step = fc.oneof(
  weighted(6, fc.record({ does: fc.constant('apply' as const), buyer, code })),
  weighted(1, fc.record({ does: fc.constant('remove' as const), buyer })),
  weighted(6, fc.record({ does: fc.constant('place' as const), buyer, email: fc.nat({ max: 2 }), invoice: fc.boolean() })),
  weighted(4, fc.record({ does: fc.constant('go to pay' as const), buyer })),
  weighted(1, fc.record({ does: fc.constant('give up' as const), buyer })),
  weighted(2, fc.record({ does: fc.constant('bank' as const), buyer })),
  weighted(1, fc.record({ does: fc.constant('end' as const), buyer })),
  weighted(2, fc.record({ does: fc.constant('begin anew' as const), buyer })),
  weighted(1, fc.record({ does: fc.constant('switch' as const), code })),
  weighted(1, fc.record({ does: fc.constant('expire' as const), code })),
);

test('whatever buyers and staff do with codes: no limit is passed, no customer counts twice, and each discount is one use of one code', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 50, size: 'max' }), async (steps) => {
      await db().delete(slots);
      await db().delete(discountUses);
      await db().delete(discountCodes);
      const codes: ModelCode[] = [
        { name: 'TENFOR2', percent: 10, maxUses: 2, once: true, off: false, over: false },
        { name: 'TWENTYFOR1', percent: 20, maxUses: 1, once: false, off: false, over: false },
        { name: 'ALLFORANY', percent: 100, maxUses: null, once: true, off: false, over: false },
      ];
      await db()
        .insert(discountCodes)
        .values(
          codes.map(({ name, percent, maxUses, once }) => ({
            code: name,
            source: 'admin' as const,
            percent,
            maxUses,
            oncePerCustomer: once,
          })),
        );
      const all: ModelOrder[] = [];
      const begin = async (): Promise<ModelOrder> => {
        const { order, secret } = await startOrder(fivePages, undefined);
        const begun: ModelOrder = { id: order.id, secret, email: null, invoice: false, state: 'draft', paying: false, code: null };
        all.push(begun);
        return begun;
      };
      const current = [await begin(), await begin(), await begin(), await begin()];

      const counts = (one: ModelOrder) =>
        one.code !== null && (one.state === 'paid' || one.paying || (one.state === 'placed' && one.invoice));
      /** Whether a code may be on an order of this email, by the rules in words. */
      const allowed = (index: number, one: ModelOrder, email: string | null, { limited = true, dated = true } = {}) => {
        const { maxUses, once, off, over } = codes[index] as ModelCode;
        const others = all.filter((other) => other !== one && other.code === index && counts(other));
        if (dated && (off || over)) return false;
        if (limited && maxUses !== null && others.length >= maxUses) return false;
        return !(once && email && others.some((other) => other.email && customerOf(other.email) === customerOf(email)));
      };
      /** What happens when the price is asked for: true, or the code comes off. */
      const claims = (one: ModelOrder, email: string | null) => {
        if (one.code === null) return true;
        if (allowed(one.code, one, email, { limited: !counts(one), dated: !counts(one) })) return true;
        one.code = null;
        return false;
      };

      for (const one of steps) {
        if (one.does === 'switch' || one.does === 'expire') {
          const row = codes[one.code] as ModelCode;
          if (one.does === 'switch') row.off = !row.off;
          else row.over = !row.over;
          await db()
            .update(discountCodes)
            .set({ disabledAt: row.off ? new Date() : null, expiresAt: row.over ? addDays(new Date(), -1) : null })
            .where(eq(discountCodes.code, row.name));
          continue;
        }
        const order = current[one.buyer] as ModelOrder;
        switch (one.does) {
          case 'apply': {
            // An order whose checkout is open keeps its price; nothing here ends it at the provider.
            const open = (order.state === 'draft' || order.state === 'placed') && !order.paying;
            const fits = order.code === one.code || allowed(one.code, order, order.email);
            expect((await applyCode(order.id, (codes[one.code] as ModelCode).name)).ok).toBe(open && fits);
            if (open && fits) order.code = one.code;
            break;
          }
          case 'remove': {
            const open = (order.state === 'draft' || order.state === 'placed') && !order.paying;
            expect((await removeCode(order.id)).ok).toBe(open);
            if (open) order.code = null;
            break;
          }
          case 'place': {
            if (order.paying) break;
            const email = emails[one.email] as string;
            const details = { name: 'Bea Buyer', email, method: one.invoice ? 'invoice' : 'card', terms: 'on', termsVersion } as const;
            const open = order.state === 'draft' || order.state === 'placed';
            const fits = !open || claims(order, email);
            expect((await placeOrder(await orderNow(order.id), details, order.secret, 'visitor')).ok).toBe(fits);
            // With nothing left to pay there is nothing to invoice: the order is paid.
            const nothing = order.code !== null && codes[order.code]?.percent === 100;
            if (open && fits) Object.assign(order, { email, invoice: one.invoice, state: one.invoice && nothing ? 'paid' : 'placed' });
            break;
          }
          case 'go to pay': {
            if (order.state !== 'placed' || order.paying) break;
            const fits = claims(order, order.email);
            // What opening a checkout does in its transaction, without the provider.
            const opened = await db().transaction(async (tx) => {
              const [locked] = await tx.select().from(orders).where(eq(orders.id, order.id)).for('update');
              const claim = await claimCode(tx, { id: order.id, email: locked?.email ?? null });
              if (claim.ok) await tx.insert(paymentAttempts).values({ orderId: order.id });
              return claim.ok;
            });
            expect(opened).toBe(fits);
            order.paying = fits;
            break;
          }
          case 'give up':
            await db().update(paymentAttempts).set({ state: 'expired' }).where(eq(paymentAttempts.orderId, order.id));
            order.paying = false;
            break;
          case 'bank': {
            // A checkout that is not at the provider yet gives way to the bank's money.
            const open = order.state === 'placed' || order.state === 'ended';
            const fits =
              order.code === null ||
              allowed(order.code, order, order.email, { dated: false, limited: !(order.state === 'placed' && order.invoice) });
            const marked = await markPaid(order.id, 'admin:1').catch((error: unknown) => error);
            if (!open) expect(marked).toBe(false);
            else if (fits) expect(marked).toBe(true);
            else expect(marked).toBeInstanceOf(CodeRefused);
            if (marked === true) Object.assign(order, { state: 'paid', paying: false });
            break;
          }
          case 'end':
            if (order.state === 'paid' || order.state === 'ended' || order.paying) break;
            await db().transaction((tx) => moveOrder(tx, order.id, 'expired', { actor: 'system', reason: 'Not paid in time' }));
            order.state = 'ended';
            break;
          case 'begin anew':
            current[one.buyer] = await begin();
            break;
        }
        await standAs(all, codes);
      }
    }),
    { numRuns: 7, endOnFailure: true },
  );
});

/** What the tables hold is what the model says, and the rules hold in the tables themselves. */
async function standAs(all: ModelOrder[], codes: ModelCode[]): Promise<void> {
  const paying = sql<boolean>`exists (select from payment_attempts try where try.order_id = ${orders.id} and try.state in ('open', 'processing'))`;
  const rows = await db()
    .select({ id: orders.id, setupCents: orders.setupCents, discountCents: orders.discountCents, code: discountCodes.code, paying })
    .from(orders)
    .leftJoin(discountUses, eq(discountUses.orderId, orders.id))
    .leftJoin(discountCodes, eq(discountCodes.id, discountUses.codeId))
    .where(sql`${orders.id} = any(${sql.param(all.map(({ id }) => id))}::uuid[])`);
  for (const one of all) {
    const row = rows.find(({ id }) => id === one.id);
    const code = one.code === null ? undefined : codes[one.code];
    expect(row?.code ?? undefined).toBe(code?.name);
    expect(row?.discountCents).toBe(code ? discountOf({ percent: code.percent, amountCents: null }, row?.setupCents ?? 0) : 0);
    expect(row?.paying).toBe(one.paying);
  }
  for (const [index, { maxUses, once }] of codes.entries()) {
    const counting = all.filter(
      (one) => one.code === index && (one.state === 'paid' || one.paying || (one.state === 'placed' && one.invoice)),
    );
    if (maxUses !== null) expect(counting.length).toBeLessThanOrEqual(maxUses);
    const customers = counting.map(({ email }) => customerOf(email ?? ''));
    if (once) expect(new Set(customers).size).toBe(customers.length);
  }
}
