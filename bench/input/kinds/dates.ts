import { booking, call, type Input } from '../input.ts';

/** The first such weekday at least a week from now, as date fields send it. */
function coming(weekday: number): string {
  const day = new Date(Date.now() + 7 * 24 * 3_600_000);
  day.setUTCDate(day.getUTCDate() + ((weekday - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}
const inWords = (day: string) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));

/** Days that a form of a site wishes for, and times of calls. */
export const inputs: Input[] = [
  booking({ day: coming(1) }, { shown: inWords(coming(1)) }),
  booking({ day: coming(3) }, { shown: inWords(coming(3)) }),
  // The site says that it's closed that day, so the owner gets a note, or the visitor a question.
  booking({ day: coming(0) }, { shown: inWords(coming(0)), mayRefuse: true }),
  booking({ day: '2020-02-31' }, { refused: /day|date/i }),
  booking({ day: '2026-02-30' }, { refused: /day|date/i }),
  booking({ day: '2019-12-03' }, { refused: /past|today|upcoming|coming|later|already/i }),
  booking({ day: 'banana' }, { refused: /day|date/i }),
  booking({ day: '0000-00-00' }, { refused: /day|date/i }),
  booking({ day: '9999-12-31' }, { refused: /day|date|far|months/i }),
  booking({ day: '275760-09-13' }, { refused: /day|date|far/i }),
  booking({ day: '12/25/2026' }, { shown: 'December 25', mayRefuse: true }),
  booking({ day: '12/3' }, { shown: 'December 3', mayRefuse: true }),
  booking({ day: 'next Tuesday' }, { shown: 'next Tuesday', mayRefuse: true }),
  booking({ day: '' }, { mayRefuse: true, shown: 'Do you bake' }),
  booking({ day: '２０２６-12-03' }, { mayRefuse: true, shown: 'December 3' }),
  call({ startsAt: '946684800000' }, { refused: /taken|longer|time|past/i, isFormWide: true }),
  call({ startsAt: 'NaN' }, { refused: /Pick a time/ }),
  call({ startsAt: '99999999999999' }, { refused: /time|longer/i, isFormWide: true }),
  call({ startsAt: '' }, { refused: /Pick a time/ }),
  call({ zone: 'Mars/Olympus' }, { refused: /time zone/ }),
  call({ zone: 'Asia/Calcutta' }, { stored: { zone: 'Asia/Calcutta' } }),
  call({ zone: '' }, { refused: /time zone/ }),
];
