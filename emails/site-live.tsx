import { Letter, P } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  address: string;
  url: string;
}

export const subject = ({ siteName }: Props) => `${siteName} is live`;

export const sample: Props = {
  firstName: 'Dana',
  siteName: 'Juniper & Salt',
  address: 'http://juniper-salt.sites.localhost:3000',
  url: 'https://sunup.test/portal',
};

/** A site went live. */
export default function SiteLive({ firstName, siteName, address, url }: Props) {
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
    </Letter>
  );
}
