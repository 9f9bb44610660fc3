import { Letter, P } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  address: string;
  url: string;
  /** Where they connect a domain of their own, unless the site is at one already. */
  domainUrl?: string | undefined;
}

export const subject = ({ siteName }: Props) => `${siteName} is live`;

export const sample: Props = {
  firstName: 'Dana',
  siteName: 'Juniper & Salt',
  address: 'http://juniper-salt.sites.localhost:3000',
  url: 'https://sunup.test/portal',
  domainUrl: 'https://sunup.test/portal/settings/domain',
};

export const otherSamples: Record<string, Partial<Props>> = {
  'at a domain of their own': { domainUrl: undefined },
};

/** A site went live. */
export default function SiteLive({ firstName, siteName, address, url, domainUrl }: Props) {
  return (
    <Letter
      preview={address}
      headline="Your site is live."
      action={{ label: 'Open the site', url: address }}
      footnote={
        <>
          We’ll email you every message and booking request, and you’ll find them in{' '}
          <a href={url} style={{ color: 'inherit' }}>
            your portal
          </a>
          .
        </>
      }
    >
      <P>
        Hello {firstName}, {siteName} is live at {address}. People see the exact version you approved.
      </P>
      {domainUrl && (
        <P>
          If you have a domain of your own, you can{' '}
          <a href={domainUrl} style={{ color: 'inherit' }}>
            connect it to your site
          </a>
          .
        </P>
      )}
    </Letter>
  );
}
