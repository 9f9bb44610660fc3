interface Time {
  /** Minutes after midnight, as said: 12-hour times as if before noon. */
  minutes: number;
  /** True if it can't be 12 hours later too. */
  isSure: boolean;
}

const noon = 12 * 60;

function timeOf(said: string): Time {
  if (said.startsWith('noon')) return { minutes: noon, isSure: true };
  if (said.startsWith('midnight')) return { minutes: 2 * noon, isSure: true };
  const [, hour = '0', minute = '0'] = /(\d{1,2}?)[:.]?(\d\d)?(?!\d)/.exec(said) ?? [];
  const offset = /half past|and a half/.test(said) ? 30 : /quarter to/.test(said) ? -15 : /quarter/.test(said) ? 15 : 0;
  const clockHour = /[ap]m/.test(said) ? (Number(hour) % 12) + (/pm/.test(said) ? 12 : 0) : Number(hour);
  return { minutes: clockHour * 60 + Number(minute) + offset, isSure: /[ap]m/.test(said) || clockHour > 12 };
}

/** The hours from one time to another as 'HH:MM'. Undefined if they aren't times, or nothing is in between. */
export function spanOf(from: string, to: string): [open: string, close: string] | undefined {
  const [first, last] = [timeOf(from), timeOf(to)];
  const early = opening(first);
  const shared =
    last.isSure && !first.isSure && last.minutes >= noon && first.minutes + noon < last.minutes && last.minutes - early > 14 * 60;
  const open = first.isSure ? first.minutes : shared ? first.minutes + noon : early;
  const close = closing(last, open);
  if (first.minutes > 2 * noon || last.minutes > 2 * noon) return undefined;
  return open < 2 * noon && close <= 2 * noon && close !== open ? [format(open), format(close)] : undefined;
}

/** The end of hours that begin at `open`. */
export function closingAt(said: string, open: string): string {
  return format(closing(timeOf(said), minutesOf(open)));
}

/** The start of hours that end at `close`. */
export function openingAt(said: string, close: string): string {
  const time = timeOf(said);
  const early = time.isSure ? time.minutes : opening(time);
  return format(!time.isSure && early >= minutesOf(close) ? time.minutes : early);
}

/** Without am or pm, work starts from 5 in the morning to 4 in the afternoon. */
function opening({ minutes, isSure }: Time): number {
  return !isSure && minutes < 5 * 60 ? minutes + noon : minutes;
}

/** Without am or pm, it's in the afternoon, unless that would be a very long day. */
function closing({ minutes, isSure }: Time, open: number): number {
  if (isSure) return minutes;
  if (minutes === noon || (minutes > noon && minutes < 13 * 60)) return open < minutes ? minutes : 2 * noon;
  const isMorning = minutes >= open + 3 * 60 && minutes + noon - open > 14 * 60;
  return isMorning ? minutes : minutes + noon;
}

export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function format(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
