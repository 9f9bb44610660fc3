import { Letter, P, Rows } from './letter.tsx';

/** A message sent through the contact form. Empty fields are ''. */
export interface ContactMessage {
  number: string;
  topic: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  fileName: string;
}

interface Props extends ContactMessage {
  /** 'tomorrow at 2:40 pm Eastern Time' */
  replyBy: string;
}

export const subject = ({ number }: Props) => `We got your message (${number})`;

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

/** A copy of a contact message for its sender, with its number. */
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
      headline="We got your message."
      footnote={`If you didn’t send this, someone entered your address by mistake, and you can ignore this email. If you have questions, mention ${number}.`}
    >
      <P>A person will answer you by {replyBy}. Here’s what you sent:</P>
      <Rows values={rows} />
    </Letter>
  );
}
