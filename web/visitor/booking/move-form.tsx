import type { FormEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import { moveFields, moveSchema, type SentDay } from '../../../domain/bookings/schema.ts';
import { NextTimes, takesInstead } from '../../calls/next-times.tsx';
import { TimePicker } from '../../calls/time-picker.tsx';
import { useCheckedForm } from '../../checked-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import type { Answered, ShownCall } from './call.tsx';
import { NoCalls } from './no-calls.tsx';

/** Another time for a call, picked as the first one was. */
export function MoveForm({ call, days, answered }: { call: ShownCall; days: SentDay[]; answered: Answered }) {
  const { errors, form } = useCheckedForm(moveSchema, answered?.errors, moveFields);
  const busy = useNavigation().formData?.get('intent') === 'move';
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!takesInstead(event)) form.onSubmit(event);
  };
  if (!days.some(({ times }) => times.length)) return <NoCalls title="Nothing else is free in the coming weeks." />;
  return (
    <Form method="post" {...form} onSubmit={onSubmit} className="grid gap-7">
      <h2 className="text-3">Move it to</h2>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="callId" value={call.id} />
      <TimePicker
        days={days}
        errors={errors}
        values={answered?.values ?? { zone: call.zone, startsAt: String(Date.parse(call.startsAt)) }}
      />
      {errors.taken && <NextTimes message={errors.taken} times={answered?.next ?? []} zone={answered?.values.zone || call.zone} />}
      {errors.form && <Notice state="late" title={errors.form} />}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" busy={busy && 'Moving...'}>
          Move the call
        </Button>
        <LinkButton to="/booking/call" look="quiet" preventScrollReset>
          Leave it as it is
        </LinkButton>
      </div>
    </Form>
  );
}
