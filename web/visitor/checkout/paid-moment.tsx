import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand } from '../../../content/brand.ts';
import { orderLabel } from '../../../domain/orders/schema.ts';
import { dayInWords } from '../../../time/day-in-words.ts';
import { minuteMs } from '../../../time/units.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Band } from '../../ui/layout/band.tsx';
import { Moment } from '../../ui/layout/moment.tsx';
import { hoursAndMinutes } from '../../words/clock-words.ts';
import { Money } from '../../words/money.tsx';
import type { Route } from './+types/payment-success';
import { PaidSteps } from './paid-steps.tsx';

type Paid = Route.ComponentProps['loaderData'];

/** A paid order: what comes next, and the draft once it's built. The receipt is one line below the horizon. */
export function PaidMoment({ order }: { order: Paid }): ReactNode {
  const { project, summary } = order;
  const draft = project?.draft;
  const { second, lead, action } = nextOf(order);
  // Counted as a minute at least, or we'd claim to have beaten the whole promise.
  const isEarly = draft && project.spentMs <= project.promiseMs - minuteMs;
  return (
    <>
      <Moment
        tone="night"
        name={`paid:${summary.number}:${draft ? 'draft' : ''}`}
        hour={draft ? 24 : project?.briefDone ? (project.spentMs / project.promiseMs) * 24 : 0}
        site={draft ? { src: `${draft.origin}/`, address: `Draft of ${draft.address}`, title: 'Home page of your draft' } : undefined}
        figure={
          isEarly
            ? { big: hoursAndMinutes(project.promiseMs - Math.max(project.spentMs, minuteMs)), line: 'earlier than we promised' }
            : undefined
        }
      >
        <h1 className="text-[clamp(3.1rem,1.6rem+4.6vw,5.9rem)] leading-[.94] font-[440] tracking-[-.042em]">
          {summary.totalCents === 0 ? 'Ordered.' : 'Paid.'} <span className="block">{second}</span>
        </h1>
        <p className="mt-6 max-w-md text-lead text-ink-2" role="status">
          {lead}
        </p>
        <div className="mt-8">{action}</div>
      </Moment>
      <Band space="none" className="bg-bg">
        {!draft && <PaidSteps order={order} />}
        <PaidFacts order={order} />
      </Band>
    </>
  );
}

/** The payment in one line, with its papers. */
export function PaidFacts({ order: { summary, paidAt, hasInvoice, termsVersion, project } }: { order: Paid }): ReactNode {
  const day = paidAt && new Date(paidAt).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: brand.timeZone });
  return (
    <aside aria-label="Your order" className="flex flex-wrap items-center gap-x-8 gap-y-2 py-6 text-ui text-ink-2 tabular-nums">
      <div className="mr-auto flex flex-wrap gap-x-8 gap-y-2">
        <p>
          {summary.totalCents === 0 ? (
            <b className="text-ink">Nothing was due</b>
          ) : (
            <b className="text-ink">
              <Money cents={summary.totalCents} exact /> paid
            </b>
          )}
          {summary.hasTestPayments && ' (test payment, no card was charged)'}
          {day && ` on ${day}`}, order {orderLabel(summary.number)}
        </p>
        <p>Monthly billing ({summary.month}) starts the day your site goes live.</p>
        {!project?.draft && (
          <p>
            Your start day: <b className="text-ink">{dayInWords(summary.startDay)}</b>
          </p>
        )}
      </div>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {termsVersion && <Link to={`/terms/${termsVersion}`}>Terms you accepted</Link>}
        {hasInvoice && (
          <Link to="/payment/invoice.pdf" document>
            View invoice (PDF)
          </Link>
        )}
      </p>
    </aside>
  );
}

/** The headline's second line, the text and the one button. */
function nextOf({ email, signedIn, summary, project }: Paid): { second: string; lead: string; action: ReactNode } {
  const receipt = summary.totalCents === 0 ? 'We emailed the details to' : 'Your receipt is on its way to';
  if (!signedIn)
    return {
      second: 'Next: your account.',
      lead: `${receipt} ${email}. Open it and create your account with one click, or sign up here with that address. Next is the brief. It takes about ten minutes.`,
      action: <Go to="/auth?next=%2Fonboarding">Create your account</Go>,
    };
  if (!project?.briefDone)
    return {
      second: 'Next: your brief.',
      lead: `${receipt} ${email}. The brief takes about ten minutes, and we save as you type. Your draft is ready soon after.`,
      action: <Go to="/onboarding">Start your brief</Go>,
    };
  if (project.draft)
    return {
      second: project.state === 'draft_ready' ? 'And your draft is ready.' : 'And your site is built.',
      lead:
        project.state === 'draft_ready'
          ? 'We built all five pages from your brief. Read them, change anything you like, then approve.'
          : 'You’ll find it in your portal.',
      action: project.state === 'draft_ready' ? <Go to="/portal/editor">See your draft</Go> : <Go to="/portal">Open your portal</Go>,
    };
  if (project.state === 'in_qa')
    return {
      second: 'We’re checking your draft.',
      lead: 'It’s built. One of our checks flagged something, so a person is looking at it before you do. We’ll email you.',
      action: <Go to="/portal">Open your portal</Go>,
    };
  if (project.state !== 'scheduled' && project.state !== 'drafting')
    return { second: '', lead: 'You’ll find your project in your portal.', action: <Go to="/portal">Open your portal</Go> };
  return {
    second: 'We’re building your draft.',
    lead: `Most drafts are ready within a minute. This page updates by itself, and we’ll email you at ${email} too.`,
    action: (
      <Button size="large" look="sun" busy="Building...">
        See your draft
      </Button>
    ),
  };
}

function Go({ to, children }: { to: string; children: ReactNode }): ReactNode {
  return (
    <LinkButton to={to} size="large" look="sun">
      {children}
      <ArrowRight size={20} aria-hidden="true" />
    </LinkButton>
  );
}
