import { Letter, P, Row } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  place: string;
  words: string;
  url: string;
}

export const subject = ({ siteName }: Props) => `${siteName}: an edit is done`;

export const sample: Props = {
  firstName: 'Dana',
  siteName: 'Juniper & Salt',
  place: 'Home, opening hours',
  words: 'We close at 2 on Saturdays, not 6.',
  url: 'https://sunup.test/portal',
};

/** An edit that the owner asked for is in a new version. */
export default function EditDone({ firstName, siteName, place, words, url }: Props) {
  return (
    <Letter preview={place} headline="Done. Have a look." action={{ label: 'Check it', url }}>
      <P>
        Hello {firstName}, an edit you asked for on {siteName} is done.
      </P>
      <Row label={place}>{words}</Row>
    </Letter>
  );
}
