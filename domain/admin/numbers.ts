import { and, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { brand } from '../../content/brand.ts';
import { db } from '../../db/connect.ts';
import { cancellations, ledgerEntries, orders, projects } from '../../db/schema/index.ts';
import { endingDays, endingSites } from './endings.ts';

const zone = () => sql`${brand.timeZone}::text`;
/** The start of a month in the business's time zone, `back` months ago. */
const monthStart = (back: SQL) =>
  sql`((date_trunc('month', now(), ${zone()}) at time zone ${zone()}) - make_interval(months => ${back})) at time zone ${zone()}`;
const monthsAgo = (back: number) => monthStart(sql`${back}::int`);
const churnDays = 30;

/** The numbers at the top of Today. Money in cents. */
export async function readNumbers() {
  const served = sql`${projects.state} = 'live'`;
  const [[sites], setup, setupBefore, lost, ending] = await Promise.all([
    db()
      .select({
        liveSites: sql<number>`count(*) filter (where ${served} and ${projects.suspension} is null)::int`,
        recurringCents: sql<number>`coalesce(sum(${orders.monthlyCents}) filter (where ${served}), 0)::int`,
        newLive: sql<number>`count(*) filter (where ${projects.liveSince} >= ${monthsAgo(0)})::int`,
        medianDraftMs: sql<
          number | null
        >`percentile_cont(0.5) within group (order by ${projects.clockSpentMs}) filter (where ${projects.firstDraftAt} is not null)`,
      })
      .from(projects)
      .leftJoin(orders, eq(orders.id, projects.orderId)),
    setupOf(0),
    setupOf(1),
    db().$count(
      cancellations,
      and(isNull(cancellations.withdrawnAt), gte(cancellations.tookEffectAt, sql`now() - make_interval(days => ${churnDays})`)),
    ),
    endingSites(),
  ]);
  return {
    liveSites: sites?.liveSites ?? 0,
    recurringCents: sites?.recurringCents ?? 0,
    newLive: sites?.newLive ?? 0,
    medianDraftMs: sites?.medianDraftMs ?? null,
    setupCents: setup.cents,
    setupOrders: setup.orders,
    setupCentsBefore: setupBefore.cents,
    /** Sites whose cancellation took effect in the last 30 days. */
    lostSites: lost,
    /** Canceled live sites that go offline within `endingDays`, and their monthly revenue. */
    endingSites: ending.sites,
    endingCents: ending.cents,
    endingDays,
  };
}

/** The same tax share as `taxShare` in domain/documents, for payments and refunds. */
const taxOfEntry = sql`coalesce(round(${ledgerEntries.amountCents}::numeric * ${orders.taxCents} / nullif(${orders.totalCents}, 0)), 0)`;

/** Setup revenue of a month before tax, minus refunds made in it, and the number of payments. */
async function setupOf(back: number): Promise<{ cents: number; orders: number }> {
  const [setup] = await db()
    .select({
      cents: sql<number>`coalesce(sum(${ledgerEntries.amountCents} - ${taxOfEntry}), 0)::int`,
      orders: sql<number>`(count(*) filter (where ${ledgerEntries.kind} = 'setup'))::int`,
    })
    .from(ledgerEntries)
    .leftJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .where(
      and(isNull(ledgerEntries.billId), gte(ledgerEntries.happenedAt, monthsAgo(back)), lt(ledgerEntries.happenedAt, monthsAgo(back - 1))),
    );
  return setup ?? { cents: 0, orders: 0 };
}

export interface MonthOfRevenue {
  /** '2026-11' */
  month: string;
  /** Monthly revenue from sites that were live at the end of the month. */
  recurringCents: number;
  /** Sites that went offline in the month. */
  lostSites: number;
}

/** Monthly revenue at the end of each of the last `months` months, and now for the current one. Computed from project events. */
export async function recurringByMonth(months: number): Promise<MonthOfRevenue[]> {
  const { rows } = await db().execute<{ month: string; cents: number; lost: number }>(sql`
    with month as (
      select ${monthStart(sql`back`)} as starts, case when back = 0 then now() else ${monthStart(sql`back - 1`)} end as ends
      from generate_series(0, ${months - 1}::int) back),
    -- Each time a site went live or stopped being live, with the change in revenue. One pass over the events for any number of months.
    change as materialized (
      select event.created_at, event.to_state in ('suspended', 'canceled') as lost,
        case when event.to_state = 'live' then 1 else -1 end * coalesce(ordered.monthly_cents, 0) as cents
      from project_events event
      join projects project on project.id = event.project_id
      left join orders ordered on ordered.id = project.order_id
      where (event.from_state = 'live' or event.to_state = 'live') and event.to_state is not null
        and (event.to_state = 'live') <> (event.from_state is not distinct from 'live'))
    select to_char(month.starts at time zone ${zone()}, 'YYYY-MM') as month,
      coalesce(sum(change.cents) filter (where change.created_at < month.ends), 0)::int as cents,
      (count(*) filter (where change.lost and change.created_at >= month.starts and change.created_at < month.ends))::int as lost
    from month left join change on change.created_at < month.ends
    group by month.starts, month.ends order by month.starts`);
  return rows.map(({ month, cents, lost }) => ({ month, recurringCents: cents, lostSites: lost }));
}
