import { brand } from '../../../content/brand.ts';
import { firstContact } from '../../../content/reach-us.ts';
import { sameClock, zoneInWords } from '../../../time/clock.ts';
import { spanInWords, startInWords } from '../../../time/moment-in-words.ts';
import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import type { CallView } from './call-view.ts';

const stages = {
  before: { title: 'Your call is booked', sign: { state: 'done', children: 'Booked' } },
  during: { title: 'This call has started', sign: { state: 'active', children: 'Now' } },
  after: { title: 'This call has ended', sign: { state: 'done', children: 'Ended' } },
} as const;

/** When a call is, in the visitor's time zone and ours, who calls whom, and links to add it to a calendar. */
export function CallFacts({ call }: { call: CallView }) {
  const [startsAt, endsAt] = [new Date(call.startsAt), new Date(call.endsAt)];
  const isMoved = call.moved && call.stage === 'before';
  const booked = isMoved ? 'Your new time is booked. ' : '';
  const reach = firstContact();
  const there = !sameClock(startsAt, call.zone, brand.timeZone);
  return (
    <div className="min-w-0">
      <h1 className="font-display text-1 font-[450]">
        {call.canceled ? 'This call is canceled' : isMoved ? 'Your call was rescheduled' : stages[call.stage].title}
      </h1>
      <p className="mt-5 max-w-prose text-lead text-ink-2">
        {call.canceled
          ? `The call on ${startInWords(startsAt, call.zone)} won’t take place.${call.cancelReason ? ` “${call.cancelReason}”` : ''}`
          : call.stage === 'after'
            ? `It was scheduled for ${startInWords(startsAt, call.zone)} ${zoneInWords(call.zone)}.`
            : call.phone
              ? `${booked}We’ll call you at ${call.phone}. Plan on 30 minutes.`
              : `${booked}You call us. Plan on 30 minutes.`}
      </p>
      <DefinitionRows
        className="mt-8 max-w-160 border-t-[1.5px] border-ink"
        rows={[
          {
            label: 'Status',
            value: <Dot {...(call.canceled ? { state: 'late', children: 'Canceled' } : stages[call.stage].sign)} />,
          },
          { label: 'When', value: <b className="font-semibold text-ink">{spanInWords(startsAt, endsAt, call.zone)}</b> },
          ...(there ? [{ label: 'Our time', value: spanInWords(startsAt, endsAt, brand.timeZone) }] : []),
          ...(call.phone ? [] : [{ label: `You ${reach.verb.toLowerCase()}`, value: <Link to={reach.href}>{reach.shown}</Link> }]),
          { label: 'Name', value: call.name },
          { label: 'Topic', value: call.topic },
          ...(call.message ? [{ label: 'Your note to us', value: <span className="whitespace-pre-line">{call.message}</span> }] : []),
          { label: 'Reference number', value: call.label },
        ]}
      />
      {call.canChange && (
        <div className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-ui">
          <Link to={`/booking/call.ics${call.secret ? `?call=${call.secret}` : ''}`} document className="link">
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
