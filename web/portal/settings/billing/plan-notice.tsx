import { Form, useNavigation } from 'react-router';
import { Button, LinkButton } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/controls/notice.tsx';
import { usePortalPath } from '../../portal-path.ts';
import type { PlanData } from './plan-data.ts';

/** The problem with the payment, and the button that fixes it. */
export function PlanNotice({ plan, projectId, error }: { plan: PlanData; projectId: string; error: string | undefined }) {
  const { trouble, card } = plan;
  if (!trouble && !error) return null;
  return (
    <Notice
      state={trouble?.kind === 'card' ? 'waiting' : 'late'}
      title={trouble?.title ?? 'That didn’t work'}
      className="mt-1 mb-2"
      action={
        trouble && trouble.kind !== 'dropped' ? (
          <Actions kind={trouble.kind} plan={plan} projectId={projectId} card={card?.words} />
        ) : (
          trouble && <WriteToUs />
        )
      }
    >
      {trouble?.text}
      {error && <p className={trouble ? 'mt-2 font-semibold text-danger' : undefined}>{error}</p>}
    </Notice>
  );
}

function WriteToUs() {
  const to = usePortalPath();
  return (
    <LinkButton look="secondary" size="small" to={to('/portal/messages')}>
      Write to us
    </LinkButton>
  );
}

function Actions({
  kind,
  plan,
  projectId,
  card,
}: {
  kind: NonNullable<PlanData['trouble']>['kind'];
  plan: PlanData;
  projectId: string;
  card: string | undefined;
}) {
  const to = usePortalPath();
  const busy = useNavigation().formData?.get('intent');
  const another = kind === 'suspended' ? 'Pay with a different card' : kind === 'card' ? 'Change card' : 'Use a different card';
  // When a site is suspended, its card has failed for a week, so another card comes first.
  const cardFirst = kind === 'suspended' || kind === 'card' || !card;
  const change = (
    <Button
      key="change"
      type="submit"
      name="intent"
      value="change-card"
      size="small"
      look={cardFirst ? 'primary' : 'secondary'}
      busy={busy === 'change-card' && 'Opening...'}
    >
      {card ? another : 'Pay by card'}
    </Button>
  );
  const pay = card && plan.hasOpenBill && (
    <Button
      key="pay"
      type="submit"
      name="intent"
      value="pay-now"
      size="small"
      look={cardFirst ? 'secondary' : 'primary'}
      busy={busy === 'pay-now' && 'Asking your bank...'}
    >
      {cardFirst ? `Try ${card} again` : 'Pay now'}
    </Button>
  );
  return (
    <Form method="post" action={to('/portal/settings/billing')} className="flex flex-wrap gap-2.5">
      <input type="hidden" name="projectId" value={projectId} />
      {cardFirst ? [change, pay] : [pay, change]}
    </Form>
  );
}
