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

/** The site answers at its address. */
export default function SiteLive({ firstName, siteName, address, url }: Props) {
  return (
    <Letter
      preview={address}
      headline="You are open online."
      action={{ label: 'Open the site', url: address }}
      footnote={`Messages and leads: ${url}`}
    >
      <P>
        Hello {firstName}, {siteName} is live at {address}. Whatever people send through its forms comes to you by mail and stands in your
        portal.
      </P>
    </Letter>
  );
}
