/**
 * Words for a time of day without am or pm: 'five', 'noon', '7:30'. In digits if it or the time beside it has minutes. `names`
 * are the hours one to eleven; midday and midnight come from `time`.
 */
export function hourWords(time: (clock: string) => string, names: readonly string[]): (clock: string, beside?: string) => string {
  return (clock, beside = '') => {
    const hasMinutes = [clock, beside].some((each) => each && !each.endsWith(':00'));
    const name = names[(Number(clock.split(':')[0]) % 12) - 1];
    return hasMinutes ? time(clock).replace(/ [ap]m$/, '') : (name ?? time(clock));
  };
}
