import { atTheEarliest } from '../content/clock-start.ts';
import { Letter, P } from './letter.tsx';

interface Props {
  firstName: string;
  /** Days since the payment. */
  day: number;
  /** The start day if it's still to come, else ''. */
  startsOn: string;
  url: string;
}

export const subject = ({ day }: Props) => (day === 1 ? 'Your brief is waiting' : 'Your site still needs a few answers');

export const sample: Props = { firstName: 'Dana', day: 1, startsOn: '', url: 'https://sunup.test/onboarding' };

export const otherSamples: Record<string, Partial<Props>> = {
  'a week later': { day: 7 },
  'the start day is still to come': { startsOn: '2026-11-27' },
};

/** Reminder of an unfinished brief whose order is paid. */
export default function BriefReminder({ firstName, day, startsOn, url }: Props) {
  return (
    <Letter preview="It takes about ten minutes" headline="Just a few answers left" action={{ label: 'Continue your brief', url }}>
      <P>
        Hello {firstName}, {day === 1 ? 'you paid for your site yesterday.' : `you paid for your site ${day} days ago.`} Everything you
        typed is saved. The clock starts when you send your brief
        {atTheEarliest(startsOn)}.
      </P>
    </Letter>
  );
}
