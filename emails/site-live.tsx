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
      footnote={
        <>
          Whatever people send through its forms comes by mail and stands in{' '}
          <a href={url} style={{ color: 'inherit' }}>
            your portal
          </a>
          .
        </>
      }
    >
      <P>
        Hello {firstName}, {siteName} is live at {address}. Exactly the version that you approved is what people see.
      </P>
    </Letter>
  );
}
