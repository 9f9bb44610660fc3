import { Letter, P, Row } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  versionName: string;
  /** Whether the site is online already, with an earlier version. */
  live: boolean;
  /** Edits the owner asked for that are done in it: where, and their words. */
  edits: { place: string; words: string }[];
  /** Names of the site's pages, to say what there is to look at. */
  pages?: string[];
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
  pages: ['Home', 'About', 'Services', 'Booking', 'Contact'],
  edits: [{ place: 'Home, opening hours', words: 'We close at 2 on Saturdays, not 6.' }],
  url: 'https://sunup.test/portal',
};

export const otherSamples: Record<string, Partial<Props>> = {
  'first draft': { versionName: 'Version 1', edits: [] },
  'site is live': { live: true, versionName: 'Version 4', edits: [] },
};

/** A version waits for the owner's eye, with the edits that are done in it. */
export default function DraftReady({ firstName, siteName, versionName, live, edits, pages = [], url }: Props) {
  return (
    <Letter preview={`${versionName} is ready to look at`} headline={`${versionName} is ready.`} action={{ label: 'Look at it', url }}>
      <P>
        Hello {firstName}, {live ? `${versionName.toLowerCase()} of ${siteName}` : siteName} is there to look at, on a desktop and on a
        phone.
      </P>
      {pages.length > 0 && edits.length === 0 && <Row label="Pages">{pages.join(', ')}</Row>}
      {edits.length > 0 && <P>{edits.length === 1 ? 'The edit you asked for is in it:' : 'The edits you asked for are in it:'}</P>}
      {edits.map(({ place, words }) => (
        <Row key={`${place} ${words}`} label={place}>
          {words}
        </Row>
      ))}
      <Row label="If it is right">
        {live
          ? 'approve it, and it takes the place of the one that is online.'
          : 'approve it, and it is online at once, at its own address.'}
      </Row>
      <Row label="If something is off">
        click it in the preview and say what to change.{' '}
        {live ? 'Your site stays as it is meanwhile.' : 'Nothing is online before you approve.'}
      </Row>
    </Letter>
  );
}
