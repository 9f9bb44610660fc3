import { Letter, P } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  credited: boolean;
  url: string;
}

export const subject = ({ siteName }: Props) => `${siteName}: we’re late`;

export const sample: Props = { firstName: 'Dana', siteName: 'Juniper & Salt', credited: true, url: 'https://sunup.test/portal' };

/** We missed a deadline, and what the customer gets for it. */
export default function DeadlineMissed({ firstName, siteName, credited, url }: Props) {
  return (
    <Letter preview="It’s our fault. Here’s what we’re doing" headline="We’re late." action={{ label: 'Check the status', url }}>
      <P>
        Hello {firstName}, we promised your draft of {siteName} by now, and it isn’t ready. That’s our fault, and we’re on it.
      </P>
      {credited && <P>Your first month is on us.</P>}
    </Letter>
  );
}
