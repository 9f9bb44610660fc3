import { Letter, P } from './letter.tsx';

interface Props {
  firstName: string;
  url: string;
}

export const subject = ({ firstName }: Props) => `Welcome, ${firstName}`;

export const sample: Props = { firstName: 'Dana', url: 'https://sunup.test/onboarding' };

/** Sent when the email is verified: what comes next. */
export default function Welcome({ firstName, url }: Props) {
  return (
    <Letter preview="Next: tell us about your business" headline="Welcome." action={{ label: 'Tell us about your business', url }}>
      <P>
        Hello {firstName}, your email is verified. Next up is your brief: what you do, where you do it, what it costs and how people reach
        you.
      </P>
      <P>We save as you type, so you can stop and pick up on any device. You’ll see a live preview of your home page as you go.</P>
    </Letter>
  );
}
