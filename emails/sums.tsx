import { dollars } from '../content/dollars.ts';
import { Row } from './letter.tsx';

export interface OrderSums {
  setupCents: number;
  discountCents: number;
  taxName: string;
  taxCents: number;
  totalCents: number;
}

/** What an order costs: the setup price, and the discount and tax that make up the total. */
export function Sums({ setupCents, discountCents, taxName, taxCents, totalCents }: OrderSums) {
  return (
    <>
      <Row label="Setup (one-time)">{dollars(setupCents)}</Row>
      {discountCents > 0 && <Row label="Discount">{`\u2212${dollars(discountCents)}`}</Row>}
      {taxCents > 0 && <Row label={taxName}>{dollars(taxCents)}</Row>}
      {totalCents !== setupCents && <Row label="Total">{dollars(totalCents)}</Row>}
    </>
  );
}
