import { Letter, P } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  url: string;
}

export const subject = ({ siteName }: Props) => `${siteName}: your form is full for today`;

export const sample: Props = { firstName: 'Dana', siteName: 'Juniper & Salt', url: 'https://sunup.test/portal/leads' };

/** Sent when the forms of a customer's site reach the daily limit of messages. */
export default function LeadLimit({ firstName, siteName, url }: Props) {
  return (
    <Letter
      preview="Until tomorrow, we’ll ask visitors to call or email you instead"
      headline="Your form is full for today."
      action={{ label: 'See your leads', url }}
      footnote="If these messages are spam, reply to this email and we’ll look into it."
    >
      <P>
        Hello {firstName}, {siteName} got 50 messages in one day. That’s the limit, and it keeps spam out of your inbox.
      </P>
      <P>Until tomorrow, we’ll ask visitors who fill in a form to call or email you instead. You don’t need to do anything.</P>
    </Letter>
  );
}
