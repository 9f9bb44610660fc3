import { Letter, P, Row } from './letter.tsx';

interface Props {
  number: string;
  kind: 'message' | 'call';
  topic: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  fileName: string;
  call: string;
  replyBy: string;
}

export const subject = ({ number, kind }: Props) =>
  kind === 'call' ? `We have your request for a call (${number})` : `We have your message (${number})`;

export const sample: Props = {
  number: 'C-1001',
  kind: 'message',
  topic: 'A question before I order',
  name: 'Rosa Lind',
  email: 'rosa@example.com',
  phone: '',
  message: 'Can you move my old domain?',
  fileName: 'domain.pdf',
  call: '',
  replyBy: 'tomorrow at 2:40 pm Eastern Time',
};

export const otherSamples: Record<string, Partial<Props>> = {
  call: { kind: 'call', fileName: '', call: 'Monday, November 23, 9:00 am to 12:00 pm Eastern Time' },
};

/** What somebody sent us, back to them, with its number. */
export default function ContactCopy({ number, kind, topic, name, email, phone, message, fileName, call, replyBy }: Props) {
  const rows = {
    Number: number,
    Topic: topic,
    'Wished for': call,
    Name: name,
    Email: email,
    Phone: phone,
    File: fileName,
    Message: message,
  };
  return (
    <Letter
      preview={`Your reference number is ${number}.`}
      headline={kind === 'call' ? 'We have your request.' : 'We have your message.'}
      footnote={`If you did not send this, somebody typed your address by mistake: you need not do anything. Questions: name ${number}.`}
    >
      <P>
        {kind === 'call' ? 'We write to you with the exact time' : 'A person answers you'} by {replyBy}. This is what you sent:
      </P>
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
