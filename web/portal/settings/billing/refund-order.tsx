import { Form, useNavigation } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Fold } from '../../../ui/controls/fold.tsx';
import { Textarea } from '../../../ui/controls/textarea.tsx';
import { Money } from '../../../words/money.tsx';
import { usePortalPath } from '../../portal-path.ts';

interface Props {
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
export function RefundOrder({ projectId, cents, byCard, ended, error, typed }: Props) {
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
