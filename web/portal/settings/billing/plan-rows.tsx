import { Form, useNavigation } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import type { DefinitionRow } from '../../../ui/controls/definition-rows.tsx';
import { Money } from '../../../words/money.tsx';
import { usePortalPath } from '../../portal-path.ts';
import type { PlanData } from './plan-data.ts';

/** The next bill and the card, as rows of the service. */
export function planRows(plan: PlanData, { projectId, endsOn }: { projectId: string; endsOn: string | null }): DefinitionRow[] {
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
