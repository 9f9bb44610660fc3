import { useEffect } from 'react';
import { Form, redirect, useNavigation, useRevalidator } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { orderLabel } from '../../../domain/orders/schema.ts';
import { actorNames } from '../../../domain/projects/queries.ts';
import { reconciliationsForAdmin } from '../../../domain/reconciliation/queries.ts';
import { askForReconciliation } from '../../../domain/reconciliation/reconciliation.ts';
import { differenceKinds } from '../../../domain/reconciliation/schema.ts';
import { hasTestPayments } from '../../../domain/trial.ts';
import { flashHeader } from '../../cookies/flash.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { requireRecentAuth } from '../../session/recent-auth.ts';
import { viewerIn } from '../../session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { Cell, CellText, ColumnHead, Row, Table } from '../../ui/controls/table.tsx';
import { zonedTime } from '../../ui/controls/zoned-time.ts';
import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { Trail } from '../trail.tsx';
import type { Route } from './+types/payments';
import { comparedWords, runWords } from './compared-words.ts';

export const meta: Route.MetaFunction = () => privateMeta('Payments');

export async function loader() {
  const { runs, newest, differences } = await reconciliationsForAdmin();
  const names = await actorNames(runs.map(({ actor }) => actor));
  return {
    isTest: hasTestPayments(),
    running: runs.some(({ finishedAt }) => !finishedAt),
    newest: newest && {
      at: zonedTime(newest.finishedAt ?? newest.createdAt, brand.timeZone),
      since: zonedTime(newest.since, brand.timeZone),
      compared: comparedWords(newest.compared),
    },
    differences: differences.map(({ difference, orderNumber }) => ({
      id: difference.id,
      what: differenceKinds[difference.kind].label,
      subject: difference.subject,
      ours: difference.ours,
      theirs: difference.theirs,
      safe: difference.safe,
      repaired: difference.repairedAt !== null,
      order: orderNumber && difference.orderId ? { label: orderLabel(orderNumber), path: `/admin/orders/${difference.orderId}` } : null,
    })),
    runs: runs.map((run) => ({
      id: run.id,
      at: run.createdAt.toISOString(),
      who: run.actor === 'system' ? 'night' : (names.get(run.actor) ?? 'a former administrator'),
      state: run.error ? ('failed' as const) : run.finishedAt ? ('done' as const) : ('running' as const),
      note: run.error,
      repairedCount: run.repairedCount,
    })),
  };
}

/** Starts a comparison, which repairs what reading from the provider again can fix. */
export async function action({ request, context }: Route.ActionArgs) {
  await requireRecentAuth(request, {});
  const outcome = await askForReconciliation(`admin:${viewerIn(context).user.id}`);
  return redirect('/admin/settings/payments', {
    headers: {
      'Set-Cookie': await flashHeader(outcome.ok ? { type: 'info', title: 'Comparing…' } : { type: 'error', title: outcome.message }),
    },
  });
}

/** A comparison takes seconds. While one is running, the page reloads its data. */
const recheckMs = 1500;

/** Whether our records match the payment provider's. */
export default function Payments({ loaderData }: Route.ComponentProps) {
  const { running, newest, differences, runs } = loaderData;
  const busy = useNavigation().state === 'submitting';
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => void revalidate(), recheckMs);
    return () => clearInterval(timer);
  }, [running, revalidate]);
  const open = differences.filter(({ repaired }) => !repaired);
  return (
    <div className="grid max-w-4xl gap-10">
      {loaderData.isTest && (
        <Notice title="Test payments">
          No payment provider is connected, so no card is charged and no money moves. Orders, invoices and refunds are only tests. To try
          Stripe’s pages and emails too, set up a trial with Stripe’s test keys.
        </Notice>
      )}
      <RuledSection title="Our records and the provider’s">
        <div className="flex flex-wrap items-center justify-between gap-4 py-2">
          <p className="max-w-prose text-ui text-ink-2">
            We compare them every night. If you start a comparison here, we also correct our records from the provider’s where we can. That
            never charges or refunds anything that isn’t due.
          </p>
          <Form method="post">
            <Button type="submit" size="small" busy={(busy || running) && 'Comparing...'}>
              Compare and repair
            </Button>
          </Form>
        </div>
        {newest ? (
          <p className="py-2 text-small text-ink-2">
            {newest.at}: {newest.compared}, since {newest.since}.
          </p>
        ) : (
          <p className="py-2 text-small text-ink-2">No comparison yet. The first one runs tonight.</p>
        )}
        {newest && differences.length === 0 && <Notice state="done" title="Everything matches." />}
        {open.length > 0 && (
          <Notice state="late" title={open.length === 1 ? 'One difference to resolve' : `${open.length} differences to resolve`}>
            Items marked “Needs review” need a person. Nothing is recorded or refunded automatically.
          </Notice>
        )}
        {differences.length > 0 && <Differences rows={differences} />}
      </RuledSection>
      <RuledSection title="Comparisons">
        <Trail
          empty="None yet."
          items={runs.map(({ id, at, who, state, note, repairedCount }) => ({
            id,
            at,
            what: state === 'failed' ? <span className="text-danger">Failed</span> : states[state],
            words: runWords(who, repairedCount),
            note,
          }))}
        />
      </RuledSection>
    </div>
  );
}

const states = { done: 'Compared', running: 'Comparing' };

function Differences({ rows }: { rows: Route.ComponentProps['loaderData']['differences'] }) {
  return (
    <Table caption="Differences" className="mt-4">
      <thead>
        <tr>
          <ColumnHead>What</ColumnHead>
          <ColumnHead>Ours</ColumnHead>
          <ColumnHead>The provider's</ColumnHead>
          <ColumnHead end>State</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id}>
            <Cell head className="wrap-anywhere">
              <CellText note={row.subject}>
                {row.what}
                {row.order && (
                  <>
                    {', '}
                    <Link to={row.order.path} className="link">
                      {row.order.label}
                    </Link>
                  </>
                )}
              </CellText>
            </Cell>
            <Cell>{row.ours}</Cell>
            <Cell>{row.theirs}</Cell>
            <Cell end className="whitespace-nowrap">
              {row.repaired ? (
                <Dot state="done">Repaired</Dot>
              ) : row.safe ? (
                <Dot state="waiting">Can be repaired</Dot>
              ) : (
                <Dot state="late">Needs review</Dot>
              )}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
