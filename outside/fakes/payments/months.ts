/** The moment a number of whole months after another, in UTC; a 31st falls on the last day of a shorter month. Seconds since 1970. */
export function monthsAfter(anchor: number, months: number): number {
  const start = new Date(anchor * 1000);
  const month = start.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(start.getUTCDate(), lastDay);
  const moment = Date.UTC(start.getUTCFullYear(), month, day, start.getUTCHours(), start.getUTCMinutes(), start.getUTCSeconds());
  return moment / 1000;
}

/** The end of the month that begins at `start`. Months are counted from `anchor`, so a short month doesn't move later ones. */
export function endOfMonthFrom(anchor: number, start: number): number {
  const from = new Date(anchor * 1000);
  const to = new Date(start * 1000);
  const passed = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return [passed, passed + 1, passed + 2].map((months) => monthsAfter(anchor, months)).find((end) => end > start) ?? start;
}
