import { Form, useNavigation } from 'react-router';
import { cancelSchema } from '../../../domain/bookings/schema.ts';
import { useCheckedForm } from '../../forms/checked-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { callAddress } from './call-address.ts';
import type { CallFormAnswer, CallView } from './call-view.ts';

/** Confirms the cancellation: the second of two clicks. */
export function CancelForm({ call, answered }: { call: CallView; answered: CallFormAnswer }) {
  const { errors, form } = useCheckedForm(cancelSchema, answered?.errors, ['reason']);
  const busy = useNavigation().formData?.get('intent') === 'cancel';
  return (
    <Form method="post" {...form} className="grid gap-6">
      <h2 className="text-3">Cancel this call?</h2>
      <input type="hidden" name="intent" value="cancel" />
      <input type="hidden" name="callId" value={call.id} />
      <Field label="Reason" optional hint="We read every one." error={errors.reason}>
        <TextInput name="reason" limit={200} autoComplete="off" defaultValue={answered?.values.reason ?? ''} />
      </Field>
      {errors.form && <Notice state="late" title={errors.form} />}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" look="danger" busy={busy && 'Canceling...'}>
          Cancel call
        </Button>
        <LinkButton to={callAddress(call.secret)} look="quiet" preventScrollReset>
          Keep call
        </LinkButton>
      </div>
    </Form>
  );
}
