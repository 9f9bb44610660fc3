import { data, redirect } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { heads } from '../../../content/heads.ts';
import { hoursInWords, officeHoursOf, supportHoursOf } from '../../../content/hours.ts';
import { callOrEmailUs } from '../../../content/reach-us.ts';
import { mayBook } from '../../../domain/bookings/booking-limits.ts';
import { book } from '../../../domain/bookings/bookings.ts';
import { offerNow } from '../../../domain/bookings/calendar.ts';
import { callSecret } from '../../../domain/bookings/link.ts';
import { bookingFields, bookingSchema, sentDays } from '../../../domain/bookings/schema.ts';
import { withClosedDays } from '../../../domain/closed-days/queries.ts';
import { looksLikeSpam } from '../../../domain/contact/schema.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { zoneInWords } from '../../../time/clock.ts';
import { revalidateOnConflict } from '../../calls/revalidate-on-conflict.ts';
import { isAnyFree } from '../../calls/visitor-days.ts';
import { callCookieHeader, callOfBrowser } from '../../cookies/call-cookie.ts';
import { type FieldErrors, fieldErrors, formText } from '../../forms/checked-form.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { clientAddressContext, viewerContext } from '../../session/session.ts';
import { Link } from '../../ui/controls/link.tsx';
import { Band } from '../../ui/layout/band.tsx';
import { ContactFacts } from '../contact/contact-facts.tsx';
import { OperatorClock } from '../contact/operator-clock.tsx';
import { FactRows } from '../fact-rows.tsx';
import { PageOpening } from '../page-opening.tsx';
import { breadcrumbData } from '../structured-data.ts';
import type { Route } from './+types/booking';
import { callAddress } from './call-address.ts';
import { CallForm } from './call-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(heads.booking, matches, [breadcrumbData(matches, [{ name: heads.booking.title, path: heads.booking.path }])]);

export async function loader({ context }: Route.LoaderArgs) {
  const [settings, { days, takesBookings }] = await Promise.all([readSettings(), offerNow()]);
  const viewer = context.get(viewerContext);
  return {
    replyHours: settings.replyHours,
    support: await withClosedDays(supportHoursOf(settings)),
    office: await withClosedDays(officeHoursOf(settings)),
    takesBookings,
    days: takesBookings ? sentDays(days) : [],
    name: viewer ? `${viewer.user.first_name} ${viewer.user.last_name}`.trim() : '',
    email: viewer?.user.email ?? '',
  };
}

/** Books the picked time, or one of the offered alternatives. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = formText(await request.formData());
  const values = Object.fromEntries(bookingFields.map((name) => [name, typed[name] ?? '']));
  if (typed.instead) values.startsAt = typed.instead;
  const refuse = (errors: FieldErrors, status: number, next: Date[] = []) =>
    data({ errors, values, next: next.map((time) => time.getTime()) }, { status });
  const parsed = bookingSchema.safeParse(values);
  if (!parsed.success) return refuse(fieldErrors(parsed.error), 422);
  const limit = await mayBook(parsed.data.email, context.get(clientAddressContext));
  if (!limit.ok) return refuse({ form: `${limit.message} ${callOrEmailUs()}` }, 429);
  const userId = context.get(viewerContext)?.user.id;
  const opened = await callOfBrowser(request);
  // Logged-in users skip the bot check.
  const isSpam = !userId && looksLikeSpam(typed);
  const made = await book({ ...parsed.data, isSpam }, userId, { actor: userId ? `user:${userId}` : 'visitor' }, opened?.id);
  if (!made.ok) {
    await limit.undo();
    return refuse({ taken: made.message }, 409, made.next);
  }
  return redirect(callAddress(callSecret(made.booking.id), 'made'), { headers: { 'Set-Cookie': await callCookieHeader(made.booking) } });
}

export const shouldRevalidate = revalidateOnConflict;

const reasons = [
  { title: 'Before you order', text: 'Do five pages fit your business? Which five, and what goes on them?' },
  { title: 'Your old site', text: 'What to do with it when the new one is live.' },
  { title: 'Your draft', text: 'We go through it together, page by page, when talking is faster than typing.' },
  {
    title: 'No call needed',
    text: (
      <>
        You can order, answer the brief and approve your site without ever calling us. <Link to="/onboarding">Start with the brief</Link>
      </>
    ),
  },
];

/** /booking: the office's available half hours in the visitor's time zone, and a form to book one. */
export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const isOpen = isAnyFree(loaderData.days);
  return (
    <>
      <PageOpening
        title={
          <>
            Book a <span className="whitespace-nowrap">30-minute</span> call.
          </>
        }
        lead={
          <>
            {isOpen ? 'Pick a time in our office hours,' : 'Our office is open'} {hoursInWords(loaderData.office)}{' '}
            {zoneInWords(brand.timeZone)}.{' '}
            {isOpen ? (
              <>
                <span className="noscript:hidden">Times are shown in your time zone.</span> Your call is booked right away, and you don’t
                need an account.
              </>
            ) : (
              'When you call or write, a person answers.'
            )}
          </>
        }
        beside={<OperatorClock hours={loaderData.office} name="The office" />}
      />
      <Band>
        <div className="grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-14 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <CallForm rendered={loaderData} own={loaderData} answered={actionData} />
          <aside aria-label="How to reach us" className="md:sticky md:top-[calc(7rem+var(--strip))] md:self-start">
            <ContactFacts
              replyHours={loaderData.replyHours}
              support={loaderData.support}
              other={{ title: 'Write to us', text: 'Send a message or a file', to: '/contact' }}
            />
          </aside>
        </div>
      </Band>
      <Band tone="sunk">
        <FactRows title="What a call is for." rows={reasons} />
      </Band>
    </>
  );
}
