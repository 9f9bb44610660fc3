/** '2026-11-23' → 'Monday, November 23'. */
export function dayInWords(day: string): string {
  return words.format(new Date(`${day}T12:00:00Z`));
}

const words = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
