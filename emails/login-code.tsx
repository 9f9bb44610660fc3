import { brand } from '../content/brand.ts';
import { Large, Letter, P } from './letter.tsx';

interface Props {
  firstName: string;
  code: string;
  purpose: 'login' | 'confirm';
}

export const subject = ({ code, purpose }: Props) => `${code} is your ${brand.name} ${purpose === 'login' ? 'login code' : 'code'}`;

export const sample: Props = { firstName: 'Dana', code: '730164', purpose: 'login' };

/** A code that signs in, or that shows once more who is signed in before something sensitive changes. */
export default function LoginCode({ firstName, code, purpose }: Props) {
  return (
    <Letter
      preview={`Your code is ${code}`}
      headline={purpose === 'login' ? 'Your login code' : 'Is it you?'}
      footnote="The code works once, for ten minutes. We never ask for it by phone or mail. If you did not ask for it, leave this mail alone: nothing happens without it."
    >
      <P>
        Hello {firstName},{' '}
        {purpose === 'login'
          ? 'type this code on the page you came from, and you are signed in.'
          : 'type this code on the page that asks who you are, and go on with your change.'}
      </P>
      <Large>{code}</Large>
    </Letter>
  );
}
