import { Letter, oneLine, P } from './letter.tsx';
import { colors, styles } from './mail-style.ts';

interface Props {
  ownerName: string;
  siteName: string;
  domain: string;
  /** Names without the domain, as forms of DNS want them. */
  records: { kind: string; label: string; value: string }[];
  /** What they're for. Emails that were queued before it was asked don't say, and are for the site. */
  use?: 'site' | 'email';
}

export const subject = ({ domain }: Props) => oneLine(`DNS records for ${domain}`, 75);

export const sample: Props = {
  ownerName: 'Dana Reyes',
  siteName: 'Juniper & Salt',
  domain: 'juniperandsalt.com',
  use: 'site',
  records: [
    { kind: 'TXT', label: '_site-5f0a91c2', value: 'site-proof=5f0a91c2d3e4b5a697887766c1' },
    { kind: 'A', label: '@', value: '203.0.113.10' },
    { kind: 'CNAME', label: 'www', value: 'connect.sites.example.com' },
  ],
};

export const otherSamples: Record<string, Partial<Props>> = {
  'for email': {
    use: 'email',
    records: [
      { kind: 'MX', label: '@', value: '10 mail.example.com' },
      { kind: 'TXT', label: '@', value: 'v=spf1 include:example.com ~all' },
      { kind: 'TXT', label: '_dmarc', value: 'v=DMARC1; p=none; rua=mailto:dmarc@mail.example.com' },
    ],
  },
};

/** The records of an owner's domain, for someone else who manages its DNS. They don't know us, so it says who asks, and for what. */
export default function DomainRecordsLetter({ ownerName, siteName, domain, records, use = 'site' }: Props) {
  const owner = oneLine(ownerName, 60);
  const site = oneLine(siteName, 60);
  return (
    <Letter
      preview={`${owner} asks you to set ${records.length} records.`}
      headline={`Records for ${domain}.`}
      footnote={`We sent this because ${owner} entered your email on their website’s settings. If you don’t manage this domain, ignore this email.`}
    >
      <P>
        Hello, {owner} {use === 'email' ? `is setting up email at ${domain}` : `is connecting ${domain} to the website of ${site}`} and asks
        you to set these records in the domain’s DNS settings.
      </P>
      <Table records={records} />
      {use === 'email' ? (
        <>
          <P>
            The name @ stands for the domain itself. These MX records replace all others of the domain, so set them only if {owner} agrees
            that email moves. There may be one TXT record that begins with v=spf1 and one named _dmarc, so replace those that are there. The
            ones above keep what was in them. Leave all other records as they are.
          </P>
          <P>We look for the records every few minutes. There’s nothing to send back.</P>
        </>
      ) : (
        <>
          <P>
            The name @ stands for the domain itself. Replace A, AAAA and CNAME records that have the same names. Leave all others as they
            are, the ones for email (MX) too.
          </P>
          <P>We look for the records every few minutes and connect the website by ourselves. There’s nothing to send back.</P>
        </>
      )}
    </Letter>
  );
}

function Table({ records }: Pick<Props, 'records'>) {
  const { text, small } = styles();
  const { line } = colors();
  const cell = {
    ...text,
    borderTop: `1px solid ${line}`,
    margin: 0,
    overflowWrap: 'anywhere' as const,
    padding: '9px 12px 9px 0',
    verticalAlign: 'top',
  };
  const head = { ...small, padding: '0 12px 6px 0', textAlign: 'left' as const };
  return (
    <table className="records" width="100%" style={{ borderCollapse: 'collapse', margin: '0 0 18px' }}>
      <thead>
        <tr>
          {['Type', 'Name', 'Value'].map((name) => (
            <th key={name} scope="col" className="quiet" style={head}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map(({ kind, label, value }) => (
          <tr key={`${kind} ${label} ${value}`}>
            {[kind, label, value].map((content) => (
              <td key={content} className="ink line" style={cell}>
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
