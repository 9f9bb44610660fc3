import { brand } from '../../../../content/brand.ts';
import { callUs } from '../../../../content/reach-us.ts';
import type { Booking } from '../../../../domain/bookings/bookings.ts';
import { callSecret } from '../../../../domain/bookings/link.ts';
import { ownCalls } from '../../../../domain/bookings/own-calls.ts';
import { bookingLabel } from '../../../../domain/bookings/schema.ts';
import { topics } from '../../../../domain/contact/schema.ts';
import { sameClock } from '../../../../time/clock.ts';
import { spanInWords } from '../../../../time/moment-in-words.ts';
import { privateMeta } from '../../../meta/private-meta.ts';
import { viewerIn } from '../../../session/session.ts';
import { LinkButton } from '../../../ui/controls/button.tsx';
import { Dot } from '../../../ui/drawings/dot.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import type { Route } from './+types/calls';

export const meta: Route.MetaFunction = () => privateMeta('Calls');

/** The user's calls. Upcoming ones link to where they can be rescheduled or canceled, like their emails do. */
export async function loader({ context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const { coming, past } = await ownCalls(user.id);
  return {
    coming: coming.map((call) => ({
      ...shown(call),
      phone: call.phone ?? '',
      begun: call.startsAt <= new Date(),
      path: `/booking/call?call=${callSecret(call.id)}`,
    })),
    past: past.map((call) => ({ ...shown(call), canceled: call.state === 'canceled', reason: call.cancelReason ?? '' })),
  };
}

function shown({ id, number, topic, startsAt, endsAt, zone }: Booking) {
  return {
    id,
    label: bookingLabel(number),
    topic: topics[topic],
    when: spanInWords(startsAt, endsAt, zone),
    ours: sameClock(startsAt, zone, brand.timeZone) ? '' : spanInWords(startsAt, endsAt, brand.timeZone),
  };
}

/** Upcoming and past calls. */
export default function Calls({ loaderData }: Route.ComponentProps) {
  const { coming, past } = loaderData;
  return (
    <div className="grid max-w-4xl gap-10">
      <RuledSection
        title="Upcoming"
        aside={
          <LinkButton to="/booking" size="small" look={coming.length ? 'secondary' : 'primary'}>
            Book a call
          </LinkButton>
        }
      >
        {coming.length === 0 && (
          <p className="py-3 text-ui text-ink-2">You have no calls booked. Book 30 minutes by phone whenever you like.</p>
        )}
        <ul>
          {coming.map((call) => (
            <li key={call.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-3.5 text-ui">
              <div className="min-w-0">
                <b className="block font-semibold">{call.when}</b>
                {call.ours && <span className="block text-small text-ink-2">Our time: {call.ours}</span>}
                <span className="block text-small text-ink-2">
                  {call.topic}. {call.phone ? `We’ll call you at ${call.phone}.` : `Please ${callUs()}.`} {call.label}
                </span>
              </div>
              {call.begun ? (
                <Dot state="active">Now</Dot>
              ) : (
                <LinkButton to={call.path} size="small" look="secondary">
                  Reschedule or cancel
                </LinkButton>
              )}
            </li>
          ))}
        </ul>
      </RuledSection>
      {past.length > 0 && (
        <RuledSection title="Past">
          <ul>
            {past.map((call) => (
              <li key={call.id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-3 text-ui">
                <span className="min-w-0">
                  {call.when}
                  <span className="block text-small text-ink-2">
                    {call.topic}. {call.label}
                    {call.reason && `. “${call.reason}”`}
                  </span>
                </span>
                <Dot state={call.canceled ? 'late' : 'done'}>{call.canceled ? 'Canceled' : 'Ended'}</Dot>
              </li>
            ))}
          </ul>
        </RuledSection>
      )}
    </div>
  );
}
