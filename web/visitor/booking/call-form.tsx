import { type FormEvent, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { bookingFields, bookingSchema } from '../../../domain/bookings/schema.ts';
import { NextTimes, takesInstead } from '../../calls/next-times.tsx';
import { TimePicker } from '../../calls/time-picker.tsx';
import { type Times, useFreshTimes } from '../../calls/use-fresh-times.ts';
import { isAnyFree } from '../../calls/visitor-days.ts';
import { type FieldErrors, useCheckedForm } from '../../forms/checked-form.ts';
import { WriterFields } from '../../forms/writer-fields.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Field, Textarea } from '../../ui/controls/field.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { GuardFields } from '../contact/guard-fields.tsx';
import { NoCalls, NoTimes } from './no-calls.tsx';

/** Books a half hour. If the time was taken meanwhile, it offers the nearest three. What was typed stays, even if no times are left. */
export function CallForm({ rendered, own, answered }: CallFormProps) {
  const { days, takesBookings, refresh } = useFreshTimes(rendered);
  const isOpen = isAnyFree(days);
  const [wasOpen, setWasOpen] = useState(isOpen || Boolean(answered));
  if (isOpen && !wasOpen) setWasOpen(true);
  const { errors, form } = useCheckedForm(bookingSchema, answered?.errors, bookingFields);
  const busy = useNavigation().state === 'submitting';
  const values = answered?.values ?? {};
  const [phone, setPhone] = useState(values.phone ?? '');
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!takesInstead(event)) form.onSubmit(event);
  };
  if (!wasOpen) return <NoCalls takesBookings={takesBookings} />;
  return (
    <Form
      method="post"
      // With React, the times are shown in the reader's own time zone.
      data-hydrate="visible"
      {...form}
      onSubmit={onSubmit}
      onChange={(event) => {
        if (event.target instanceof HTMLInputElement && event.target.name === 'phone') setPhone(event.target.value);
      }}
      className="relative grid max-w-160 gap-7"
    >
      <h2 className="text-2">Pick a time</h2>
      <TimePicker
        days={days}
        errors={errors}
        values={answered?.values}
        onZone={refresh}
        noneFree={<NoTimes takesBookings={takesBookings} />}
      />
      {errors.taken && <NextTimes message={errors.taken} times={answered?.next ?? []} zone={values.zone || brand.timeZone} />}
      <WriterFields
        own={own}
        values={values}
        errors={errors}
        phoneNeeded={!brand.phone}
        phoneHint={
          phone.trim()
            ? 'We’ll call you at this number.'
            : brand.phone
              ? `Leave a number and we’ll call you. Otherwise, you call us at ${brand.phone}.`
              : 'We’ll call you at this number.'
        }
      />
      <Field label="Anything we should know before the call?" optional error={errors.message}>
        <Textarea name="message" limit={5000} defaultValue={values.message ?? ''} />
      </Field>
      <GuardFields />
      {errors.form && <Notice state="late" title={errors.form} />}
      {isOpen && (
        <Button type="submit" size="large" busy={busy && 'Booking...'} className="justify-self-start">
          Book this call
        </Button>
      )}
    </Form>
  );
}

interface CallFormProps {
  /** Rendered with the page, which may have been cached for a minute. */
  rendered: Times;
  own: { name: string; email: string };
  answered: { errors: FieldErrors; values: Record<string, string>; next: number[] } | undefined;
}
