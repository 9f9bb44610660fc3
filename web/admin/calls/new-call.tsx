import type { FormEvent } from 'react';
import { data, Form, useNavigation } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { book } from '../../../domain/bookings/bookings.ts';
import { offerNow } from '../../../domain/bookings/calendar.ts';
import { personForCall } from '../../../domain/bookings/queries.ts';
import { bookingFields, bookingSchema, sentDays } from '../../../domain/bookings/schema.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { NextTimes, takesInstead } from '../../calls/next-times.tsx';
import { revalidateOnConflict } from '../../calls/revalidate-on-conflict.ts';
import { TimePicker } from '../../calls/time-picker.tsx';
import { isAnyFree } from '../../calls/visitor-days.ts';
import { redirectWithToast } from '../../cookies/flash.ts';
import { type FieldErrors, fieldErrors, formText, useCheckedForm } from '../../forms/checked-form.ts';
import { WriterFields } from '../../forms/writer-fields.tsx';
import { privateMeta } from '../../meta/private-meta.ts';
import { viewerIn } from '../../session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/controls/empty-state.tsx';
import { Field, Textarea } from '../../ui/controls/field.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import type { Route } from './+types/new-call';

export const meta: Route.MetaFunction = () => privateMeta('Book a call');

/** `?customer=` fills in the person the call is with, and books it for their account. */
export async function loader({ request }: Route.LoaderArgs) {
  const customerId = new URL(request.url).searchParams.get('customer');
  const person = customerId ? await personForCall(customerId) : undefined;
  if (customerId && !person) throw data(null, { status: 404 });
  const { days } = await offerNow({ forStaff: true });
  return { person: person ?? null, days: sentDays(days) };
}

/** Books a call for someone else, without notice. They get an email. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = formText(await request.formData());
  const values = Object.fromEntries(bookingFields.map((name) => [name, typed[name] ?? '']));
  if (typed.instead) values.startsAt = typed.instead;
  // We don't know their time zone, so the email uses the office's.
  values.zone = brand.timeZone;
  const refuse = (errors: FieldErrors, status: number, next: Date[] = []) =>
    data({ errors, values, next: next.map((time) => time.getTime()) }, { status });
  const parsed = bookingSchema.safeParse(values);
  if (!parsed.success) return refuse(fieldErrors(parsed.error), 422);
  const customerId = new URL(request.url).searchParams.get('customer');
  const person = customerId ? await personForCall(customerId) : undefined;
  if (customerId && !person) throw data(null, { status: 404 });
  const made = await book(parsed.data, person?.id, { actor: `admin:${viewerIn(context).user.id}` });
  if (!made.ok) return refuse({ taken: made.message }, 409, made.next);
  return redirectWithToast(`/admin/calls/${made.booking.id}`, { type: 'success', title: 'Booked. We emailed them.' });
}

export const shouldRevalidate = revalidateOnConflict;

const noneFree = 'Every bookable day is full or closed. You can allow more calls per day or more days ahead in Settings.';

/** The form in which an admin books a call for someone. */
export default function NewCall({ loaderData, actionData }: Route.ComponentProps) {
  const { person, days } = loaderData;
  const { errors, form } = useCheckedForm(
    bookingSchema.omit({ zone: true }),
    actionData?.errors,
    bookingFields.filter((name) => name !== 'zone'),
  );
  const isOpen = isAnyFree(days);
  const values = actionData?.values ?? {};
  const busy = useNavigation().state === 'submitting';
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!takesInstead(event)) form.onSubmit(event);
  };
  return (
    <>
      <PageHeading title={person ? `A call with ${person.name || person.email}` : 'Book a call'} actions={<WideBell />} />
      {actionData || isOpen ? (
        <Form method="post" {...form} onSubmit={onSubmit} className="mt-5 grid max-w-160 gap-6">
          <TimePicker days={days} errors={errors} values={values} fixedZone noneFree={<Notice title="No open times">{noneFree}</Notice>} />
          {errors.taken && <NextTimes message={errors.taken} times={actionData?.next ?? []} zone={brand.timeZone} />}
          <WriterFields
            own={{ name: person?.name ?? '', email: person?.email ?? '' }}
            values={values}
            errors={errors}
            forOther
            phoneNeeded={!brand.phone}
            phoneHint={
              brand.phone ? `Add a number and we’ll call them. Otherwise, they call ${brand.phone}.` : 'We’ll call them at this number.'
            }
          />
          <Field label="Note for the call" optional error={errors.message}>
            <Textarea name="message" limit={5000} defaultValue={values.message ?? ''} />
          </Field>
          {isOpen && (
            <Button type="submit" busy={busy && 'Booking...'} className="justify-self-start">
              Book the call
            </Button>
          )}
        </Form>
      ) : (
        <EmptyState title="No open times">{noneFree}</EmptyState>
      )}
    </>
  );
}
