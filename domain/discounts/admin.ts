import { desc, eq, inArray, sql } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { discountCodes, discountUses, orders, users } from '../../db/schema/index.ts';
import { matchesSearch } from '../../db/search.ts';
import { adminList } from '../admin-list.ts';
import { isId } from '../ids.ts';
import { lastDayOf } from './last-day.ts';
import { counts } from './redemption.ts';
import type { CodeStatus } from './schema.ts';

/** Per code: how many orders it counts for, how many open orders have it, and its total discount on paid ones in cents. */
function uses(tx: Connection = db()) {
  return tx
    .select({
      codeId: discountUses.codeId,
      counted: sql<number>`(count(*) filter (where ${counts}))::int`.as('counted'),
      open: sql<number>`(count(*) filter (where ${discountUses.redeemedAt} is null and ${orders.state} not in ('expired', 'canceled')))::int`.as(
        'open',
      ),
      takenOffCents: sql<number>`coalesce(sum(${orders.discountCents}) filter (where ${discountUses.redeemedAt} is not null), 0)::int`.as(
        'taken_off',
      ),
    })
    .from(discountUses)
    .innerJoin(orders, eq(orders.id, discountUses.orderId))
    .groupBy(discountUses.codeId)
    .as('uses');
}

const readCodes = adminList(({ now }) => {
  const used = uses();
  const columns = codeColumns(used, now);
  const withStatus = (status: CodeStatus) => sql`${columns.status} = ${status}`;
  return {
    filters: {
      all: sql`true`,
      active: withStatus('active'),
      'used-up': withStatus('used-up'),
      expired: withStatus('expired'),
      off: withStatus('off'),
    },
    sorts: {
      made: sql`${discountCodes.createdAt}`,
      code: sql`${discountCodes.code}`,
      uses: columns.counted,
      'taken-off': columns.takenOffCents,
    },
    tieBreak: [desc(discountCodes.id)],
    matches: (search) => matchesSearch(search, [sql`${discountCodes.code}`, sql`${discountCodes.note}`, sql`${discountCodes.email}`]),
    rows: db().select(columns).from(discountCodes).leftJoin(used, eq(used.codeId, discountCodes.id)).$dynamic(),
    count: (counted) => db().select(counted).from(discountCodes).leftJoin(used, eq(used.codeId, discountCodes.id)).$dynamic(),
  };
});

/** Discount codes for Admin: a page and the counts of each filter. */
export async function codesForAdmin(...query: Parameters<typeof readCodes>) {
  const page = await readCodes(...query);
  return { ...page, rows: page.rows.map(({ code, ...row }) => ({ ...code, ...row, lastDay: lastDayOf(code) })) };
}

/** Statuses of discount codes at `now`, by code ID. */
export async function statusesOf(codeIds: string[], now: Date = new Date(), tx: Connection = db()): Promise<Map<string, CodeStatus>> {
  if (codeIds.length === 0) return new Map();
  const used = uses(tx);
  const { status } = codeColumns(used, now);
  const rows = await tx
    .select({ id: discountCodes.id, status })
    .from(discountCodes)
    .leftJoin(used, eq(used.codeId, discountCodes.id))
    .where(inArray(discountCodes.id, codeIds));
  return new Map(rows.map((row) => [row.id, row.status]));
}

function codeColumns(used: ReturnType<typeof uses>, now: Date) {
  const counted = sql<number>`coalesce(${used.counted}, 0)`;
  return {
    code: discountCodes,
    counted,
    open: sql<number>`coalesce(${used.open}, 0)`,
    takenOffCents: sql<number>`coalesce(${used.takenOffCents}, 0)`,
    status: sql<CodeStatus>`case when ${discountCodes.disabledAt} is not null then 'off'
      when ${discountCodes.expiresAt} <= ${now.toISOString()}::timestamptz then 'expired'
      when ${counted} >= ${discountCodes.maxUses} then 'used-up' else 'active' end`,
  };
}

/** One code with its creator and all orders it is or was on, newest first. Undefined if it doesn't exist. */
export async function codeForAdmin(codeId: string) {
  if (!isId(codeId)) return undefined;
  const used = uses();
  const [[found], orderRows] = await Promise.all([
    db()
      .select({ ...codeColumns(used, new Date()), madeBy: users.name })
      .from(discountCodes)
      .leftJoin(used, eq(used.codeId, discountCodes.id))
      .leftJoin(users, sql`'admin:' || ${users.id} = ${discountCodes.createdBy}`)
      .where(eq(discountCodes.id, codeId)),
    db()
      .select({
        id: orders.id,
        number: orders.number,
        state: orders.state,
        method: orders.method,
        who: sql<string>`coalesce(${orders.name}, ${orders.email}, '')`,
        discountCents: orders.discountCents,
        counts,
        redeemedAt: discountUses.redeemedAt,
        at: discountUses.createdAt,
      })
      .from(discountUses)
      .innerJoin(orders, eq(orders.id, discountUses.orderId))
      .where(eq(discountUses.codeId, codeId))
      .orderBy(desc(discountUses.id)),
  ]);
  return found && { ...found, orders: orderRows };
}
