/** An answer that everyone who writes gets for some days. Days are those of the business, both included: '2026-12-24'. */
export interface Vacation {
  firstDay: string;
  lastDay: string;
  text: string;
}

/** Addresses that a site has, beside the one for everything else. */
export const mostAddresses = 5;
