/** Cents as dollars in a sentence: 2900 → '$29', 3157 → '$31.57'. */
export function dollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: cents % 100 ? 2 : 0 });
}
