import { atTheEarliest } from '../content/clock-start.ts';
import { Letter, P } from './letter.tsx';

interface Props {
  firstName: string;
  day: number;
  startsOn?: string;
  url: string;
}

export const subject = ({ day }: Props) => (day === 1 ? 'Your brief is waiting' : 'Your site still needs a few answers');

export const sample: Props = { firstName: 'Dana', day: 1, url: 'https://sunup.test/onboarding' };

export const otherSamples: Record<string, Partial<Props>> = {
  'a week later': { day: 7 },
  'the start day is still to come': { startsOn: '2026-11-27' },
};

/** A paid order whose brief is not finished. */
export default function BriefReminder({ firstName, day, startsOn = '', url }: Props) {
  return (
    <Letter preview="About ten minutes" headline="A few answers to go" action={{ label: 'Go on with the brief', url }}>
      <P>
        Hello {firstName}, {day === 1 ? 'yesterday you paid for your site.' : `${day} days ago you paid for your site.`} What you typed is
        saved; the clock starts when you send it
        {atTheEarliest(startsOn)}.
      </P>
    </Letter>
  );
}
