import { Letter, P, Row } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  versionName: string;
  /** Whether the site is online already, with an earlier version. */
  live: boolean;
  /** Edits the owner asked for that are done in it: where, and their words. */
  edits: { place: string; words: string }[];
  url: string;
}

export const subject = ({ siteName, versionName, live, edits }: Props) => {
  if (edits.length > 0) return `${siteName}: your ${edits.length === 1 ? 'edit is' : 'edits are'} done in ${versionName.toLowerCase()}`;
  return live ? `${siteName}: ${versionName.toLowerCase()} waits for your approval` : `${siteName}: your draft is ready`;
};

export const sample: Props = {
  firstName: 'Dana',
  siteName: 'Juniper & Salt',
  versionName: 'Version 2',
  live: false,
  edits: [{ place: 'Home, opening hours', words: 'We close at 2 on Saturdays, not 6.' }],
  url: 'https://sunup.test/portal',
};

export const otherSamples: Record<string, Partial<Props>> = {
  'first draft': { versionName: 'Version 1', edits: [] },
  'site is live': { live: true, versionName: 'Version 4', edits: [] },
};

/** A version waits for the owner's eye, with the edits that are done in it. */
export default function DraftReady({ firstName, siteName, versionName, live, edits, url }: Props) {
  return (
    <Letter preview={`${versionName} is ready to look at`} headline={`${versionName} is ready.`} action={{ label: 'Look at it', url }}>
      <P>
        Hello {firstName}, {live ? `${versionName.toLowerCase()} of ${siteName}` : siteName} is there to look at, on a desktop and on a
        phone. {live ? 'Your site stays as it is until you approve it.' : 'Say yes, and it is live at once.'} Or click what is off and tell
        us.
      </P>
      {edits.length > 0 && <P>{edits.length === 1 ? 'The edit you asked for is in it:' : 'The edits you asked for are in it:'}</P>}
      {edits.map(({ place, words }) => (
        <Row key={`${place} ${words}`} label={place}>
          {words}
        </Row>
      ))}
    </Letter>
  );
}
