import { dollars } from '../content/dollars.ts';
import { Row } from './letter.tsx';

interface Props {
  setupCents: number;
  discountCents: number;
  taxName: string;
  taxCents: number;
  totalCents: number;
}

/** What an order costs: the setup price, and below it what makes it another total. */
export function Sums({ setupCents, discountCents, taxName, taxCents, totalCents }: Props) {
  return (
    <>
      <Row label="Setup, once">{dollars(setupCents)}</Row>
      {discountCents > 0 && <Row label="Discount">{`\u2212${dollars(discountCents)}`}</Row>}
      {taxCents > 0 && <Row label={taxName}>{dollars(taxCents)}</Row>}
      {totalCents !== setupCents && <Row label="Total">{dollars(totalCents)}</Row>}
    </>
  );
}
