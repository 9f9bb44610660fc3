import { dayOf } from './days.ts';
import { byZone, formatByZone } from './zone-formats.ts';

const hourAndMinute = formatByZone({ hour: 'numeric', minute: '2-digit' });

const generalName = zoneNames('longGeneric');

const shortName = zoneNames('shortGeneric');

const clockFace = formatByZone({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** '9:00 am' by the clock of `timeZone`. */
export function timeInWords(moment: Date, timeZone: string): string {
  const words = hourAndMinute(timeZone).format(moment);
  return words.replace(/\s/, ' ').toLowerCase();
}

/** Hours since midnight by the clock of `timeZone`, minutes as a fraction: 9.5 at half past nine. */
export function hourOf(moment: Date, timeZone: string): number {
  const [hour = 0, minute = 0] = clockFace(timeZone).format(moment).split(':').map(Number);
  return hour + minute / 60;
}

/** '9:00 am ET', by the clock of `timeZone`. */
export function timeWithZone(moment: Date, timeZone: string): string {
  return `${timeInWords(moment, timeZone)} ${shortName(timeZone) ?? timeZone}`;
}

/** The zone's name in general, summer or winter: 'America/New_York' → 'Eastern Time'. */
export function zoneInWords(timeZone: string): string {
  const name = generalName(timeZone) ?? timeZone;
  // Some browsers name zones with a history of their own, such as Boise's, after the city: 'Boise (Mountain Time)'.
  return name.replace(/^.+ \((.+)\)$/, '$1');
}

/** True if the clocks of two zones agree at a moment, so showing one is enough. */
export function sameClock(moment: Date, timeZone: string, other: string): boolean {
  return dayOf(moment, timeZone) === dayOf(moment, other) && timeInWords(moment, timeZone) === timeInWords(moment, other);
}

function zoneNames(timeZoneName: 'longGeneric' | 'shortGeneric') {
  return byZone((timeZone) => {
    const parts = new Intl.DateTimeFormat('en-US', { timeZoneName, timeZone }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value;
  });
}
