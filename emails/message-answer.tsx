import { brand } from '../content/brand.ts';
import { truncate } from '../text/truncate.ts';
import { Letter, oneLine, P, Words } from './letter.tsx';

interface Props {
  name: string;
  from: string;
  answer: string;
  /** '' if they sent only a file. */
  question: string;
}

export const subject = ({ from }: Props) => `${oneLine(from, 60)} from ${brand.name} answers your message`;

export const sample: Props = {
  name: 'Rosa Lind',
  from: 'Mara',
  answer: 'It can stay where it is. You connect it in your portal, whenever you like.\n\nYour email there keeps working.',
  question: 'Can you move my old domain?',
};

/** An answer to someone without an account, who can read it only here. Their question is quoted below it. */
export default function MessageAnswer({ name, from, answer, question }: Props) {
  return (
    <Letter preview={truncate(answer, 120)} headline="Here is our answer." footnote="Reply to this email to write back.">
      <P>Hello{name && ` ${name}`},</P>
      <Words>{answer}</Words>
      <P>
        {from} at {brand.name}
      </P>
      {question && (
        <>
          <P>You wrote:</P>
          <Words quiet>{question}</Words>
        </>
      )}
    </Letter>
  );
}
