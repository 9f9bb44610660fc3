import { callUs } from '../content/reach-us.ts';
import { Letter, P, Rows } from './letter.tsx';

/** A call, as both sides are emailed about it. Empty fields are ''. */
export interface CallProps {
  /** Attached: the call's calendar file. */
  bookingId: string;
  step: 'made' | 'moved' | 'canceled' | 'soon';
  /** 'B-1001' */
  number: string;
  name: string;
  email: string;
  phone: string;
  topic: string;
  message: string;
  /** 'Monday, November 23, 9:00 am to 9:30 am Eastern Time', in the reader's time zone. */
  when: string;
  /** The same in the other side's time zone; '' if both are the same. */
  whenThere: string;
  /** The previous time of a rescheduled call, in the reader's time zone. */
  before: string;
  reason: string;
  /** When it starts, a day or an hour before: 'tomorrow at 9:00 am'. */
  soon: string;
  url: string;
}

/** To the person who booked the call. */
interface Props extends CallProps {
  /** True if our team booked, rescheduled or canceled it. */
  byUs: boolean;
}

/** 'Monday, November 23, 9:00 am to 9:30 am Eastern Time' up to the first time, which is enough for a subject. */
const start = (when: string) => when.replace(/ to .+$/, '');

export const subject = ({ step, when, soon }: Props) =>
  ({
    made: `Your call is booked: ${start(when)}`,
    moved: `Your call has a new time: ${start(when)}`,
    canceled: `Your call is canceled: ${start(when)}`,
    soon: `Your call is ${soon}`,
  })[step];

export const sample: Props = {
  bookingId: '',
  step: 'made',
  byUs: false,
  number: 'B-1001',
  name: 'Rosa Lind',
  email: 'rosa@example.com',
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
  canceled: { step: 'canceled', byUs: true, reason: 'The office is closed that day.' },
  soon: { step: 'soon', soon: 'tomorrow at 7:00 am' },
};

/** A call with us was booked, rescheduled or canceled, or starts soon. */
export default function Booking(props: Props) {
  const { step, byUs, number, phone, topic, message, when, whenThere, before, reason, soon, url } = props;
  const canceled = step === 'canceled';
  const rows = {
    When: when,
    'Our time': whenThere,
    'It was': before,
    Topic: topic,
    'Your note': message,
    Number: number,
    Reason: reason,
  };
  const headline = {
    made: byUs ? 'We booked a call with you.' : 'Your call is booked.',
    moved: 'Your call has a new time.',
    canceled: 'Your call is canceled.',
    soon: `Your call is ${soon}.`,
  }[step];
  return (
    <Letter
      preview={when}
      headline={headline}
      action={canceled ? { label: 'Book another call', url } : { label: 'Reschedule or cancel', url }}
      footnote={
        canceled
          ? 'The attached file removes it from your calendar.'
          : `The attached file adds it to your calendar. The button works without an account. Didn’t book this? Cancel it there or ${callUs()}.`
      }
    >
      <P>
        {canceled
          ? byUs
            ? 'We had to cancel this call. We won’t call you at that time.'
            : 'You canceled this call. We won’t call you at that time.'
          : phone
            ? `We’ll call you at ${phone}. Plan on 30 minutes.`
            : `Please ${callUs()} at that time. Plan on 30 minutes.`}
      </P>
      <Rows values={rows} />
    </Letter>
  );
}
