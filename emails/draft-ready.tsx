import { Edits, Letter, P, Row } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  versionName: string;
  /** Whether an earlier version is online. */
  live: boolean;
  /** Requested edits that it includes: where, and the owner's words. */
  edits: { place: string; words: string }[];
  /** Names of the site's five pages. */
  pages: string[];
  url: string;
}

export const subject = ({ siteName, versionName, live, edits }: Props) => {
  if (edits.length > 0) return `${siteName}: ${versionName.toLowerCase()} has your ${edits.length === 1 ? 'edit' : 'edits'}`;
  return live ? `${siteName}: ${versionName.toLowerCase()} is ready for your approval` : `${siteName}: your draft is ready`;
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

/** A version is ready for the owner's review. */
export default function DraftReady({ firstName, siteName, versionName, live, edits, pages, url }: Props) {
  return (
    <Letter preview={`${versionName} is ready for your review`} headline={`${versionName} is ready.`} action={{ label: 'Review it', url }}>
      <P>
        Hello {firstName}, {live ? `${versionName.toLowerCase()} of ${siteName}` : `your draft for ${siteName}`} is ready. Take a look on a
        computer and on a phone.
      </P>
      {pages.length > 0 && edits.length === 0 && <Row label="Pages">{pages.join(', ')}</Row>}
      {edits.length > 0 && <P>{edits.length === 1 ? 'It includes the edit you requested:' : 'It includes the edits you requested:'}</P>}
      <Edits edits={edits} />
      <Row label="If it looks right">
        {live
          ? 'Approve it, and it replaces the version that’s online now.'
          : 'Approve it, and it goes online right away at its own address.'}
      </Row>
      <Row label="If something is off">
        Change any text, photo or fact right in the draft, or tell us what to change.{' '}
        {live ? 'Your site stays the same in the meantime.' : 'Nothing goes online until you approve it.'}
      </Row>
    </Letter>
  );
}
