import { Letter, P, Row, Way } from './letter.tsx';

interface Props {
  step: 'made' | 'moved' | 'cancelled' | 'soon';
  number: string;
  name: string;
  email: string;
  phone: string;
  topic: string;
  message: string;
  when: string;
  whenThere: string;
  before: string;
  reason: string;
  soon: string;
  url: string;
}

const who = (name: string) => name.replace(/[\r\n]+/g, ' ').slice(0, 40);

export const subject = ({ step, number, name, soon }: Props) =>
  ({
    made: `${number}: a call with ${who(name)}`,
    moved: `${number}: the call with ${who(name)} was moved`,
    cancelled: `${number}: the call with ${who(name)} is canceled`,
    soon: `${number}: ${who(name)}, ${soon}`,
  })[step];

export const sample: Props = {
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

export const otherSamples: Record<string, Partial<Props>> = {
  moved: { step: 'moved', before: 'Friday, November 20, 9:00 am to 9:30 am Eastern Time', phone: '' },
  cancelled: { step: 'cancelled', reason: 'I found the answer.' },
  soon: { step: 'soon', soon: 'tomorrow at 9:00 am' },
};

/** A call was booked, moved or canceled, or is about to begin. To staff, with its calendar file. */
export default function BookingStaff(props: Props) {
  const { step, number, name, email, phone, topic, message, when, whenThere, before, reason, soon, url } = props;
  const rows = {
    When: when,
    'Their clock': whenThere,
    'It was': before,
    Name: name,
    Email: email && <Way to={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</Way>,
    Phone: phone && <Way to={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Way>,
    Topic: topic,
    Message: message,
    Number: number,
    Reason: reason,
  };
  const headline = { made: 'A call was booked.', moved: 'A call was moved.', cancelled: 'A call is canceled.', soon: `A call ${soon}.` }[
    step
  ];
  return (
    <Letter preview={`${name}, ${when}`} headline={headline} action={{ label: 'Open it at the desk', url }}>
      <P>{step === 'cancelled' ? 'The time is free again.' : phone ? 'They wait for our call.' : 'They left no number: they call us.'}</P>
      {Object.entries(rows).map(
        ([label, value]) =>
          value && (
            <Row key={label} label={label}>
              {value}
            </Row>
          ),
      )}
    </Letter>
  );
}
