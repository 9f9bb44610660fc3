import { Letter, P } from './letter.tsx';

interface Props {
  firstName: string;
  url: string;
}

export const subject = () => 'Use this email for your account';

export const sample: Props = { firstName: 'Dana', url: 'https://sunup.test/auth/new-email?token=sample' };

/** Verifies an account's new email: a link to a page with a button. */
export default function NewEmail({ firstName, url }: Props) {
  return (
    <Letter
      preview="Confirm to use this address for your account"
      headline="Is this your new email?"
      action={{ label: 'Use this email', url }}
      footnote="This link works once, for 24 hours. If you didn’t request it, you can ignore this email. Nothing will change."
    >
      <P>Hello {firstName}, click the button to log in with this address from now on. Until you do, nothing changes.</P>
    </Letter>
  );
}
