import { Large, Letter, P } from './letter.tsx';

interface Props {
  code: string;
  percent: number;
  expiresOn: string;
  url: string;
  unsubscribeUrl: string;
}

export const subject = ({ percent }: Props) => `Your ${percent}% discount code`;

export const sample: Props = {
  code: 'SUN-7KQ4-M9XT',
  percent: 10,
  expiresOn: 'November 30, 2026',
  url: 'https://sunup.test/payment-choice?code=SUN-7KQ4-M9XT',
  unsubscribeUrl: 'https://sunup.test/unsubscribe?to=sample&key=sample',
};

/** The discount code that someone asked for. Marketing, so it carries an unsubscribe link. */
export default function DiscountCode({ code, percent, expiresOn, url, unsubscribeUrl }: Props) {
  return (
    <Letter
      preview={`${code}, valid until ${expiresOn}`}
      headline={`Here’s your ${percent}% off`}
      action={{ label: 'Pick your five pages', url }}
      footnote={
        <>
          You’re getting this email because you asked for a discount code.{' '}
          <a href={unsubscribeUrl} style={{ color: 'inherit' }}>
            Unsubscribe
          </a>
        </>
      }
    >
      <Large>{code}</Large>
      <P>
        Start with the button below and we’ll take {percent}% off the setup price. You can also enter the code at checkout yourself. It
        works once, for one customer, through {expiresOn}. The monthly price stays the same.
      </P>
    </Letter>
  );
}
