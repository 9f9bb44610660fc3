import { Letter, P } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  versionName: string;
  url: string;
}

export const subject = ({ siteName }: Props) => `${siteName}: your draft is ready`;

export const sample: Props = { firstName: 'Dana', siteName: 'Juniper & Salt', versionName: 'Version 1', url: 'https://sunup.test/portal' };

/** A version waits for the owner's eye. */
export default function DraftReady({ firstName, siteName, versionName, url }: Props) {
  return (
    <Letter preview={`${versionName} is ready to look at`} headline={`${versionName} is ready.`} action={{ label: 'Look at it', url }}>
      <P>
        Hello {firstName}, {siteName} is there to look at, on a desktop and on a phone. Say yes, and it is live at once. Or click what is
        off and tell us.
      </P>
    </Letter>
  );
}
