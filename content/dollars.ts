/** Cents as dollars in a sentence: 29900 → '$299', 1750 → '$17.50'. */
export function dollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: cents % 100 ? 2 : 0 });
}
