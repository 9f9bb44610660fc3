import { dayInWords } from '../content/day-in-words.ts';
import { dollars } from './amounts.ts';
import { Letter, P, Row } from './letter.tsx';

interface Props {
  orderNumber: number;
  name: string;
  setupCents: number;
  monthlyCents: number;
  startDay: string;
  briefDone: boolean;
  url: string;
}

export const subject = ({ orderNumber }: Props) => `Paid: order S-${orderNumber}`;

export const sample: Props = {
  orderNumber: 1001,
  name: 'Dana Whitlock',
  setupCents: 29_900,
  monthlyCents: 2_900,
  startDay: '2026-11-23',
  briefDone: false,
  url: 'https://sunup.test/onboarding',
};

export const otherSamples: Record<string, Partial<Props>> = { 'brief is in': { briefDone: true, url: 'https://sunup.test/portal' } };

/** The order is paid: what was paid, when the clock starts, what is next. */
export default function OrderPaid({ orderNumber, name, setupCents, monthlyCents, startDay, briefDone, url }: Props) {
  return (
    <Letter
      preview={`${dollars(setupCents)} received`}
      headline="Paid. Thank you."
      action={{ label: briefDone ? 'Watch your site being made' : 'Answer the brief', url }}
      footnote="You get the full setup price back as long as you have not approved a version."
    >
      <P>
        Hello {name},{' '}
        {briefDone ? 'your brief is in too, so the work begins.' : 'the clock starts when your brief is in. It takes about ten minutes.'}
      </P>
      <Row label="Order">S-{orderNumber}</Row>
      <Row label="Setup, once">{dollars(setupCents)}</Row>
      <Row label="Monthly, from the day the site is live">{dollars(monthlyCents)}</Row>
      <Row label="Your day">{dayInWords(startDay)}</Row>
    </Letter>
  );
}
