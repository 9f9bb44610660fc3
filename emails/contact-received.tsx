import type { ContactMessage } from './contact-copy.tsx';
import { Letter, oneLine, P, PhoneLink, Rows } from './letter.tsx';

interface Props extends ContactMessage {
  /** Email of the sender's account, or ''. */
  account: string;
  fileUrl: string;
}

export const subject = ({ number, name }: Props) => `${number}: a message from ${oneLine(name, 60)}`;

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

/** A message sent through the contact form, to us. A reply goes to its sender. */
export default function ContactReceived(props: Props) {
  const { topic, name, email, phone, message, fileName, account, fileUrl } = props;
  const rows = {
    Topic: topic,
    Name: name,
    Email: email,
    Phone: phone && <PhoneLink phone={phone} />,
    Account: account,
    File: fileName,
    Message: message,
  };
  return (
    <Letter
      preview={`From ${name}`}
      headline="New message."
      {...(fileUrl ? { action: { label: 'Download the file', url: fileUrl } } : {})}
      footnote="Reply to this email to answer the sender."
    >
      <P>Sent through the contact form.</P>
      <Rows values={rows} />
    </Letter>
  );
}
