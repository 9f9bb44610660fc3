import { Form, useNavigation } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Fold } from '../../../ui/controls/fold.tsx';
import { Notice } from '../../../ui/controls/notice.tsx';
import { Textarea } from '../../../ui/controls/textarea.tsx';
import { Money } from '../../../words/money.tsx';
import { usePortalPath } from '../../portal-path.ts';
import type { BillingData } from './billing-data.ts';
import type { PlanData } from './plan-data.ts';

interface Props {
  service: NonNullable<BillingData['service']>;
  error: string | undefined;
  /** A reason that was typed and refused. */
  typed: string;
}

/** Cancelling in two clicks, and the way back: before it takes effect, and for 30 days after. */
export function CancelService({ service, error, typed }: Props) {
  const { cancellation, state } = service;
  if (cancellation?.offSince)
    return cancellation.restorableOn ? (
      <Notice
        state="late"
        title={`Off since ${cancellation.offSince}`}
        className="mt-4"
        action={<TakeBack service={service} label="Put it back online" error={error} />}
      >
        Until {cancellation.restorableOn} one click puts it back as it was. After that it is archived.
        {service.plan && <RestartPrice plan={service.plan} />}
      </Notice>
    ) : (
      <p className="py-3 text-small text-ink-2">The 30 days in which it could be put back are over. Your ZIP stays under “Your data”.</p>
    );
  if (cancellation)
    return (
      <Notice
        state="waiting"
        title={`Canceled as of ${cancellation.endsOn}`}
        className="mt-4"
        action={<TakeBack service={service} label="Take it back" error={error} />}
      >
        The site stays online until then. After that day you have 30 days to put it back.
      </Notice>
    );
  if (state === 'live' || state === 'suspended') return <Cancel service={service} error={error} typed={typed} />;
  return <BeforeLaunch service={service} />;
}

function Cancel({ service, error, typed }: Props) {
  const to = usePortalPath();
  const busy = useNavigation().formData?.get('intent') === 'cancel';
  return (
    <Fold summary="Cancel the service" open={Boolean(error)}>
      <Form method="post" action={to('/portal/settings/billing')} className="grid max-w-prose gap-4 pt-1 text-ui">
        <input type="hidden" name="projectId" value={service.projectId} />
        <p className="text-small text-ink-2">
          {service.state === 'suspended'
            ? `The service ends on ${service.monthEndsOn}, and an open bill is let go then. For 30 days after that you can put the site back.`
            : `Your site stays online until ${service.monthEndsOn}, the end of the month. Then its address shows that it is not available, and for 30 days you can put it back.`}{' '}
          Your ZIP can be downloaded before and after.
        </p>
        <Field label="Why are you leaving? (optional)" error={error}>
          <Textarea name="reason" rows={2} defaultValue={typed} />
        </Field>
        <div>
          <Button type="submit" name="intent" value="cancel" look="danger" size="small" busy={busy && 'Canceling...'}>
            Cancel as of {service.monthEndsOn}
          </Button>
        </div>
      </Form>
    </Fold>
  );
}

function TakeBack({ service, label, error }: { service: Props['service']; label: string; error: string | undefined }) {
  const to = usePortalPath();
  const busy = useNavigation().formData?.get('intent') === 'take-back';
  return (
    <Form method="post" action={to('/portal/settings/billing')}>
      <input type="hidden" name="projectId" value={service.projectId} />
      <Button type="submit" name="intent" value="take-back" size="small" busy={busy && 'One moment...'}>
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

/** What putting a site back costs, said before the click. */
function RestartPrice({ plan }: { plan: PlanData }) {
  return (
    <>
      {' '}
      A new month begins then: <Money cents={Math.max(0, plan.monthCents - plan.creditCents)} />
      {plan.card ? `, taken from ${plan.card.words} at once.` : ', to be paid by bank.'}
    </>
  );
}

/** Nothing runs yet, so nothing is to be cancelled. */
function BeforeLaunch({ service }: { service: Props['service'] }) {
  if (service.state === 'archived' || service.state === 'cancelled') return null;
  return <p className="py-3 text-small text-ink-2">The monthly price begins with your site. Until then there is nothing to cancel.</p>;
}
