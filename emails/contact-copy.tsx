import { Letter, P, Row } from './letter.tsx';

interface Props {
  number: string;
  topic: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  fileName: string;
  replyBy: string;
}

export const subject = ({ number }: Props) => `We have your message (${number})`;

export const sample: Props = {
  number: 'C-1001',
  topic: 'A question before I order',
  name: 'Rosa Lind',
  email: 'rosa@example.com',
  phone: '',
  message: 'Can you move my old domain?',
  fileName: 'domain.pdf',
  replyBy: 'tomorrow at 2:40 pm Eastern Time',
};

/** What somebody sent us, back to them, with its number. */
export default function ContactCopy({ number, topic, name, email, phone, message, fileName, replyBy }: Props) {
  const rows = {
    Number: number,
    Topic: topic,
    Name: name,
    Email: email,
    Phone: phone,
    File: fileName,
    Message: message,
  };
  return (
    <Letter
      preview={`Your reference number is ${number}.`}
      headline="We have your message."
      footnote={`If you did not send this, somebody typed your address by mistake: you need not do anything. Questions: name ${number}.`}
    >
      <P>A person answers you by {replyBy}. This is what you sent:</P>
      {Object.entries(rows).map(
        ([label, value]) =>
          value && (
            <Row key={label} label={label}>
              {value}
            </Row>
          ),
      )}
    </Letter>
  );
}
