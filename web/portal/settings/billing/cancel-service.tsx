import { Form, useNavigation } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import { Field, Textarea } from '../../../ui/controls/field.tsx';
import { Fold } from '../../../ui/controls/fold.tsx';
import { Notice } from '../../../ui/controls/notice.tsx';
import { Money } from '../../../words/money.tsx';
import { usePortalPath } from '../../portal-path.ts';
import type { BillingData } from './billing-data.ts';
import type { PlanData } from './plan-data.ts';

interface Props {
  service: NonNullable<BillingData['service']>;
  error: string | undefined;
  /** The reason as typed, if it was refused. */
  typed: string;
}

/** Cancels the service in two clicks, and undoes that until 30 days after the end. */
export function CancelService({ service, error, typed }: Props) {
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

function Cancel({ service, error, typed }: Props) {
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

function UndoCancellation({ service, label, error }: { service: Props['service']; label: string; error: string | undefined }) {
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
function BeforeLaunch({ service }: { service: Props['service'] }) {
  if (service.state === 'archived' || service.state === 'canceled') return null;
  return (
    <p className="py-3 text-small text-ink-2">Monthly billing starts when your site goes live. Until then, there’s nothing to cancel.</p>
  );
}
