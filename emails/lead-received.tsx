import type { ReactNode } from 'react';
import { ended } from '../text/text-end.ts';
import { EmailLink, Letter, oneLine, P, PhoneLink, Rows } from './letter.tsx';

interface Props {
  siteName: string;
  kind: 'contact' | 'booking' | 'email';
  name: string;
  email: string;
  phone: string;
  /** Of an email. */
  subject?: string;
  message: string;
  service: string;
  /** 'Thursday, December 3', in the language of the site. */
  day: string;
  /** The site's hours say that the business is closed that day. Missing in emails that the last release queued. */
  isClosed?: boolean;
  part: string;
  /** Where replies go that we send on to them, and the site's address that they come from then. */
  answer?: { at: string; as: string };
  url: string;
}

export const subject = ({ siteName, kind, name }: Props) => `${siteName}: ${kinds[kind].short} from ${oneLine(name, 60)}`;

const kinds = {
  contact: { short: 'a message', headline: 'A message for you' },
  booking: { short: 'a booking request', headline: 'A booking request' },
  email: { short: 'an email', headline: 'An email for you' },
} as const;

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
  answered: { answer: { at: 'answer+token@mail.sunup.test', as: 'info@juniperandsalt.com' } },
  email: {
    kind: 'email',
    phone: '',
    service: '',
    day: '',
    part: '',
    subject: 'Balayage for three',
    message: 'Do you have a morning for three of us?',
  },
  message: { kind: 'contact', service: '', day: '', part: '', email: '', message: 'Do you cut kids’ hair?\nWe would be three.' },
};

/** A message or booking request through a customer's site, or an email to its address that isn't passed on to the owner's mailbox. */
export default function LeadReceived({
  siteName,
  kind,
  name,
  email,
  phone,
  subject: about,
  message,
  service,
  day,
  isClosed,
  part,
  answer,
  url,
}: Props) {
  const rows: Record<string, ReactNode> = {
    Name: name,
    Phone: phone && <PhoneLink phone={phone} />,
    Email: email && <EmailLink email={email} />,
    Service: service,
    Day: isClosed ? `${day} (by your hours, you’re closed that day)` : day,
    Time: part,
    Subject: about,
    Message: message,
  };
  return (
    <Letter
      preview={`From ${name}`}
      headline={kinds[kind].headline}
      action={{ label: 'View in your portal', url }}
      footnote={
        email
          ? `${ended(`Reply to this email to answer ${oneLine(name, 60)}`)} ${answer ? `They’ll see ${answer.as}.` : `It goes to ${email}.`}`
          : 'They didn’t leave an email, so call them back.'
      }
    >
      <P>{kind === 'email' ? `Sent to an email address of ${siteName}.` : ended(`Sent through the form on ${siteName}`)}</P>
      <Rows values={rows} />
    </Letter>
  );
}
