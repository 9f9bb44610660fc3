import { dollars } from '../content/dollars.ts';
import { ended } from '../text/text-end.ts';
import { Letter, P, Row } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  totalCents: number;
  creditCents: number;
  dueCents: number;
  /** 'Visa ending 4242'; '' if a credit paid all of it. */
  paidWith: string;
  /** First and last day of the month: 'November 23, 2026'. */
  from: string;
  to: string;
  /** Attached: the invoice. */
  documentId: string;
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
  documentId: '',
  url: 'https://sunup.test/portal/settings/billing',
};

export const otherSamples: Record<string, Partial<Props>> = {
  'part of it a credit': { creditCents: 1_000, dueCents: 2_157 },
  'all of it a credit': { creditCents: 3_157, dueCents: 0, paidWith: '' },
  'by bank': { paidWith: 'bank transfer' },
};

/** Receipt for a paid month of a plan. */
export default function BillPaid({ firstName, siteName, totalCents, creditCents, dueCents, paidWith, from, to, url }: Props) {
  return (
    <Letter
      preview={paidWith ? `${dollars(dueCents)} received` : 'You weren’t charged'}
      headline={paidWith ? 'Payment received. Thank you.' : 'This month is on us.'}
      action={{ label: 'View your bills', url }}
    >
      <P>
        Hello {firstName},{' '}
        {paidWith
          ? `${ended(`you’ve paid for this month of ${siteName}`)} The invoice is attached.`
          : `${ended(`your credit covers this month of ${siteName}`)} You weren’t charged. The invoice is attached.`}
      </P>
      <Row label="Billing period">
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
