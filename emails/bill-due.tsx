import { dollars } from '../content/dollars.ts';
import { Letter, P, Row } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  dueCents: number;
  dueOn: string;
  daysLate: 0 | 1 | 3 | 7;
  suspendedOn: string;
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
  url: 'https://sunup.test/portal/settings/billing',
};

export const otherSamples: Record<string, Partial<Props>> = { 'a day late': { daysLate: 1 }, 'a week late': { daysLate: 7 } };

/** A month of a plan that is paid by bank, with the invoice attached; or a reminder of it. */
export default function BillDue({ firstName, siteName, dueCents, dueOn, daysLate, suspendedOn, url }: Props) {
  return (
    <Letter
      preview={`${dollars(dueCents)}, to be paid by ${dueOn}`}
      headline={daysLate ? 'Your bill is overdue.' : 'Your monthly bill.'}
      action={{ label: 'Pay by card instead', url }}
    >
      {daysLate ? (
        <P>
          Hello {firstName}, the bill for {siteName} was due on {dueOn}, and we have not seen the payment yet. If it is on its way, all is
          well. If it does not arrive by {suspendedOn}, the site goes off until it does.
        </P>
      ) : (
        <P>
          Hello {firstName}, here is the bill for the month of {siteName}. The invoice is attached and says how to pay it by bank.
        </P>
      )}
      <Row label="To pay">{dollars(dueCents)}</Row>
      <Row label={daysLate ? 'Was due on' : 'Due on'}>{dueOn}</Row>
    </Letter>
  );
}
