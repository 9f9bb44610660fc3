import type { ReactNode } from 'react';
import { ended } from '../text/text-end.ts';
import { EmailLink, Letter, oneLine, P, PhoneLink, Rows } from './letter.tsx';

interface Props {
  siteName: string;
  kind: 'contact' | 'booking';
  name: string;
  email: string;
  phone: string;
  message: string;
  service: string;
  /** 'Thursday, December 3', in the language of the site. */
  day: string;
  /** The site's hours say that the business is closed that day. Missing in emails that the last release queued. */
  isClosed?: boolean;
  part: string;
  url: string;
}

export const subject = ({ siteName, kind, name }: Props) =>
  `${siteName}: ${kind === 'booking' ? 'a booking request' : 'a message'} from ${oneLine(name, 60)}`;

export const sample: Props = {
  siteName: 'Juniper & Salt',
  kind: 'booking',
  name: 'Rosa Lind',
  email: 'rosa@example.com',
  phone: '(435) 555-0110',
  message: 'Is there a morning free?',
  service: 'Balayage',
  day: 'Thursday',
  part: 'Morning',
  url: 'https://sunup.test/portal/leads',
};

export const otherSamples: Record<string, Partial<Props>> = {
  closed: { day: 'Sunday, December 6', isClosed: true },
  message: { kind: 'contact', service: '', day: '', part: '', email: '', message: 'Do you cut kids’ hair?\nWe would be three.' },
};

/** A message or booking request through a customer's site. */
export default function LeadReceived({ siteName, kind, name, email, phone, message, service, day, isClosed, part, url }: Props) {
  const rows: Record<string, ReactNode> = {
    Name: name,
    Phone: phone && <PhoneLink phone={phone} />,
    Email: email && <EmailLink email={email} />,
    Service: service,
    Day: isClosed ? `${day} (by your hours, you’re closed that day)` : day,
    Time: part,
    Message: message,
  };
  return (
    <Letter
      preview={`From ${name}`}
      headline={kind === 'booking' ? 'A booking request' : 'A message for you'}
      action={{ label: 'View in your portal', url }}
      footnote={
        email
          ? `${ended(`Reply to this email to answer ${oneLine(name, 60)}`)} It goes to ${email}.`
          : 'They didn’t leave an email, so call them back.'
      }
    >
      <P>{ended(`Sent through the form on ${siteName}`)}</P>
      <Rows values={rows} />
    </Letter>
  );
}
