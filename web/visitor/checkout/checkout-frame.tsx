import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { dollarsAndCents } from '../../../content/dollars.ts';
import { type PageKey, pageLabel } from '../../../content/site-pages.ts';
import { orderLabel } from '../../../domain/orders/schema.ts';
import { dayInWords } from '../../../time/day-in-words.ts';
import { classNames } from '../../ui/class-names.ts';
import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { BrowserFrame } from '../../ui/drawings/browser-frame.tsx';
import { Icon } from '../../ui/drawings/icon.tsx';
import { Band } from '../../ui/layout/band.tsx';
import { ClosedReasons } from '../../words/closed-reasons.tsx';
import { Money } from '../../words/money.tsx';
import { ByMethod, type Method } from './by-method.tsx';

export interface OrderSummary {
  number: number;
  pages: PageKey[];
  setupCents: number;
  monthlyCents: number;
  discountCents: number;
  /** The order's discount code, or ''. */
  code: string;
  taxName: string;
  /** '8.875%' */
  taxRate: string;
  taxCents: number;
  /** Tax on one month. */
  monthlyTaxCents: number;
  /** '$29 plus $2.57 Sales tax' */
  month: string;
  /** The amount due today, or on the invoice, with tax. */
  totalCents: number;
  startDay: string;
  /** The closed days before it, from today on. */
  closedBefore: { day: string; reason: string }[];
  /** True if the order has a seat on that day, held or paid. Otherwise the day is only available right now. */
  dayHeld: boolean;
  method: 'card' | 'invoice';
  /** The invoice's number, or ''. */
  invoice: string;
  /** When an invoice is due: 'within 14 days', 'by December 6, 2026'. */
  invoiceDue: string;
  /** Minutes for which a start day is held during card payment. */
  holdMinutes: number;
  /** Hours from the start day to the first draft. */
  draftHours: number;
  /** True if the brief was sent. */
  hasBrief: boolean;
  /** True in a trial without a payment provider. */
  hasTestPayments: boolean;
}

/**
 * A checkout screen: the form at the left, the order as a receipt at the right under a picture of the buyer's own site. On phones, the
 * receipt comes first.
 */
export function CheckoutFrame({
  title,
  lead,
  order,
  ownPage,
  back,
  paid = false,
  ended = false,
  choosing = false,
  tone = 'paper',
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  order: OrderSummary;
  /** URL of the buyer's own home page so far. */
  ownPage?: string | undefined;
  back?: { to: string; label: string };
  /** The setup price is paid, so nothing is due and the start day is fixed. */
  paid?: boolean;
  /** The order can no longer be paid, so nothing is due and there is no start day. */
  ended?: boolean;
  /** The payment method is selected on this page, by radio buttons named `method`. */
  choosing?: boolean;
  tone?: 'paper' | 'night';
  children: ReactNode;
}) {
  return (
    // At night, the screen is behind the navigation.
    <Band tone={tone} className={tone === 'night' ? 'pt-28 lg:pt-36' : 'pt-7 lg:pt-11'}>
      <div className="group/pay grid gap-x-16 gap-y-9 md:grid-cols-[7fr_5fr] md:grid-rows-[auto_1fr] md:items-start">
        <div className="min-w-0">
          {back && (
            <Link to={back.to} className="mb-3 inline-flex min-h-11 items-center gap-2 text-ui font-semibold">
              <Icon of={ArrowLeft} size={18} />
              {back.label}
            </Link>
          )}
          <h1 className="font-display text-1 font-[450]">{title}</h1>
          {lead && <div className="mt-5 max-w-prose text-lead text-ink-2">{lead}</div>}
        </div>
        <div
          className={classNames(
            'grid gap-5 md:sticky md:col-start-2 md:row-span-2',
            tone === 'night' ? 'md:top-[calc(7rem+var(--strip))]' : 'md:top-[calc(2rem+var(--strip))]',
          )}
        >
          {ownPage && <OwnPage src={ownPage} />}
          <Receipt order={order} paid={paid} ended={ended} method={choosing ? 'open' : order.method} />
        </div>
        <div className="min-w-0">
          {order.hasTestPayments && (
            <Notice title="Test payments" className="mb-6 max-w-prose">
              No payment provider is connected, so no card is charged and no money moves. Use a test card listed on the payment page. Never
              enter a real card.
            </Notice>
          )}
          {children}
        </div>
      </div>
    </Band>
  );
}

/** The top of the buyer's own home page, to look at. */
function OwnPage({ src }: { src: string }) {
  return (
    <div inert className="max-md:order-last">
      <BrowserFrame address="Your home page so far" src={src} scripts viewClassName="aspect-[2/1]" />
    </div>
  );
}

function Receipt({ order, paid, ended, method }: { order: OrderSummary; paid: boolean; ended: boolean; method: Method }) {
  return (
    <aside aria-label="Your order" className="rounded-1 bg-raised px-6 py-7 shadow-2 max-md:py-5">
      <h2 className="ui-heading">
        Your order, <span translate="no">{orderLabel(order.number)}</span>
      </h2>
      <ol className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-small md:grid">
        {order.pages.map((key, index) => (
          <li key={key} className="flex gap-3 max-md:gap-1.5">
            <span className="text-ink-3 tabular-nums md:w-4">{index + 1}</span>
            {pageLabel(key)}
          </li>
        ))}
      </ol>
      <DefinitionRows
        className="mt-5"
        rows={[
          { label: 'Setup (one-time)', value: <Money cents={order.setupCents} exact /> },
          ...(order.discountCents
            ? [{ label: order.code ? `Discount, ${order.code}` : 'Discount', value: <Money cents={-order.discountCents} exact /> }]
            : []),
          ...(order.taxCents ? [{ label: `${order.taxName}, ${order.taxRate}`, value: <Money cents={order.taxCents} exact /> }] : []),
          { label: 'Monthly, starting the day you go live', value: <span>{order.month}</span> },
          {
            label: order.monthlyTaxCents ? 'First-year total, with tax' : 'First-year total',
            value: <Money cents={order.totalCents + 12 * (order.monthlyCents + order.monthlyTaxCents)} exact />,
          },
          ...(ended
            ? []
            : [
                {
                  id: 'total',
                  label: paid ? paidWords(order) : <DueWords order={order} method={method} />,
                  value: <Money cents={order.totalCents} exact />,
                  strong: true,
                },
              ]),
        ]}
      />
      {!ended && (
        <p className="mt-5 text-small text-ink-2">
          {dayLabel(order, paid)}: <b className="text-ink">{dayInWords(order.startDay)}</b>.{' '}
          {!paid && !order.dayHeld && <WhenItIsYours order={order} method={method} />} Your {order.draftHours}-hour clock starts that day
          {!order.hasBrief && ', once we have your brief'}. Your draft may come sooner. Full refund until you approve a version.
        </p>
      )}
      {!ended && <ClosedReasons days={order.closedBefore} className="mt-2 text-small text-ink-2" />}
    </aside>
  );
}

/** The total and the start day in one line before the button, for phones, where the receipt has scrolled away. */
export function TotalLine({ order }: { order: OrderSummary }) {
  return (
    <p className="-mb-2 text-ui md:hidden">
      <DueWords order={order} method="open" />: <b>{dollarsAndCents(order.totalCents)}</b>. {dayLabel(order, false)}:{' '}
      <b>{dayInWords(order.startDay)}</b>.
    </p>
  );
}

function dayLabel({ dayHeld }: OrderSummary, paid: boolean): string {
  if (paid) return 'Your start day';
  return dayHeld ? 'Your start day (held while you pay)' : 'Next available start day';
}

function paidWords({ totalCents }: OrderSummary): string {
  return totalCents === 0 ? 'Nothing was due' : 'Paid';
}

function DueWords({ order, method }: { order: OrderSummary; method: Method }) {
  const invoice = order.totalCents === 0 ? 'Due today' : `Due ${order.invoiceDue}`;
  return <ByMethod method={method} card="Due today" invoice={invoice} />;
}

function WhenItIsYours({ order: { holdMinutes }, method }: { order: OrderSummary; method: Method }) {
  return (
    <ByMethod
      method={method}
      card={`When you continue to payment, we hold it for ${holdMinutes} minutes. It’s yours once you’ve paid.`}
      invoice="If you pay by invoice, you get the first available day once your payment arrives."
    />
  );
}
