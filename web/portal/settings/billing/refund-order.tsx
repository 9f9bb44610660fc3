import { Form, useNavigation } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Fold } from '../../../ui/controls/fold.tsx';
import { Textarea } from '../../../ui/controls/textarea.tsx';
import { Money } from '../../../words/money.tsx';
import { usePortalPath } from '../../portal-path.ts';

interface Props {
  projectId: string;
  /** What comes back; 0 for an order that cost nothing. */
  cents: number;
  byCard: boolean;
  /** The work has ended already: an earlier refund was called off, or did not arrive. */
  ended: boolean;
  error: string | undefined;
  /** A reason that was typed and refused. */
  typed: string;
}

/** Taking the setup price back in two clicks, as long as no version is approved. The work ends with it. */
export function RefundOrder({ projectId, cents, byCard, ended, error, typed }: Props) {
  const to = usePortalPath();
  const busy = useNavigation().formData?.get('intent') === 'refund';
  const free = cents === 0;
  return (
    <Fold summary={free ? 'End the order' : 'Get your money back'} open={Boolean(error)}>
      <Form method="post" action={to('/portal/settings/billing')} className="grid max-w-prose gap-4 pt-1 text-ui">
        <input type="hidden" name="projectId" value={projectId} />
        <p className="text-small text-ink-2">
          {free ? (
            'You paid nothing for the setup. The work on your site ends at once, and nothing is charged later.'
          ) : (
            <>
              You get <Money cents={cents} exact /> back, {byCard ? 'to the card that paid' : 'by bank transfer'}.{' '}
              {ended
                ? 'The work on your site has ended and does not come back by itself; write to us if you want it to.'
                : 'The work on your site ends at once, and nothing is charged later. This can not be taken back here.'}
            </>
          )}
        </p>
        <Field label="Why? (optional)" error={error}>
          <Textarea name="reason" rows={2} maxLength={200} defaultValue={typed} />
        </Field>
        <div>
          <Button type="submit" name="intent" value="refund" look="danger" size="small" busy={busy && 'One moment...'}>
            {free ? (
              'End the order'
            ) : (
              <>
                Give me <Money cents={cents} /> back
              </>
            )}
          </Button>
        </div>
      </Form>
    </Fold>
  );
}
