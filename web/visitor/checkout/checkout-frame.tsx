import type { ReactNode } from 'react';
import { dayInWords } from '../../../content/day-in-words.ts';
import { type PageKey, pageLabel } from '../../../content/site-pages.ts';
import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Money } from '../../ui/controls/money.tsx';
import { Band } from '../../ui/layout/band.tsx';

export interface OrderSummary {
  number: number;
  pages: PageKey[];
  setupCents: number;
  monthlyCents: number;
  discountCents: number;
  taxName: string;
  taxCents: number;
  /** Tax of a month. */
  monthlyTaxCents: number;
  /** '$29 plus $2.57 Sales tax' */
  month: string;
  /** Due today, with tax. */
  totalCents: number;
  startDay: string;
  /** The order has a seat on that day, held or paid; without one the day is only free now. */
  dayHeld: boolean;
  byInvoice: boolean;
  /** Hours from the start day to the first draft. */
  draftHours: number;
}

/** A checkout screen: what is asked at the left, the order as a receipt at the right. */
export function CheckoutFrame({
  title,
  lead,
  order,
  paid = false,
  ended = false,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  order: OrderSummary;
  /** The setup price is paid: nothing is due, and the start day is no longer to be chosen. */
  paid?: boolean;
  /** The order takes no payment any more: nothing is due, and no day is free for it. */
  ended?: boolean;
  children: ReactNode;
}) {
  return (
    <Band className="pt-28 lg:pt-36">
      <div className="grid gap-x-16 gap-y-12 md:grid-cols-[7fr_5fr] md:items-start">
        <div className="min-w-0">
          <h1 className="font-display text-1 font-[450]">{title}</h1>
          {lead && <div className="mt-5 max-w-prose text-lead text-ink-2">{lead}</div>}
          <div className="mt-9">{children}</div>
        </div>
        <Receipt order={order} paid={paid} ended={ended} />
      </div>
    </Band>
  );
}

function Receipt({ order, paid, ended }: { order: OrderSummary; paid: boolean; ended: boolean }) {
  return (
    <aside aria-label="Your order" className="rounded-1 bg-raised px-6 py-7 shadow-2 md:sticky md:top-28">
      <h2 className="ui-heading">Your order, S-{order.number}</h2>
      <ol className="mt-4 grid gap-1 text-small">
        {order.pages.map((key, index) => (
          <li key={key} className="flex gap-3">
            <span className="w-4 text-ink-3 tabular-nums">{index + 1}</span>
            {pageLabel(key)}
          </li>
        ))}
      </ol>
      <DefinitionRows
        className="mt-5"
        rows={[
          { label: paid || ended ? 'Setup, once' : 'Setup, once, due today', value: <Money cents={order.setupCents} exact /> },
          ...(order.discountCents ? [{ label: 'Discount', value: <Money cents={-order.discountCents} exact /> }] : []),
          ...(order.taxCents ? [{ label: order.taxName, value: <Money cents={order.taxCents} exact /> }] : []),
          { label: 'Monthly, from the day you are live', value: order.month },
          {
            label: order.monthlyTaxCents ? 'First year in all, with tax' : 'First year in all',
            value: <Money cents={order.totalCents + 12 * (order.monthlyCents + order.monthlyTaxCents)} exact />,
          },
          ...(ended ? [] : [{ label: paid ? 'Paid' : 'Due today', value: <Money cents={order.totalCents} exact />, strong: true }]),
        ]}
      />
      {!ended && (
        <p className="mt-5 text-small text-ink-2">
          {paid ? 'Your start day' : order.dayHeld ? 'Your start day, held while you pay' : 'Next free start day'}:{' '}
          <b className="text-ink">{dayInWords(order.startDay)}</b>.{' '}
          {!paid && !order.dayHeld && <WhenItIsYours byInvoice={order.byInvoice} />} The {order.draftHours} hours count from then; the draft
          can come sooner. Full refund until you approve a version.
        </p>
      )}
    </aside>
  );
}

function WhenItIsYours({ byInvoice }: { byInvoice: boolean }) {
  return byInvoice ? 'By invoice, you get the first free day when the money is in.' : 'It is held for you from the moment you go to pay.';
}
