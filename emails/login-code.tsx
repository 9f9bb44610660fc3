import { brand } from '../content/brand.ts';
import { Large, Letter, P } from './letter.tsx';

interface Props {
  firstName: string;
  code: string;
  purpose: 'login' | 'confirm';
}

export const subject = ({ code, purpose }: Props) => `${code} is your ${brand.name} ${purpose === 'login' ? 'login code' : 'code'}`;

export const sample: Props = { firstName: 'Dana', code: '730164', purpose: 'login' };

/** A code to log in, or to confirm who's logged in before a sensitive change. */
export default function LoginCode({ firstName, code, purpose }: Props) {
  return (
    <Letter
      preview={`Your code is ${code}`}
      headline={purpose === 'login' ? 'Your login code' : 'Confirm it’s you'}
      footnote="This code works once, for ten minutes. We’ll never ask you for it by phone or email. If you didn’t request it, you can ignore this email. Nothing will change."
    >
      <P>
        Hello {firstName},{' '}
        {purpose === 'login'
          ? 'enter this code on the page where you asked for it to log in.'
          : 'enter this code on the page that asks you to confirm it’s you, and continue with your change.'}
      </P>
      <Large>{code}</Large>
    </Letter>
  );
}
