import { Form, useNavigation } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import { type DefinitionRow, DefinitionRows } from '../../../ui/controls/definition-rows.tsx';
import { Field, Textarea } from '../../../ui/controls/field.tsx';
import { Fold } from '../../../ui/controls/fold.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Notice } from '../../../ui/controls/notice.tsx';
import { Dot } from '../../../ui/drawings/dot.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import { Money } from '../../../words/money.tsx';
import { usePortalPath } from '../../portal-path.ts';
import { statusOf } from '../../project/status-words.ts';
import type { BillingData } from './billing-data.ts';
import type { PlanData } from './plan-data.ts';
import { PlanNotice } from './plan-notice.tsx';

type Service = NonNullable<BillingData['service']>;

/** A project's monthly service: price, start, card and end. */
export function ServicePart({
  service,
  errors,
  typed,
}: {
  service: Service;
  errors: { plan?: string; cancel?: string; refund?: string };
  typed: string;
}) {
  const status = statusOf({ state: service.state, suspendedFor: service.suspendedFor, late: false, openEdits: 0, versionToApprove: null });
  const to = usePortalPath();
  return (
    <RuledSection title={service.name} aside={<Dot state={status.dot}>{status.words}</Dot>}>
      {service.plan && <PlanNotice plan={service.plan} projectId={service.projectId} error={errors.plan} />}
      <DefinitionRows
        rows={[
          {
            label: 'Monthly',
            value: service.endedBeforeLaunch
              ? 'No more charges'
              : `${service.month} ${service.runsSince ? `since ${service.runsSince}` : 'from the day your site goes live'}`,
          },
          ...(service.plan ? planRows(service.plan, { projectId: service.projectId, endsOn: service.cancellation?.endsOn ?? null }) : []),
          ...(service.creditCents > 0
            ? [
                {
                  label: 'Your credit',
                  value: (
                    <>
                      <Money cents={service.creditCents} /> for a late draft, taken off your bills
                    </>
                  ),
                },
              ]
            : []),
          {
            label: 'Refund',
            value: service.approved ? (
              <Link to={to('/portal/messages')}>Contact us</Link>
            ) : service.refund ? (
              service.endedBeforeLaunch ? (
                'Not refunded yet. You can request it below in two clicks'
              ) : (
                'Full refund until you approve a version. Request it below in two clicks'
              )
            ) : service.paid ? (
              'Refunded, or on its way'
            ) : (
              <>
                Not paid yet
                {service.payTo && (
                  <>
                    . <Link to={service.payTo}>Pay now</Link>
                  </>
                )}
              </>
            ),
          },
        ]}
      />
      {service.refund && (
        <RefundOrder
          projectId={service.projectId}
          {...service.refund}
          ended={service.endedBeforeLaunch}
          error={errors.refund}
          typed={typed}
        />
      )}
      <CancelService service={service} error={errors.cancel} typed={typed} />
    </RuledSection>
  );
}

/** The next bill and the card, as rows of the service. */
function planRows(plan: PlanData, { projectId, endsOn }: { projectId: string; endsOn: string | null }): DefinitionRow[] {
  return [
    { label: 'Next bill', value: nextWords(plan, endsOn) },
    { label: plan.card ? 'Card' : 'Payment', value: <CardLine plan={plan} projectId={projectId} /> },
  ];
}

function nextWords(plan: PlanData, endsOn: string | null) {
  if (plan.state === 'starting') return 'Creating your bill...';
  if (plan.state === 'suspended') return 'None while your site is offline';
  if (plan.state === 'ended' || endsOn || !plan.next) return 'None';
  return (
    <>
      <Money cents={plan.next.cents} /> on {plan.next.on}
    </>
  );
}

function CardLine({ plan, projectId }: { plan: PlanData; projectId: string }) {
  const to = usePortalPath();
  const busy = useNavigation().formData?.get('intent') === 'change-card';
  const { card, state } = plan;
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1.5">
      <span className="text-ink-2">
        {card ? `${card.words}, expires ${card.expires}` : state === 'starting' ? 'Updating...' : 'Bank transfer'}
      </span>
      {state !== 'ended' && state !== 'starting' && (
        <Form method="post" action={to('/portal/settings/billing')}>
          <input type="hidden" name="projectId" value={projectId} />
          <Button type="submit" name="intent" value="change-card" look="secondary" size="small" busy={busy && 'Opening...'}>
            {card ? 'Change card' : 'Pay by card'}
          </Button>
        </Form>
      )}
    </span>
  );
}

interface RefundOrderProps {
  projectId: string;
  /** The refund; 0 for an order that cost nothing. */
  cents: number;
  byCard: boolean;
  /** True if work has ended already, because an earlier refund was canceled or failed. */
  ended: boolean;
  error: string | undefined;
  /** The reason as typed, if it was refused. */
  typed: string;
}

/** Refunds the setup price in two clicks, as long as no version is approved. Work on the site ends with it. */
function RefundOrder({ projectId, cents, byCard, ended, error, typed }: RefundOrderProps) {
  const to = usePortalPath();
  const busy = useNavigation().formData?.get('intent') === 'refund';
  const free = cents === 0;
  return (
    <Fold summary={free ? 'Cancel my order' : 'Get a refund'} open={Boolean(error)}>
      <Form method="post" action={to('/portal/settings/billing')} className="grid max-w-prose gap-4 pt-1 text-ui">
        <input type="hidden" name="projectId" value={projectId} />
        <p className="text-small text-ink-2">
          {free ? (
            'You didn’t pay for setup. We stop work on your site right away, and you won’t be charged later.'
          ) : (
            <>
              We’ll refund <Money cents={cents} exact /> {byCard ? 'to the card you paid with' : 'by bank transfer'}.{' '}
              {ended
                ? 'Work on your site has stopped and won’t restart on its own. Contact us if you’d like to start again.'
                : 'We stop work on your site right away, and you won’t be charged later. You can’t undo this here.'}
            </>
          )}
        </p>
        <Field label="Why do you want a refund? (optional)" error={error}>
          <Textarea name="reason" rows={2} limit={200} defaultValue={typed} />
        </Field>
        <div>
          <Button type="submit" name="intent" value="refund" look="danger" size="small" busy={busy && 'One moment...'}>
            {free ? (
              'Cancel my order'
            ) : (
              <>
                Refund <Money cents={cents} />
              </>
            )}
          </Button>
        </div>
      </Form>
    </Fold>
  );
}

interface CancelServiceProps {
  service: NonNullable<BillingData['service']>;
  error: string | undefined;
  /** The reason as typed, if it was refused. */
  typed: string;
}

/** Cancels the service in two clicks, and undoes that until 30 days after the end. */
function CancelService({ service, error, typed }: CancelServiceProps) {
  const { cancellation, state } = service;
  if (cancellation?.offSince)
    return cancellation.restorableOn ? (
      <Notice
        state="late"
        title={`Offline since ${cancellation.offSince}`}
        className="mt-4"
        action={<UndoCancellation service={service} label="Bring my site back" error={error} />}
      >
        Until {cancellation.restorableOn}, you can bring your site back exactly as it was with one click. After that, it’s archived.
        {service.plan && <RestartPrice plan={service.plan} />}
      </Notice>
    ) : (
      <p className="py-3 text-small text-ink-2">
        The 30 days to bring your site back are over. You can still download the ZIP under “Your data”.
      </p>
    );
  if (cancellation)
    return (
      <Notice
        state="waiting"
        title={`Canceled. Your service ends ${cancellation.endsOn}`}
        className="mt-4"
        action={<UndoCancellation service={service} label="Keep my site" error={error} />}
      >
        Your service runs until then. After that, you have 30 days to bring it back.
      </Notice>
    );
  if (state === 'live' || state === 'suspended') return <Cancel service={service} error={error} typed={typed} />;
  return <BeforeLaunch service={service} />;
}

function Cancel({ service, error, typed }: CancelServiceProps) {
  const to = usePortalPath();
  const busy = useNavigation().formData?.get('intent') === 'cancel';
  return (
    <Fold summary="Cancel my service" open={Boolean(error)}>
      <Form method="post" action={to('/portal/settings/billing')} className="grid max-w-prose gap-4 pt-1 text-ui">
        <input type="hidden" name="projectId" value={service.projectId} />
        <p className="text-small text-ink-2">
          {service.state === 'suspended'
            ? `Your service ends on ${service.monthEndsOn}, and we drop any unpaid bill then. You can bring the site back for 30 days after that.`
            : `Your service runs until ${service.monthEndsOn}, the end of your paid month. After that, visitors see that it’s not available, and you have 30 days to bring it back.`}{' '}
          You can download your ZIP before and after.
        </p>
        <Field label="Why are you leaving? (optional)" error={error}>
          <Textarea name="reason" rows={2} defaultValue={typed} />
        </Field>
        <div>
          <Button type="submit" name="intent" value="cancel" look="danger" size="small" busy={busy && 'Canceling...'}>
            Cancel on {service.monthEndsOn}
          </Button>
        </div>
      </Form>
    </Fold>
  );
}

function UndoCancellation({ service, label, error }: { service: CancelServiceProps['service']; label: string; error: string | undefined }) {
  const to = usePortalPath();
  const busy = useNavigation().formData?.get('intent') === 'undo-cancellation';
  return (
    <Form method="post" action={to('/portal/settings/billing')}>
      <input type="hidden" name="projectId" value={service.projectId} />
      <Button type="submit" name="intent" value="undo-cancellation" size="small" busy={busy && 'One moment...'}>
        {label}
      </Button>
      {error && (
        <p role="alert" className="mt-2 text-small font-semibold text-danger">
          {error}
        </p>
      )}
    </Form>
  );
}

/** Says what bringing a site back costs before the click. */
function RestartPrice({ plan }: { plan: PlanData }) {
  return (
    <>
      {' '}
      A new month starts when you bring it back: <Money cents={Math.max(0, plan.monthCents - plan.creditCents)} />
      {plan.card ? `, charged to ${plan.card.words} right away.` : ', payable by bank transfer.'}
    </>
  );
}

/** Shown before the launch, when there is no monthly service to cancel yet. */
function BeforeLaunch({ service }: { service: CancelServiceProps['service'] }) {
  if (service.state === 'archived' || service.state === 'canceled') return null;
  return (
    <p className="py-3 text-small text-ink-2">Monthly billing starts when your site goes live. Until then, there’s nothing to cancel.</p>
  );
}
