/** Cents as dollars: 29900 → '$299', 1750 → '$17.50'. */
export function dollars(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: cents % 100 ? 2 : 0 }).format(
    cents / 100,
  );
}

/** '2026-11-23' → 'Monday, November 23'. */
export function dayInWords(day: string): string {
  return new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
}
