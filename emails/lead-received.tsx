import type { ReactNode } from 'react';
import { Letter, P, Row, Way } from './letter.tsx';

interface Props {
  siteName: string;
  kind: 'contact' | 'booking';
  name: string;
  email: string;
  phone: string;
  message: string;
  service: string;
  day: string;
  part: string;
  url: string;
}

export const subject = ({ siteName, kind, name }: Props) =>
  `${siteName}: ${kind === 'booking' ? 'a booking request' : 'a message'} from ${name.replace(/[\r\n]+/g, ' ').slice(0, 60)}`;

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
  message: { kind: 'contact', service: '', day: '', part: '', email: '', message: 'Do you cut kids’ hair?\nWe would be three.' },
};

/** Somebody wrote through the customer's site. */
export default function LeadReceived({ siteName, kind, name, email, phone, message, service, day, part, url }: Props) {
  const rows: Record<string, ReactNode> = {
    Name: name,
    Phone: phone && <Way to={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Way>,
    Email: email && <Way to={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</Way>,
    Service: service,
    Day: day,
    Time: part,
    Message: message,
  };
  return (
    <Letter
      preview={`From ${name}`}
      headline={kind === 'booking' ? 'A booking request' : 'A message for you'}
      action={{ label: 'See it in the portal', url }}
      footnote={email ? `To answer, write to ${email}.` : 'No email was given: call back.'}
    >
      <P>It came through the form on {siteName}.</P>
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
