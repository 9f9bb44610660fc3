import type { FormEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { type SentDay, staffMoveSchema } from '../../../domain/bookings/schema.ts';
import { NextTimes, takesInstead } from '../../calls/next-times.tsx';
import { TimePicker } from '../../calls/time-picker.tsx';
import { isAnyFree } from '../../calls/visitor-days.ts';
import { type FieldErrors, useCheckedForm } from '../../forms/checked-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';

/** Reschedules a call in the office's time zone, with a reason for the customer. */
export function MoveCall({ days, startsAt, answered }: MoveCallProps) {
  const { errors, form } = useCheckedForm(staffMoveSchema, answered?.errors, ['startsAt', 'reason']);
  const busy = useNavigation().formData?.get('intent') === 'move';
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!takesInstead(event)) form.onSubmit(event);
  };
  return (
    <RuledSection title="New time">
      <Form method="post" {...form} onSubmit={onSubmit} className="grid gap-5 py-2">
        <input type="hidden" name="intent" value="move" />
        <TimePicker
          days={days}
          errors={errors}
          values={answered?.values ?? { startsAt: String(startsAt) }}
          fixedZone
          noneFree={<Notice title="No other open times">Every bookable day is full or closed.</Notice>}
        />
        {errors.taken && <NextTimes message={errors.taken} times={answered?.next ?? []} zone={brand.timeZone} />}
        <Field label="Reason" hint="They’ll see this" error={errors.reason}>
          <TextInput name="reason" limit={200} autoComplete="off" defaultValue={answered?.values.reason} />
        </Field>
        {errors.form && <Notice state="late" title={errors.form} />}
        <div className="flex flex-wrap gap-2.5">
          {isAnyFree(days) && (
            <Button type="submit" size="small" busy={busy && 'Moving...'}>
              Reschedule call
            </Button>
          )}
          <LinkButton to="?" size="small" look="quiet" preventScrollReset>
            Keep the current time
          </LinkButton>
        </div>
      </Form>
    </RuledSection>
  );
}

interface MoveCallProps {
  /** The current time of the call, in milliseconds since 1970. Its day is shown first. */
  startsAt: number;
  days: SentDay[];
  answered: { errors: FieldErrors; values: { startsAt: string; reason: string }; next: number[] } | undefined;
}
