import { brand } from '../../../content/brand.ts';
import { callInWords, sameClock, startInWords } from '../../../content/call-times.ts';
import { zoneInWords } from '../../../content/clock.ts';
import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import type { ShownCall } from './call.tsx';

const standings = {
  before: { title: 'Your call is booked', sign: { state: 'done', children: 'Booked' } },
  during: { title: 'This call has begun', sign: { state: 'active', children: 'Now' } },
  after: { title: 'This call is over', sign: { state: 'done', children: 'Over' } },
} as const;

/** When a call is, by the clock it was booked with and by ours, who calls whom, and the ways into a calendar. */
export function CallFacts({ call }: { call: ShownCall }) {
  const [startsAt, endsAt] = [new Date(call.startsAt), new Date(call.endsAt)];
  const isMoved = call.moved && call.stage === 'before';
  const booked = isMoved ? 'The new time is booked. ' : '';
  const there = !sameClock(startsAt, call.zone, brand.timeZone);
  return (
    <div className="min-w-0">
      <h1 className="font-display text-1 font-[450]">
        {call.cancelled ? 'This call is canceled' : isMoved ? 'Your call was moved' : standings[call.stage].title}
      </h1>
      <p className="mt-5 max-w-prose text-lead text-ink-2">
        {call.cancelled
          ? `Nothing happens on ${startInWords(startsAt, call.zone)}.${call.cancelReason ? ` “${call.cancelReason}”` : ''}`
          : call.stage === 'after'
            ? `It was set for ${startInWords(startsAt, call.zone)} ${zoneInWords(call.zone)}.`
            : call.phone
              ? `${booked}We call you at ${call.phone}. It takes thirty minutes.`
              : `${booked}You call us. It takes thirty minutes.`}
      </p>
      <DefinitionRows
        className="mt-8 max-w-160 border-t-[1.5px] border-ink"
        rows={[
          {
            label: 'State',
            value: <Dot {...(call.cancelled ? { state: 'late', children: 'Canceled' } : standings[call.stage].sign)} />,
          },
          { label: 'When', value: <b className="font-semibold text-ink">{callInWords(startsAt, endsAt, call.zone)}</b> },
          ...(there ? [{ label: 'By our clock', value: callInWords(startsAt, endsAt, brand.timeZone) }] : []),
          ...(call.phone ? [] : [{ label: 'You call', value: <Link to={brand.phone.href}>{brand.phone.display}</Link> }]),
          { label: 'Name', value: call.name },
          { label: 'Topic', value: call.topic },
          ...(call.message ? [{ label: 'We read before', value: <span className="whitespace-pre-line">{call.message}</span> }] : []),
          { label: 'Number', value: call.label },
        ]}
      />
      {call.canChange && (
        <div className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-ui">
          <Link to="/booking/call.ics" document className="link">
            Calendar file (.ics)
          </Link>
          <Link to={call.calendars.google} newTab className="link">
            Google Calendar
          </Link>
          <Link to={call.calendars.outlook} newTab className="link">
            Outlook
          </Link>
        </div>
      )}
    </div>
  );
}
