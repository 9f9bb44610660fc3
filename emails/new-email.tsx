import { Letter, P } from './letter.tsx';

interface Props {
  firstName: string;
  url: string;
}

export const subject = () => 'Use this email for your account';

export const sample: Props = { firstName: 'Dana', url: 'https://sunup.test/auth/new-email?token=sample' };

/** Proves the address that an account is to move to: a link to a page with a button. */
export default function NewEmail({ firstName, url }: Props) {
  return (
    <Letter
      preview="One press, and your account uses this address"
      headline="Is this your new email?"
      action={{ label: 'Use this email', url }}
      footnote="The link works once, for a day. If you did not ask for it, leave this mail alone: nothing happens without it."
    >
      <P>Hello {firstName}, press the button, and you log in with this address from then on. Until then everything stays as it is.</P>
    </Letter>
  );
}
