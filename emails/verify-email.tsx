import { brand } from '../content/brand.ts';
import { Large, Letter, P } from './letter.tsx';

interface Props {
  firstName: string;
  url: string;
  code: string;
}

export const subject = ({ code }: Props) => `${code} is your ${brand.name} code`;

export const sample: Props = { firstName: 'Dana', url: 'https://sunup.test/verify-email?token=sample', code: '481920' };

/** Verifies an email: a link to a page with a button, and a code. */
export default function VerifyEmail({ firstName, url, code }: Props) {
  return (
    <Letter
      preview={`Your code is ${code}`}
      headline="Is this your email?"
      action={{ label: 'Verify my email', url }}
      footnote="The link works for 24 hours, and the code for ten minutes. If you didn’t sign up, you can ignore this email. Nothing will happen."
    >
      <P>Hello {firstName}, click the button, or enter this code on the page where you signed up.</P>
      <Large>{code}</Large>
    </Letter>
  );
}
