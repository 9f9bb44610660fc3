import { Letter, P } from './letter.tsx';

interface Props {
  firstName: string;
  url: string;
}

export const subject = ({ firstName }: Props) => `Welcome, ${firstName}`;

export const sample: Props = { firstName: 'Dana', url: 'https://sunup.test/onboarding' };

/** After the email is proved: what comes next. */
export default function Welcome({ firstName, url }: Props) {
  return (
    <Letter preview="Next: tell us about your business" headline="Welcome." action={{ label: 'Tell us about your business', url }}>
      <P>
        Hello {firstName}, your email is verified. The next thing is the brief: what you do, where, what it costs, and how people reach you.
      </P>
      <P>It is saved as you type, so you can stop and go on from any device. Your home page grows beside it.</P>
    </Letter>
  );
}
