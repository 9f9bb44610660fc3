import { EmailLink, Letter, oneLine, P, PhoneLink, Row } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  /** All of them; `leads` are the first ones. */
  count: number;
  leads: { name: string; phone: string; email: string; words: string }[];
  url: string;
}

const howMany = (count: number) => (count === 1 ? '1 more message' : `${count} more messages`);

export const subject = ({ siteName, count }: Props) => `${siteName}: ${howMany(count)}`;

export const sample: Props = {
  firstName: 'Dana',
  siteName: 'Juniper & Salt',
  count: 14,
  leads: [
    { name: 'Rosa Lind', phone: '(435) 555-0110', email: 'rosa@example.com', words: 'Is there a morning free?' },
    { name: 'Tom Reyes', phone: '', email: 'tom@example.com', words: 'Balayage: For two of us, please.' },
  ],
  url: 'https://sunup.test/portal/leads',
};

export const otherSamples: Record<string, Partial<Props>> = { single: { count: 1, leads: sample.leads.slice(0, 1) } };

/** Sent instead of single emails when the forms of a customer's site get many messages in a short time. */
export default function LeadDigest({ firstName, siteName, count, leads, url }: Props) {
  const more = count - leads.length;
  return (
    <Letter
      preview={`From ${leads.map(({ name }) => oneLine(name, 40)).join(', ')}`}
      headline={`${howMany(count)} from your site.`}
      action={{ label: 'See your leads', url }}
      footnote="If these messages are spam, reply to this email and we’ll look into it."
    >
      <P>
        Hello {firstName}, many messages came in through the forms on {siteName}, so we put the latest into one email. You have all of them
        in your portal.
      </P>
      {leads.map(({ name, phone, email, words }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an email is rendered once.
        <Row key={place} label={oneLine(name, 60)}>
          {phone && <PhoneLink phone={phone} />}
          {phone && email && ', '}
          {email && <EmailLink email={email} />}
          {words && <br />}
          {words}
        </Row>
      ))}
      {more > 0 && <P>And {more === 1 ? 'one more' : `${more} more`} in your portal.</P>}
    </Letter>
  );
}
