import { brand } from '../content/brand.ts';
import { Large, Letter, P } from './letter.tsx';

interface Props {
  firstName: string;
  url: string;
  code: string;
}

export const subject = ({ code }: Props) => `${code} is your ${brand.name} code`;

export const sample: Props = { firstName: 'Dana', url: 'https://sunup.test/verify-email?token=sample', code: '481920' };

/** Proves an email: a link to a page with a button, and a code for typing. */
export default function VerifyEmail({ firstName, url, code }: Props) {
  return (
    <Letter
      preview={`Your code is ${code}`}
      headline="Is this your email?"
      action={{ label: 'Verify my email', url }}
      footnote="The link works for a day, the code for ten minutes. If you did not sign up, leave this mail alone: nothing happens without it."
    >
      <P>Hello {firstName}, press the button, or type this code on the page you came from.</P>
      <Large>{code}</Large>
    </Letter>
  );
}
