/** Cents as dollars: 29900 → '$299', 1750 → '$17.50'. */
export function dollars(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: cents % 100 ? 2 : 0 }).format(
    cents / 100,
  );
}
