const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Whole cents as '$1,299.00'. */
export function dollars(cents: number): string {
  return format.format(cents / 100);
}
