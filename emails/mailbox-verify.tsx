import { brand } from '../content/brand.ts';
import { listInWords } from '../text/list-in-words.ts';
import { Letter, oneLine, P } from './letter.tsx';

interface Props {
  ownerName: string;
  siteName: string;
  /** Those whose email would come to the mailbox. */
  addresses: string[];
  mailbox: string;
  url: string;
}

export const subject = ({ addresses: [first = ''] }: Props) => oneLine(`Get email for ${first} here?`, 75);

export const sample: Props = {
  ownerName: 'Dana Reyes',
  siteName: 'Juniper & Salt',
  addresses: ['info@juniperandsalt.com'],
  mailbox: 'sam.ortiz@gmail.example',
  url: 'https://sunup.test/mailbox?link=sample',
};

export const otherSamples: Record<string, Props> = {
  'for several addresses': {
    ...sample,
    addresses: ['info@juniperandsalt.com', 'wholesale@juniperandsalt.com', 'every other address at juniperandsalt.com'],
  },
};

/** Verifies a mailbox to which email of an owner's address is passed on. Its reader may not know us, so it says who asks, and what it means. */
export default function MailboxVerify({ ownerName, siteName, addresses, mailbox, url }: Props) {
  const owner = oneLine(ownerName, 60);
  const site = oneLine(siteName, 60);
  const to = listInWords(addresses);
  return (
    <Letter
      preview={`${owner} wants you to get what customers write to ${site}.`}
      headline="Is this your mailbox?"
      action={{ label: 'Yes, send it here', url }}
      footnote={`The link works for 7 days. Not you, or don’t want this? Ignore this email, and nothing will come here. ${owner} entered ${mailbox} in the settings of their website.`}
    >
      <P>
        Hello, {owner} of {site} wants email to {to} to come to your mailbox, {mailbox}. {brand.name} runs their website and receives its
        email.
      </P>
      <P>
        If you agree, you’ll get what customers write there. When you reply, your answer goes to the customer from that address, and they
        don’t see yours.
      </P>
    </Letter>
  );
}
