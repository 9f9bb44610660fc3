import { Form, useNavigation } from 'react-router';
import { refundSentSchema } from '../../../domain/refunds/schema.ts';
import { type FieldErrors, useCheckedForm } from '../../forms/checked-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Dot, type DotState } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { Money } from '../../words/money.tsx';
import { AskFirst } from '../ask-first.tsx';
import type { MoneyData } from './money-data.ts';
import { RefundDialog } from './refund-dialog.tsx';

interface Props {
  money: MoneyData;
  /** True if the order's project ended before its launch. */
  projectEnded: boolean;
  typed: Record<string, string>;
  errorsOf: (intent: string) => FieldErrors | undefined;
}

/** Refunds, refunds that an admin has to send, chargebacks, and the button for another refund. */
export function Refunds({ money, projectEnded, typed, errorsOf }: Props) {
  const { refunds, disputes, refundables } = money;
  const refundable = refundables.filter(({ leftCents, disputed }) => leftCents > 0 && !disputed);
  const blocked = refundables.some(({ leftCents, disputed }) => leftCents > 0 && disputed);
  if (refundables.length === 0 && refunds.length === 0 && disputes.length === 0) return null;
  return (
    <RuledSection
      title="Refunds and chargebacks"
      aside={
        refundable.length > 0 ? (
          <RefundDialog refundables={refundable} typed={typed.intent === 'refund' ? typed : {}} serverErrors={errorsOf('refund')} />
        ) : (
          blocked && (
            <span className="text-small text-ink-2">
              You can’t refund this while it’s disputed. The customer could get the money twice.
            </span>
          )
        )
      }
    >
      {disputes.map((dispute) => (
        <Notice key={dispute.id} state={dispute.needsAnswer ? 'late' : undefined} title={dispute.title} className="mt-2">
          <Money cents={dispute.amountCents} exact /> ({dispute.reason}), {dispute.words}.
          {dispute.needsAnswer && dispute.answerBy && <> Answer it at the payment provider by {dispute.answerBy}.</>}
        </Notice>
      ))}
      {refunds.length === 0 && <p className="py-3 text-ui text-ink-2">No refunds yet.</p>}
      <ul>
        {refunds.map((refund) => (
          <li key={refund.id} className="grid gap-2 border-b border-line py-2.5 text-small">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <span className="min-w-0 wrap-anywhere">
                <b className="font-semibold">
                  <Money cents={refund.amountCents} exact />
                </b>{' '}
                of {refund.of}, {refund.method === 'card' ? 'to the card' : 'by bank transfer'}. {refund.reason}
                {refund.reference && <span className="block text-micro text-ink-3">{refund.reference}</span>}
              </span>
              <RefundStatus refund={refund} />
            </span>
            {refund.owed && refund.method === 'card' && (refund.ofSetup || refund.billId) && (
              <div>
                <AskFirst
                  label="Send by bank transfer"
                  intent="refund"
                  fields={{
                    billId: refund.billId,
                    amount: (refund.amountCents / 100).toFixed(2),
                    method: 'bank',
                    reason: 'The refund to the card failed',
                  }}
                  title="Send this refund by bank transfer?"
                  description="We’ll tell the buyer. Then send the money from your bank and enter the bank’s reference here."
                  yes="Send by bank transfer"
                />
              </div>
            )}
            {refund.method === 'bank' && refund.state === 'pending' && (
              <ToSend
                refundId={refund.id}
                projectEnded={projectEnded && refund.ofSetup}
                typed={typed.refundId === refund.id ? typed : {}}
                serverErrors={errorsOf('refund-sent')}
              />
            )}
          </li>
        ))}
      </ul>
    </RuledSection>
  );
}

function RefundStatus({ refund: { state, method, failure, at } }: { refund: MoneyData['refunds'][number] }) {
  const [dot, words]: [DotState, string] =
    state === 'succeeded'
      ? ['done', 'Refunded']
      : state === 'failed'
        ? ['late', `Failed: ${failure}`]
        : method === 'bank'
          ? ['waiting', 'Not sent yet']
          : ['active', 'On its way'];
  return (
    <span className="flex items-baseline gap-3">
      <Dot state={dot}>{words}</Dot>
      <RelativeTime at={at} className="text-ink-2" />
    </span>
  );
}

function ToSend({
  refundId,
  projectEnded,
  typed,
  serverErrors,
}: {
  refundId: string;
  projectEnded: boolean;
  typed: Record<string, string>;
  serverErrors: FieldErrors | undefined;
}) {
  const { errors, form } = useCheckedForm(refundSentSchema, serverErrors, ['refundId', 'reference']);
  const busy = useNavigation().formData?.get('intent') === 'refund-sent';
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Form method="post" className="flex flex-wrap items-end gap-3" {...form}>
        <input type="hidden" name="intent" value="refund-sent" />
        <input type="hidden" name="refundId" value={refundId} />
        <Field label="Bank reference" error={errors.reference}>
          <TextInput name="reference" limit={120} autoComplete="off" defaultValue={typed.reference} />
        </Field>
        <Button type="submit" size="small" busy={busy && 'Saving...'}>
          Mark as sent
        </Button>
      </Form>
      <AskFirst
        label="Cancel refund"
        intent="refund-off"
        fields={{ refundId }}
        title="Cancel this refund?"
        description={`Cancel it only if you haven’t sent the money. We already told the buyer about this refund, so write to them.${
          projectEnded ? ' Their project ended with this refund and stays ended. We keep the setup price.' : ''
        }`}
        yes="Cancel refund"
        danger
      />
    </div>
  );
}
