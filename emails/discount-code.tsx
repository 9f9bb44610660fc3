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
  url: 'https://sunup.test/#picker',
  unsubscribeUrl: 'https://sunup.test/unsubscribe?to=sample&key=sample',
};

/** The code of the exit offer. Marketing: it names its way out. */
export default function DiscountCode({ code, percent, expiresOn, url, unsubscribeUrl }: Props) {
  return (
    <Letter
      preview={`${code}, valid until ${expiresOn}`}
      headline={`${percent}% off, as you asked`}
      action={{ label: 'Pick your five pages', url }}
      footnote={
        <>
          You get this mail because you left your address for a discount code.{' '}
          <a href={unsubscribeUrl} style={{ color: 'inherit' }}>
            No more mails like this
          </a>
        </>
      }
    >
      <Large>{code}</Large>
      <P>
        Type it at checkout and {percent}% comes off the setup price. It works once, for one customer, until the end of {expiresOn}. The
        monthly price stays the same.
      </P>
    </Letter>
  );
}
