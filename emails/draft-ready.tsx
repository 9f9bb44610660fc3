import { Letter, P } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  versionName: string;
  /** Whether the site is online already, with an earlier version. */
  live: boolean;
  url: string;
}

export const subject = ({ siteName, versionName, live }: Props) =>
  live ? `${siteName}: ${versionName.toLowerCase()} waits for your approval` : `${siteName}: your draft is ready`;

export const sample: Props = {
  firstName: 'Dana',
  siteName: 'Juniper & Salt',
  versionName: 'Version 1',
  live: false,
  url: 'https://sunup.test/portal',
};

/** A version waits for the owner's eye. */
export default function DraftReady({ firstName, siteName, versionName, live, url }: Props) {
  return (
    <Letter preview={`${versionName} is ready to look at`} headline={`${versionName} is ready.`} action={{ label: 'Look at it', url }}>
      <P>
        Hello {firstName}, {live ? `${versionName.toLowerCase()} of ${siteName}` : siteName} is there to look at, on a desktop and on a
        phone. {live ? 'Your site stays as it is until you approve it.' : 'Say yes, and it is live at once.'} Or click what is off and tell
        us.
      </P>
    </Letter>
  );
}
