import { data, Form, redirect, useNavigation } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { today } from '../../../content/business-clock.ts';
import { closeDay, closedDaysAhead, closeHolidays, openDay } from '../../../domain/bookings/closed-days.ts';
import { closedDaySchema } from '../../../domain/bookings/schema.ts';
import { dayInWords } from '../../../time/day-in-words.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { flashHeader, type Toast } from '../../cookies/flash.ts';
import { fieldErrors, formText, useCheckedForm } from '../../forms/checked-form.ts';
import { viewerIn } from '../../session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { Route } from './+types/closed-days';

export const meta: Route.MetaFunction = () => [{ title: `Closed days | ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export async function loader() {
  return { today: today(), closed: await closedDaysAhead() };
}

/** Closes a day or the federal holidays, or reopens a day. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = formText(await request.formData());
  const actor = `admin:${viewerIn(context).user.id}`;
  if (typed.intent === 'holidays') {
    const added = await closeHolidays(actor);
    return done(
      added
        ? { type: 'success', title: added === 1 ? 'Closed 1 holiday.' : `Closed ${added} holidays.` }
        : { type: 'info', title: 'Those holidays were already closed.' },
    );
  }
  const values = { day: typed.day ?? '', reason: typed.reason ?? '' };
  if (typed.intent === 'open') {
    const parsed = closedDaySchema.shape.day.safeParse(values.day);
    const opened = parsed.success && (await openDay(parsed.data, actor));
    return done(opened ? { type: 'success', title: 'That day is open again.' } : { type: 'info', title: 'That day was already open.' });
  }
  const parsed = closedDaySchema.safeParse(values);
  if (!parsed.success) return data({ errors: fieldErrors(parsed.error), values }, { status: 422 });
  if (parsed.data.day < today()) return data({ errors: { day: 'That day is in the past' }, values }, { status: 422 });
  const calls = await closeDay(parsed.data.day, parsed.data.reason, actor);
  return done({
    type: 'success',
    title: 'That day is closed.',
    ...(calls
      ? {
          description: `${calls === 1 ? '1 call is booked that day. It stays' : `${calls} calls are booked that day. They stay`} until you reschedule.`,
        }
      : {}),
  });
}

async function done(toast: Toast) {
  return redirect('/admin/calls/closed', { headers: { 'Set-Cookie': await flashHeader(toast) } });
}

/** Days on which no call can be booked, regardless of the office's hours. */
export default function ClosedDays({ loaderData, actionData }: Route.ComponentProps) {
  const { today, closed } = loaderData;
  const { errors, form } = useCheckedForm(closedDaySchema, actionData?.errors, ['day', 'reason']);
  const sent = useNavigation().formData;
  const busyIntent = sent?.get('intent');
  return (
    <>
      <PageHeading
        title="Closed days"
        actions={
          <>
            <Form method="post">
              <input type="hidden" name="intent" value="holidays" />
              <Button type="submit" size="small" look="secondary" busy={busyIntent === 'holidays' && 'Adding...'}>
                Close upcoming US federal holidays
              </Button>
            </Form>
            <WideBell />
          </>
        }
      />
      <div className="grid max-w-5xl gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <RuledSection
          title="Upcoming"
          aside={
            <Link to="/admin/calls" className="link">
              All calls
            </Link>
          }
        >
          {closed.length === 0 && <p className="py-3 text-ui text-ink-2">No closed days. Calls can be booked on every office day.</p>}
          <ul>
            {closed.map(({ day, reason, calls }) => (
              <li key={day} className="flex items-center justify-between gap-4 border-b border-line py-2.5 text-ui">
                <span className="min-w-0 wrap-anywhere">
                  <b className="font-semibold">
                    {dayInWords(day)}
                    {day.slice(0, 4) !== today.slice(0, 4) && `, ${day.slice(0, 4)}`}
                  </b>{' '}
                  <span className="text-ink-2">{reason}</span>
                  {calls > 0 && (
                    <span className="block text-small">
                      <Dot state="late">{calls === 1 ? '1 call is still booked that day' : `${calls} calls are still booked that day`}</Dot>
                    </span>
                  )}
                </span>
                <Form method="post" className="shrink-0">
                  <input type="hidden" name="intent" value="open" />
                  <input type="hidden" name="day" value={day} />
                  <Button
                    type="submit"
                    size="small"
                    look="secondary"
                    aria-label={`Reopen ${dayInWords(day)}`}
                    busy={busyIntent === 'open' && sent?.get('day') === day}
                  >
                    Reopen
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        </RuledSection>
        <RuledSection title="Close a day">
          <Form
            // Empties the form for the next day after one was closed.
            key={closed.length}
            method="post"
            {...form}
            className="grid gap-4 py-2"
          >
            <input type="hidden" name="intent" value="close" />
            <Field label="Day" error={errors.day}>
              <TextInput name="day" type="date" min={today} defaultValue={actionData?.values.day} />
            </Field>
            <Field label="Reason" optional hint="Only staff see this" error={errors.reason}>
              <TextInput name="reason" limit={60} autoComplete="off" defaultValue={actionData?.values.reason} />
            </Field>
            <Button type="submit" size="small" busy={busyIntent === 'close' && 'Closing...'} className="justify-self-start">
              Close this day
            </Button>
          </Form>
        </RuledSection>
      </div>
    </>
  );
}
