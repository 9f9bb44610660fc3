import { data, Form, useNavigation } from 'react-router';
import { today } from '../../../content/business-clock.ts';
import { closeDay, openDay } from '../../../domain/closed-days/closed-days.ts';
import { daysForAdmin, type ListedDay } from '../../../domain/closed-days/queries.ts';
import { closedDaySchema, closingProblem, dayOnly, lastDayToClose } from '../../../domain/closed-days/schema.ts';
import { closedDayRule } from '../../../domain/settings/groups-schema.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { dayInWords } from '../../../time/day-in-words.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { redirectWithToast, type Toast } from '../../cookies/flash.ts';
import { fieldErrors, formText, useCheckedForm } from '../../forms/checked-form.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { viewerIn } from '../../session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field, HiddenFields, TextInput } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { Route } from './+types/closed-days';
import { plannedWords } from './call-words.ts';

export const meta: Route.MetaFunction = () => privateMeta('Closed days');

export async function loader() {
  return {
    today: today(),
    last: lastDayToClose(today()),
    days: await daysForAdmin(),
    closedOnHolidays: (await readSettings()).closedOnHolidays,
  };
}

/** Closes a day, or reopens one. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = formText(await request.formData());
  const actor = `admin:${viewerIn(context).user.id}`;
  if (typed.intent === 'open') {
    const parsed = dayOnly.safeParse(typed.day);
    const opened = parsed.success && (await openDay(parsed.data, actor));
    return done(opened ? { type: 'success', title: 'That day is open again.' } : { type: 'info', title: 'That day was already open.' });
  }
  const values = { day: typed.day ?? '', reason: typed.reason ?? '', isPublic: typed.isPublic ?? '' };
  const parsed = closedDaySchema.safeParse(values);
  if (!parsed.success) return data({ errors: fieldErrors(parsed.error), values }, { status: 422 });
  const { day, reason, isPublic } = parsed.data;
  const problem = closingProblem(day, today());
  if (problem) return data({ errors: { day: problem }, values }, { status: 422 });
  const planned = await closeDay(day, { reason, isPublic: isPublic === 'on' }, actor);
  const words = plannedWords(planned);
  const stays = [planned.calls && 'Booked calls stay until you reschedule them.', planned.starts && 'Those projects start as promised.'];
  return done({
    type: 'success',
    title: 'That day is closed.',
    ...(words && { description: [`${words}.`, ...stays.filter(Boolean)].join(' ') }),
  });
}

async function done(toast: Toast) {
  return redirectWithToast('/admin/calls/closed', toast);
}

/** The coming federal holidays and the other closed days, each with a button that reopens or closes it. */
export default function ClosedDays({ loaderData, actionData }: Route.ComponentProps) {
  const { today, last, days, closedOnHolidays } = loaderData;
  const { errors, form } = useCheckedForm(closedDaySchema, actionData?.errors, ['day', 'reason', 'isPublic']);
  const sent = useNavigation().formData;
  const values = actionData?.values;
  return (
    <>
      <PageHeading title="Closed days" actions={<WideBell />} />
      <p className="mb-8 max-w-prose text-ui text-ink-2">
        {closedDayRule} US federal holidays are {closedOnHolidays ? 'closed unless you reopen them' : 'open unless you close them'}. You can
        change that in{' '}
        <Link to="/admin/settings#holidays" className="link">
          Settings
        </Link>
        .
      </p>
      <div className="grid max-w-5xl gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <RuledSection title="Close a day" className="lg:order-last">
          <Form
            // Empties the form for the next day after one was closed.
            key={days.filter(({ closed }) => closed).length}
            method="post"
            {...form}
            className="grid gap-4 py-2"
          >
            <input type="hidden" name="intent" value="close" />
            <Field label="Day" error={errors.day}>
              <TextInput name="day" type="date" min={today} max={last} defaultValue={values?.day} />
            </Field>
            <Field label="Reason" optional hint="For example, “Family day”" error={errors.reason}>
              <TextInput name="reason" limit={60} autoComplete="off" defaultValue={values?.reason} />
            </Field>
            <Checkbox name="isPublic" label="Show customers the reason" defaultChecked={!values || values.isPublic === 'on'} />
            <Button
              type="submit"
              size="small"
              busy={sent?.get('intent') === 'close' && !sent.get('row') && 'Closing...'}
              className="justify-self-start"
            >
              Close this day
            </Button>
          </Form>
        </RuledSection>
        <RuledSection
          title="Upcoming"
          aside={
            <Link to="/admin/calls" className="link">
              All calls
            </Link>
          }
        >
          <ul>
            {days.map((one) => (
              <DayRow
                key={one.day}
                {...one}
                thisYear={today.slice(0, 4)}
                busy={sent?.get('row') === one.day && (one.closed ? 'Reopening...' : 'Closing...')}
              />
            ))}
          </ul>
        </RuledSection>
      </div>
    </>
  );
}

function DayRow({
  day,
  reason,
  reasonIsPublic,
  closed,
  calls,
  starts,
  thisYear,
  busy,
}: ListedDay & { thisYear: string; busy: string | false }) {
  const planned = closed && plannedWords({ calls, starts });
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-2.5 text-ui">
      <span className="min-w-0 wrap-anywhere">
        <b className="font-semibold">
          {dayInWords(day)}
          {day.slice(0, 4) !== thisYear && `, ${day.slice(0, 4)}`}
        </b>{' '}
        <span className="text-ink-2">
          {reason}
          {reason && !reasonIsPublic && ' (only staff can see this)'}
        </span>
        <span className="block text-small">
          {!closed && <Dot state="idle">Open</Dot>}
          {planned && <Dot state="late">{planned}</Dot>}
        </span>
      </span>
      <Form method="post" className="shrink-0">
        <HiddenFields fields={{ row: day, intent: closed ? 'open' : 'close', day }} />
        <Button type="submit" size="small" look="secondary" aria-label={`${closed ? 'Reopen' : 'Close'} ${dayInWords(day)}`} busy={busy}>
          {closed ? 'Reopen' : 'Close'}
        </Button>
      </Form>
    </li>
  );
}
