import { callOrEmailUs } from '../../content/reach-us.ts';
import { spanInWords } from '../../time/moment-in-words.ts';
import { minuteMs } from '../../time/units.ts';
import { refusalsOf } from '../refusals.ts';
import { callMinutes } from './schema.ts';

export const refusedAs = refusalsOf({
  'booking-closed': () => `Online booking is closed right now. ${callOrEmailUs()}`,
  'call-canceled': () => 'This call was canceled. Book another one.',
  'call-not-found': () => 'This call no longer exists.',
  'call-started': () => 'This call has already started, so you can’t change it.',
  'time-taken': ({ startsAt, zone, mayBeTheirs, next }: { startsAt: Date; zone: string; mayBeTheirs: boolean; next: Date[] }) => {
    const time = spanInWords(startsAt, new Date(startsAt.getTime() + callMinutes * minuteMs), zone);
    const lost = `${time} is no longer available. ${mayBeTheirs ? 'If you booked it, the link is in your email. ' : ''}`;
    if (next.length === 0) return `${lost}We have no other open times in the next few weeks. ${callOrEmailUs()}`;
    return `${lost}${next.length === 1 ? 'The next open time is' : 'The next open times are'}:`;
  },
});
