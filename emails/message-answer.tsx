import { brand } from '../content/brand.ts';
import { Letter, P, Words } from './letter.tsx';

interface Props {
  name: string;
  from: string;
  answer: string;
  question: string;
}

export const subject = ({ from }: Props) => `${from.replace(/[\r\n]+/g, ' ').slice(0, 60)} from ${brand.name} answers your message`;

export const sample: Props = {
  name: 'Rosa Lind',
  from: 'Mara',
  answer: 'Yes, we can. Send us the name of your domain.\n\nIt keeps working while it moves.',
  question: 'Can you move my old domain?',
};

/** Staff answer somebody without an account. Under the answer stands what they had asked. */
export default function MessageAnswer({ name, from, answer, question }: Props) {
  return (
    <Letter
      preview={answer.slice(0, 120)}
      headline="Here is our answer."
      footnote={`Answer this mail to write back. It reaches ${brand.email}.`}
    >
      <P>Hello{name && ` ${name}`},</P>
      <Words>{answer}</Words>
      <P>
        {from} at {brand.name}
      </P>
      {question && (
        <>
          <P>You had written:</P>
          <Words quiet>{question}</Words>
        </>
      )}
    </Letter>
  );
}
