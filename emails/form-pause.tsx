import { Letter, P, Row } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  /** What visitors read instead of the forms; '' once they're back on. */
  notice: string;
  url: string;
}

export const subject = ({ siteName, notice }: Props) =>
  notice ? `We paused the forms on ${siteName}` : `The forms on ${siteName} are back on`;

export const sample: Props = {
  firstName: 'Dana',
  siteName: 'Juniper & Salt',
  notice: 'We aren’t taking messages through this form right now. Please call (919) 555-0142.',
  url: 'https://sunup.test/portal',
};

export const otherSamples: Record<string, Partial<Props>> = { 'on again': { notice: '' } };

/** Staff paused the forms of a site, or turned them back on. */
export default function FormPauseLetter({ firstName, siteName, notice, url }: Props) {
  if (!notice)
    return (
      <Letter
        preview="Visitors can write to you again."
        headline="The forms on your site are back on."
        action={{ label: 'Open your portal', url }}
      >
        <P>
          Hello {firstName}, we turned the forms on {siteName} back on. Visitors can write to you there.
        </P>
      </Letter>
    );
  return (
    <Letter preview={notice} headline="We paused the forms on your site." action={{ label: 'Open your portal', url }}>
      <P>
        Hello {firstName}, visitors can’t use the forms on {siteName} for now. The rest of the site stays as it is, and messages that still
        arrive are in your leads.
      </P>
      <Row label="Visitors read instead">{notice}</Row>
      <P>Reply to this email or message us when you want the forms back.</P>
    </Letter>
  );
}
