import { brand } from '../content/brand.ts';
import { Letter, P, Row } from './letter.tsx';

interface Props {
  step: 'made' | 'moved' | 'cancelled' | 'soon';
  byUs: boolean;
  number: string;
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

/** 'Monday, November 23, 9:00 am to 9:30 am Eastern Time' without what follows the first time, which is enough for a subject. */
const start = (when: string) => when.replace(/ to .+$/, '');

export const subject = ({ step, when, soon }: Props) =>
  ({
    made: `Your call is booked: ${start(when)}`,
    moved: `Your call has a new time: ${start(when)}`,
    cancelled: `Your call is canceled: ${start(when)}`,
    soon: `Your call is ${soon}`,
  })[step];

export const sample: Props = {
  step: 'made',
  byUs: false,
  number: 'B-1001',
  phone: '(435) 555-0110',
  topic: 'A question before I order',
  message: 'Can you move my old domain?',
  when: 'Monday, November 23, 7:00 am to 7:30 am Mountain Time',
  whenThere: 'Monday, November 23, 9:00 am to 9:30 am Eastern Time',
  before: '',
  reason: '',
  soon: '',
  url: 'https://sunup.test/booking/call?call=sample',
};

export const otherSamples: Record<string, Partial<Props>> = {
  'made by us': { byUs: true, phone: '', whenThere: '' },
  moved: { step: 'moved', before: 'Friday, November 20, 7:00 am to 7:30 am Mountain Time' },
  cancelled: { step: 'cancelled', byUs: true, reason: 'The office is closed that day.' },
  soon: { step: 'soon', soon: 'tomorrow at 7:00 am' },
};

/** A call with us: booked, moved, canceled, or about to begin. Its calendar file goes along. */
export default function Booking(props: Props) {
  const { step, byUs, number, phone, topic, message, when, whenThere, before, reason, soon, url } = props;
  const cancelled = step === 'cancelled';
  const rows = {
    When: when,
    'By our clock': whenThere,
    'It was': before,
    Topic: topic,
    'To read before': message,
    Number: number,
    Reason: reason,
  };
  const headline = {
    made: byUs ? 'We booked a call with you.' : 'Your call is booked.',
    moved: 'Your call has a new time.',
    cancelled: 'Your call is canceled.',
    soon: `Your call is ${soon}.`,
  }[step];
  return (
    <Letter
      preview={when}
      headline={headline}
      action={cancelled ? { label: 'Book another time', url } : { label: 'Move or cancel it', url }}
      footnote={
        cancelled
          ? 'The file that came with this mail takes it out of your calendar.'
          : `The file that came with this mail puts it into your calendar. The button works without an account. You did not book this? Cancel it there, or call ${brand.phone.display}.`
      }
    >
      <P>
        {cancelled
          ? byUs
            ? 'We had to cancel this call. Nothing happens at that time.'
            : 'You canceled this call. Nothing happens at that time.'
          : phone
            ? `We call you at ${phone}. It takes thirty minutes.`
            : `Call us at ${brand.phone.display} at that time. It takes thirty minutes.`}
      </P>
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
