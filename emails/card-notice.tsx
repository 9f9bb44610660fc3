import { Letter, P, Row } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  step: 'changed' | 'expires';
  /** 'Visa ending 4242' */
  card: string;
  /** '12/34' */
  expires: string;
  nextBillOn: string;
  url: string;
}

export const subject = ({ siteName, step }: Props) =>
  step === 'changed' ? `${siteName}: your card was changed` : `${siteName}: your card expires soon`;

export const sample: Props = {
  firstName: 'Dana',
  siteName: 'Juniper & Salt',
  step: 'changed',
  card: 'Visa ending 4242',
  expires: '12/34',
  nextBillOn: 'December 23, 2026',
  url: 'https://sunup.test/portal/settings/billing',
};

export const otherSamples: Record<string, Partial<Props>> = { 'expires soon': { step: 'expires', expires: '12/26' } };

/** A plan's card was changed, or expires around the next bill. */
export default function CardNotice({ firstName, siteName, step, card, expires, nextBillOn, url }: Props) {
  const changed = step === 'changed';
  return (
    <Letter
      preview={`${card}, expires ${expires}`}
      headline={changed ? 'Your card was changed.' : 'Your card expires soon.'}
      action={{ label: changed ? 'View billing' : 'Change card', url }}
      {...(changed ? { footnote: 'If you didn’t change it, email or call us right away.' } : {})}
    >
      <P>
        Hello {firstName},{' '}
        {changed
          ? `we’ll charge this card for ${siteName} from now on.`
          : `the card on file for ${siteName} expires soon. Add a new one so your next bill goes through.`}
      </P>
      <Row label="Card">{card}</Row>
      <Row label="Expires">{expires}</Row>
      {nextBillOn && <Row label="Next bill">{nextBillOn}</Row>}
    </Letter>
  );
}
