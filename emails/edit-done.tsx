import { Letter, P, Row } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  /** Where the owner asked for something, and their words. */
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

/** Edits that the owner asked for are in a new version. */
export default function EditDone({ firstName, siteName, edits, url }: Props) {
  return (
    <Letter preview={edits[0]?.place ?? siteName} headline="Done. Have a look." action={{ label: 'Check it', url }}>
      <P>
        Hello {firstName}, {edits.length === 1 ? 'an edit you asked for on' : `${edits.length} edits you asked for on`} {siteName}{' '}
        {edits.length === 1 ? 'is' : 'are'} done.
      </P>
      {edits.map(({ place, words }) => (
        <Row key={`${place} ${words}`} label={place}>
          {words}
        </Row>
      ))}
    </Letter>
  );
}
