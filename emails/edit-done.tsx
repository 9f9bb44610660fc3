import { Edits, Letter, P } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  /** Where the edit was requested, and the owner's words. */
  edits: { place: string; words: string }[];
  url: string;
}

export const subject = ({ siteName, edits }: Props) =>
  `${siteName}: ${edits.length === 1 ? 'an edit is' : `${edits.length} edits are`} done`;

export const sample: Props = {
  firstName: 'Dana',
  siteName: 'Juniper & Salt',
  edits: [{ place: 'Home, opening hours', words: 'We close at 2 on Saturdays, not 6.' }],
  url: 'https://sunup.test/portal',
};

/** Requested edits are done in a new version. */
export default function EditDone({ firstName, siteName, edits, url }: Props) {
  return (
    <Letter preview={edits[0]?.place ?? siteName} headline="Done. Take a look." action={{ label: 'Check your edit', url }}>
      <P>
        Hello {firstName}, {edits.length === 1 ? 'the edit you requested on' : `the ${edits.length} edits you asked for on`} {siteName}{' '}
        {edits.length === 1 ? 'is' : 'are'} done.
      </P>
      <Edits edits={edits} />
    </Letter>
  );
}
