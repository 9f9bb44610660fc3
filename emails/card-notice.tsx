import { Letter, P, Row } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  step: 'changed' | 'expires';
  card: string;
  expires: string;
  nextBillOn: string;
  url: string;
}

export const subject = ({ siteName, step }: Props) =>
  step === 'changed' ? `${siteName}: the card was changed` : `${siteName}: your card expires soon`;

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

/** The card of a plan was changed, or expires about when the next bill comes. */
export default function CardNotice({ firstName, siteName, step, card, expires, nextBillOn, url }: Props) {
  const changed = step === 'changed';
  return (
    <Letter
      preview={`${card}, expires ${expires}`}
      headline={changed ? 'Your card was changed.' : 'Your card expires soon.'}
      action={{ label: changed ? 'See your billing' : 'Change the card', url }}
      {...(changed ? { footnote: 'If it was not you who changed it, write to us or call at once.' } : {})}
    >
      <P>
        Hello {firstName},{' '}
        {changed
          ? `bills of ${siteName} are now paid with this card.`
          : `the card that pays for ${siteName} expires soon. Give another one, so that your next bill goes through.`}
      </P>
      <Row label="Card">{card}</Row>
      <Row label="Expires">{expires}</Row>
      {nextBillOn && <Row label="Next bill">{nextBillOn}</Row>}
    </Letter>
  );
}
