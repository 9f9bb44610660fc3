import { dollars } from '../content/dollars.ts';
import { ended } from '../text/text-end.ts';
import { Letter, P, Row } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  dueCents: number;
  dueOn: string;
  /** Days after the due day, in a reminder. */
  daysLate: 0 | 1 | 3 | 7;
  suspendedOn: string;
  /** Attached: the invoice. */
  documentId: string;
  url: string;
}

export const subject = ({ siteName, dueCents, daysLate }: Props) =>
  daysLate ? `Overdue: ${dollars(dueCents)} for ${siteName}` : `Your bill: ${dollars(dueCents)} for ${siteName}`;

export const sample: Props = {
  firstName: 'Dana',
  siteName: 'Juniper & Salt',
  dueCents: 2_900,
  dueOn: 'December 7, 2026',
  daysLate: 0,
  suspendedOn: 'December 15, 2026',
  documentId: '',
  url: 'https://sunup.test/portal/settings/billing',
};

export const otherSamples: Record<string, Partial<Props>> = { 'a day late': { daysLate: 1 }, 'a week late': { daysLate: 7 } };

/** A monthly bill to pay by bank transfer, or a reminder of it. */
export default function BillDue({ firstName, siteName, dueCents, dueOn, daysLate, suspendedOn, url }: Props) {
  return (
    <Letter
      preview={`${dollars(dueCents)} due ${dueOn}`}
      headline={daysLate ? 'Your bill is overdue.' : 'Your monthly bill.'}
      action={{ label: 'Pay by card instead', url }}
    >
      {daysLate ? (
        <P>
          Hello {firstName}, the bill for {siteName} was due on {dueOn}, and we haven’t received your payment. If it’s on its way, you’re
          all set. If it doesn’t arrive by {suspendedOn}, we’ll take the site offline until it does.
        </P>
      ) : (
        <P>
          Hello {firstName}, {ended(`here’s this month’s bill for ${siteName}`)} The attached invoice explains how to pay by bank transfer.
        </P>
      )}
      <Row label="Amount due">{dollars(dueCents)}</Row>
      <Row label={daysLate ? 'Was due on' : 'Due on'}>{dueOn}</Row>
    </Letter>
  );
}
