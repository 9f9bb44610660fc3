import { type FormEvent, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { moveFields, moveSchema } from '../../../domain/bookings/schema.ts';
import { NextTimes, takesInstead } from '../../calls/next-times.tsx';
import { TimePicker } from '../../calls/time-picker.tsx';
import type { Times } from '../../calls/use-fresh-times.ts';
import { isAnyFree } from '../../calls/visitor-days.ts';
import { useCheckedForm } from '../../forms/checked-form.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { HiddenFields } from '../../ui/controls/field.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { callAddress } from './call-address.ts';
import type { CallFormAnswer, CallView } from './call-view.ts';
import { NoCalls, NoTimes } from './no-calls.tsx';

/** Reschedules a call, with the same picker as for booking. */
export function MoveForm({ call, times, answered }: { call: CallView; times: Times; answered: CallFormAnswer }) {
  const { errors, form } = useCheckedForm(moveSchema, answered?.errors, moveFields);
  const busy = useNavigation().formData?.get('intent') === 'move';
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!takesInstead(event)) form.onSubmit(event);
  };
  const isOpen = isAnyFree(times.days);
  const [wasOpen, setWasOpen] = useState(isOpen || Boolean(answered));
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return <NoCalls takesBookings={times.takesBookings} other />;
  return (
    <Form method="post" {...form} onSubmit={onSubmit} className="grid gap-7">
      <h2 className="text-3">New time</h2>
      <HiddenFields fields={{ intent: 'move', callId: call.id }} />
      <TimePicker
        days={times.days}
        errors={errors}
        values={answered?.values ?? { zone: call.zone, startsAt: String(Date.parse(call.startsAt)) }}
        noneFree={<NoTimes takesBookings={times.takesBookings} other />}
      />
      {errors.taken && <NextTimes message={errors.taken} times={answered?.next ?? []} zone={answered?.values.zone || call.zone} />}
      {errors.form && <Notice state="late" title={errors.form} />}
      <div className="flex flex-wrap gap-2.5">
        {isOpen && (
          <Button type="submit" busy={busy && 'Moving...'}>
            Reschedule call
          </Button>
        )}
        <LinkButton to={callAddress(call.secret)} look="quiet" preventScrollReset>
          Keep the current time
        </LinkButton>
      </div>
    </Form>
  );
}
