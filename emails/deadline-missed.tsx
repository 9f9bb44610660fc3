import { Letter, P } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  credited: boolean;
  url: string;
}

export const subject = ({ siteName }: Props) => `${siteName}: we are late`;

export const sample: Props = { firstName: 'Dana', siteName: 'Juniper & Salt', credited: true, url: 'https://sunup.test/portal' };

/** The promise was missed, and what follows from it. */
export default function DeadlineMissed({ firstName, siteName, credited, url }: Props) {
  return (
    <Letter preview="Our fault, and what we do about it" headline="We are late." action={{ label: 'See where it stands', url }}>
      <P>
        Hello {firstName}, the draft of {siteName} was promised for now and is not there. That is our fault, and we are on it.
      </P>
      {credited && <P>Your first month is on us.</P>}
    </Letter>
  );
}
