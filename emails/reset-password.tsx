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
      footnote="This link works once, for ten minutes. If you didn’t request it, your password stays the same."
    >
      <P>Hello {firstName}, someone asked to reset the password for this account. Choosing a new one logs you out on every device.</P>
    </Letter>
  );
}
