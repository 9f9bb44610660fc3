import { Letter, P, Row } from './letter.tsx';

interface Props {
  number: string;
  topic: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  fileName: string;
  account: string;
  fileUrl: string;
}

export const subject = ({ number, name }: Props) => `${number}: a message from ${name.replace(/[\r\n]+/g, ' ').slice(0, 60)}`;

export const sample: Props = {
  number: 'C-1001',
  topic: 'My site',
  name: 'Rosa Lind',
  email: 'rosa@example.com',
  phone: '(435) 555-0110',
  message: 'About the pictures.',
  fileName: '',
  account: 'rosa@example.com',
  fileUrl: '',
};

/** Something came in by the contact form. To the operator; an answer goes to the sender. */
export default function ContactReceived(props: Props) {
  const { topic, name, email, phone, message, fileName, account, fileUrl } = props;
  const rows = {
    Topic: topic,
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
      headline="A message came in."
      {...(fileUrl ? { action: { label: 'Download the file', url: fileUrl } } : {})}
      footnote="Answer this mail, and the answer goes to the sender."
    >
      <P>It came through the contact form.</P>
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
