import { Letter, P } from './letter.tsx';

interface Props {
  firstName: string;
  url: string;
}

export const subject = () => 'Choose a new password';

export const sample: Props = { firstName: 'Dana', url: 'https://sunup.test/auth/reset?token=sample' };

/** Leads to the page where a new password is chosen. */
export default function ResetPassword({ firstName, url }: Props) {
  return (
    <Letter
      preview="The link works once, for ten minutes"
      headline="Choose a new password"
      action={{ label: 'Choose a new password', url }}
      footnote="The link works once, for ten minutes. If you did not ask for it, your password stays as it is."
    >
      <P>Hello {firstName}, somebody asked to reset the password of this account. When you choose a new one, every device is signed out.</P>
    </Letter>
  );
}
