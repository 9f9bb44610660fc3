import type { CallProps } from './booking.tsx';
import { EmailLink, Letter, oneLine, P, PhoneLink, Rows } from './letter.tsx';

const who = (name: string) => oneLine(name, 40);

export const subject = ({ step, number, name, soon }: CallProps) =>
  ({
    made: `${number}: a call with ${who(name)}`,
    moved: `${number}: the call with ${who(name)} was moved`,
    canceled: `${number}: the call with ${who(name)} is canceled`,
    soon: `${number}: ${who(name)}, ${soon}`,
  })[step];

export const sample: CallProps = {
  bookingId: '',
  step: 'made',
  number: 'B-1001',
  name: 'Rosa Lind',
  email: 'rosa@example.com',
  phone: '(435) 555-0110',
  topic: 'A question before I order',
  message: 'Can you move my old domain?',
  when: 'Monday, November 23, 9:00 am to 9:30 am Eastern Time',
  whenThere: 'Monday, November 23, 7:00 am to 7:30 am Mountain Time',
  before: '',
  reason: '',
  soon: '',
  url: 'https://sunup.test/admin/calls/sample',
};

export const otherSamples: Record<string, Partial<CallProps>> = {
  moved: { step: 'moved', before: 'Friday, November 20, 9:00 am to 9:30 am Eastern Time', phone: '' },
  canceled: { step: 'canceled', reason: 'I found the answer.' },
  soon: { step: 'soon', soon: 'tomorrow at 9:00 am' },
};

/** A call was booked, rescheduled or canceled, or starts soon. To admins. */
export default function BookingStaff(props: CallProps) {
  const { step, number, name, email, phone, topic, message, when, whenThere, before, reason, soon, url } = props;
  const rows = {
    When: when,
    'Their time': whenThere,
    'It was': before,
    Name: name,
    Email: email && <EmailLink email={email} />,
    Phone: phone && <PhoneLink phone={phone} />,
    Topic: topic,
    Message: message,
    Number: number,
    Reason: reason,
  };
  const headline = { made: 'A call was booked.', moved: 'A call was moved.', canceled: 'A call is canceled.', soon: `A call ${soon}.` }[
    step
  ];
  return (
    <Letter preview={`${name}, ${when}`} headline={headline} action={{ label: 'Open in Admin', url }}>
      <P>
        {step === 'canceled'
          ? 'That time is open again.'
          : phone
            ? 'They’re expecting our call.'
            : 'They left no number, so they’ll call us.'}
      </P>
      <Rows values={rows} />
    </Letter>
  );
}
