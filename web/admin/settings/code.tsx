import { data, Form, redirect, useNavigation } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { codeForAdmin } from '../../../domain/discounts/admin.ts';
import { lastDayOf } from '../../../domain/discounts/last-day.ts';
import { changeCode, switchCode } from '../../../domain/discounts/making.ts';
import { changeCodeSchema, valueInWords } from '../../../domain/discounts/schema.ts';
import { type OrderState, orderLabel } from '../../../domain/orders/schema.ts';
import { dateInWords } from '../../../time/day-in-words.ts';
import { flashHeader, type Toast } from '../../cookies/flash.ts';
import { fieldErrors, formText, useCheckedForm } from '../../forms/checked-form.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { forgetTyped, requireRecentAuth, typedBefore } from '../../session/recent-auth.ts';
import { viewerIn } from '../../session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { Cell, CellText, ColumnHead, Row, Table } from '../../ui/controls/table.tsx';
import { zonedTime } from '../../ui/controls/zoned-time.ts';
import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { Money } from '../../words/money.tsx';
import { AskFirst } from '../ask-first.tsx';
import { orderStatus } from '../orders/order-words.ts';
import type { Route } from './+types/code';
import { CodeLimits } from './code-limits.tsx';
import { codeStatuses, usesInWords } from './code-words.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.code ?? 'Code');

export async function loader({ request, params }: Route.LoaderArgs) {
  const details = await codeForAdmin(params.codeId);
  if (!details) throw data(null, { status: 404 });
  const { code, counted, takenOffCents, status, madeBy, orders } = details;
  return {
    typed: await typedBefore(request),
    code: code.code,
    value: valueInWords(code),
    status,
    off: code.disabledAt !== null,
    uses: usesInWords(counted, code.maxUses),
    takenOffCents,
    note: code.note,
    maxUses: code.maxUses,
    lastDay: lastDayOf(code),
    oncePerCustomer: code.oncePerCustomer,
    made: `${zonedTime(code.createdAt, brand.timeZone)}, by ${
      code.source === 'exit_offer' ? `the exit offer, for ${code.email ?? 'a former customer'}` : (madeBy ?? 'a former administrator')
    }`,
    orders: orders.map(({ redeemedAt, at, ...order }) => ({ ...order, paid: redeemedAt !== null, at: at.toISOString() })),
  };
}

/** Changes a code's limits, or turns it off. Both need a recent login. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { codeId } = params;
  if (!(await codeForAdmin(codeId))) throw data(null, { status: 404 });
  const actor = `admin:${viewerIn(context).user.id}`;
  const { intent = '', maxUses = '', lastDay = '', oncePerCustomer = '', note = '' } = formText(await request.formData());
  if (intent === 'off' || intent === 'on') {
    await requireRecentAuth(request, {});
    const switched = await switchCode(codeId, intent, actor);
    const title = intent === 'off' ? 'Code turned off.' : 'Code turned on, within its limits.';
    return back(codeId, switched ? { type: 'success', title } : { type: 'info', title: 'No change. It was already that way.' });
  }
  if (intent !== 'change') return data(null, { status: 400 });
  const typed = { maxUses, lastDay, oncePerCustomer, note };
  const parsed = changeCodeSchema.safeParse(typed);
  if (!parsed.success) return data({ errors: fieldErrors(parsed.error), typed }, { status: 422 });
  await requireRecentAuth(request, typed);
  const changed = await changeCode(codeId, parsed.data, actor);
  if (changed && !changed.ok) return data({ errors: { [changed.field]: changed.message }, typed }, { status: 422 });
  return back(codeId, { type: 'success', title: 'Saved.' });
}

async function back(codeId: string, toast: Toast) {
  const headers = new Headers({ 'Set-Cookie': await flashHeader(toast) });
  headers.append('Set-Cookie', await forgetTyped());
  return redirect(`/admin/settings/codes/${codeId}`, { headers });
}

/** One code: its discount, its limits, and all orders with it. */
export default function CodeScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { code, off, orders } = loaderData;
  const [dot, words] = codeStatuses[loaderData.status];
  return (
    <div className="max-w-4xl">
      <p className="mb-6 text-ui">
        <Link to="/admin/settings/codes">All codes</Link>
      </p>
      <div className="grid gap-10">
        <RuledSection
          title={code}
          aside={
            <>
              <Dot state={dot}>{words}</Dot>
              <CopyButton text={code} label="Copy the code" />
            </>
          }
        >
          <DefinitionRows
            rows={[
              { label: 'Discount on setup', value: loaderData.value },
              { label: 'Used by', value: loaderData.uses },
              { label: 'Total discounted', value: <Money cents={loaderData.takenOffCents} exact /> },
              { label: 'Last day', value: loaderData.lastDay ? dateInWords(loaderData.lastDay) : 'None' },
              { label: 'Created', value: loaderData.made },
            ]}
          />
          <div className="mt-4">
            {off ? (
              <AskFirst
                label="Turn on"
                intent="on"
                fields={{}}
                title={`Turn ${code} on?`}
                description="Buyers can use it again, within its limits."
                yes="Turn on"
              />
            ) : (
              <AskFirst
                label="Turn off"
                intent="off"
                fields={{}}
                title={`Turn ${code} off?`}
                description="No one can use it from now on. Orders it already counts for keep their price. It comes off other orders, and we tell those buyers before they pay."
                yes="Turn off"
                danger
              />
            )}
          </div>
        </RuledSection>
        <ChangeForm key={storedWords(loaderData)} loaderData={loaderData} actionData={actionData} />
        <RuledSection title="Orders" aside={orders.length > 0 && `${orders.length} total`}>
          <CodeOrders orders={orders} />
        </RuledSection>
      </div>
    </div>
  );
}

/** Identifies the stored values, so the form restarts after a save, but not when an order uses the code meanwhile. */
function storedWords({ maxUses, lastDay, oncePerCustomer, note }: Route.ComponentProps['loaderData']): string {
  return JSON.stringify([maxUses, lastDay, oncePerCustomer, note]);
}

function ChangeForm({ loaderData, actionData }: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
  const { typed, note, maxUses, lastDay, oncePerCustomer } = loaderData;
  const { errors, form } = useCheckedForm(changeCodeSchema, actionData?.errors, ['note', 'maxUses', 'lastDay', 'oncePerCustomer']);
  const busy = useNavigation().formData?.get('intent') === 'change';
  const values = { note, maxUses: String(maxUses ?? ''), lastDay: lastDay ?? '', oncePerCustomer: oncePerCustomer ? 'on' : '' };
  return (
    <RuledSection title="What you can change">
      <Form method="post" className="mt-3 grid max-w-3xl gap-5" {...form}>
        <input type="hidden" name="intent" value="change" />
        <CodeLimits values={{ ...values, ...typed, ...actionData?.typed }} errors={errors} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" size="small" busy={busy && 'Saving...'}>
            Save
          </Button>
          {typed.maxUses !== undefined && <Dot state="active">Unsaved changes</Dot>}
        </div>
      </Form>
    </RuledSection>
  );
}

interface CodeOrder {
  id: string;
  number: number;
  state: OrderState;
  method: string | null;
  who: string;
  discountCents: number;
  /** Counts against the code's limit. */
  counts: boolean;
  paid: boolean;
  at: string;
}

/** Orders with the code: the discount, and whether it counts yet. */
function CodeOrders({ orders }: { orders: CodeOrder[] }) {
  if (orders.length === 0) return <p className="py-3 text-ui text-ink-2">No orders have used this code yet.</p>;
  return (
    <Table caption="Orders with this code">
      <thead>
        <tr>
          <ColumnHead>Order</ColumnHead>
          <ColumnHead>State</ColumnHead>
          <ColumnHead end>Discount</ColumnHead>
          <ColumnHead wide end>
            Applied
          </ColumnHead>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => {
          const [dot, words] = orderStatus(order);
          return (
            <Row key={order.id}>
              <Cell head className="wrap-anywhere">
                <CellText note={order.who}>
                  <Link to={`/admin/orders/${order.id}`} translate="no" className="link">
                    {orderLabel(order.number)}
                  </Link>
                </CellText>
              </Cell>
              <Cell>
                <CellText note={!order.counts && 'doesn’t count'}>
                  <Dot state={dot}>{words}</Dot>
                </CellText>
              </Cell>
              <Cell end>
                <Money cents={order.discountCents} exact className="tabular-nums" />
              </Cell>
              <Cell wide end className="whitespace-nowrap">
                <RelativeTime at={order.at} />
              </Cell>
            </Row>
          );
        })}
      </tbody>
    </Table>
  );
}
