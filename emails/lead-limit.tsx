import { Letter, P } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  /** How many the forms accept in 24 hours. */
  messages: number;
  /** When the forms accept messages again. */
  until: string;
  url: string;
}

export const subject = ({ siteName }: Props) => `${siteName}: your form reached its limit`;

export const sample: Props = {
  firstName: 'Dana',
  siteName: 'Juniper & Salt',
  messages: 50,
  until: 'Tuesday, November 24, at 9:40 am',
  url: 'https://sunup.test/portal/leads',
};

/** Sent when the forms of a customer's site reach the limit of messages in 24 hours. */
export default function LeadLimit({ firstName, siteName, messages, until, url }: Props) {
  return (
    <Letter
      preview={`Until ${until}, we’ll ask visitors to call or email you instead`}
      headline="Your form reached its limit."
      action={{ label: 'See your leads', url }}
      footnote="If these messages are spam, reply to this email and we’ll look into it."
    >
      <P>
        Hello {firstName}, {siteName} got {messages} messages in 24 hours. That’s the limit, and it keeps spam out of your inbox.
      </P>
      <P>Until {until}, we’ll ask visitors who fill in a form to call or email you instead. You don’t need to do anything.</P>
    </Letter>
  );
}
