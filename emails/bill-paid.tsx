import { dollars } from '../content/dollars.ts';
import { Letter, P, Row } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  totalCents: number;
  creditCents: number;
  dueCents: number;
  paidWith: string;
  from: string;
  to: string;
  url: string;
}

export const subject = ({ siteName, dueCents, paidWith }: Props) =>
  paidWith ? `Receipt: ${dollars(dueCents)} for ${siteName}` : `This month of ${siteName} is on us`;

export const sample: Props = {
  firstName: 'Dana',
  siteName: 'Juniper & Salt',
  totalCents: 3_157,
  creditCents: 0,
  dueCents: 3_157,
  paidWith: 'Visa ending 4242',
  from: 'November 23, 2026',
  to: 'December 22, 2026',
  url: 'https://sunup.test/portal/settings/billing',
};

export const otherSamples: Record<string, Partial<Props>> = {
  'part of it a credit': { creditCents: 1_000, dueCents: 2_157 },
  'all of it a credit': { creditCents: 3_157, dueCents: 0, paidWith: '' },
  'by bank': { paidWith: 'bank transfer' },
};

/** A month of a plan is paid: the receipt, with the invoice attached. */
export default function BillPaid({ firstName, siteName, totalCents, creditCents, dueCents, paidWith, from, to, url }: Props) {
  return (
    <Letter
      preview={paidWith ? `${dollars(dueCents)} received` : 'Nothing was charged'}
      headline={paidWith ? 'Paid. Thank you.' : 'This month is on us.'}
      action={{ label: 'See your bills', url }}
    >
      <P>
        Hello {firstName},{' '}
        {paidWith
          ? `your month of ${siteName} is paid. The invoice is attached.`
          : `your credit pays this month of ${siteName}. Nothing was charged; the invoice is attached.`}
      </P>
      <Row label="Month">
        {from} to {to}
      </Row>
      <Row label="Total">{dollars(totalCents)}</Row>
      {creditCents > 0 && <Row label="From your credit">{dollars(creditCents)}</Row>}
      {paidWith && (
        <Row label="Paid">
          {dollars(dueCents)}, {paidWith}
        </Row>
      )}
    </Letter>
  );
}
