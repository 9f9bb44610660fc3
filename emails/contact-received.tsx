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
  account: string;
  fileUrl: string;
}

export const subject = ({ number, kind, name }: Props) =>
  `${number}: ${kind === 'call' ? 'a call for' : 'a message from'} ${name.replace(/[\r\n]+/g, ' ').slice(0, 60)}`;

export const sample: Props = {
  number: 'C-1001',
  kind: 'call',
  topic: 'My site',
  name: 'Rosa Lind',
  email: 'rosa@example.com',
  phone: '(435) 555-0110',
  message: 'About the pictures.',
  fileName: '',
  call: 'Monday, November 23, 9:00 am to 12:00 pm Eastern Time',
  account: 'rosa@example.com',
  fileUrl: '',
};

/** Something came in by the contact form, or a call was asked for. To the operator; an answer goes to the sender. */
export default function ContactReceived(props: Props) {
  const { kind, topic, name, email, phone, message, fileName, call, account, fileUrl } = props;
  const rows = {
    Topic: topic,
    'Wished for': call,
    Name: name,
    Email: email,
    Phone: phone,
    Account: account,
    File: fileName,
    Message: message,
  };
  return (
    <Letter
      preview={`From ${name}`}
      headline={kind === 'call' ? 'Somebody wants a call.' : 'A message came in.'}
      {...(fileUrl ? { action: { label: 'Download the file', url: fileUrl } } : {})}
      footnote="Answer this mail, and the answer goes to the sender."
    >
      <P>{kind === 'call' ? 'Write back with the exact time.' : 'It came through the contact form.'}</P>
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
