import { dollars } from './dollars.ts';

interface Month {
  monthlyCents: number;
  /** Tax of a month, in cents. */
  taxCents: number;
  /** As the operator typed it. */
  taxName: string;
}

/** What a month costs, worded the same on every page and in every email: '$29', or '$29 plus $2.57 Sales tax'. */
export function monthInWords({ monthlyCents, taxCents, taxName }: Month): string {
  return taxCents > 0 ? `${dollars(monthlyCents)} plus ${dollars(taxCents)} ${taxName}` : dollars(monthlyCents);
}
