import { ended } from '../text/text-end.ts';
import { Letter, P } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  versionName: string;
  address: string;
}

export const subject = ({ siteName, versionName }: Props) => `${siteName}: ${versionName.toLowerCase()} is approved`;

export const sample: Props = {
  firstName: 'Dana',
  siteName: 'Juniper & Salt',
  versionName: 'Version 3',
  address: 'http://juniper-salt.sites.localhost:3000',
};

/** Confirms which version the owner approved. */
export default function SiteApproved({ firstName, siteName, versionName, address }: Props) {
  return (
    <Letter preview={`You approved ${versionName.toLowerCase()}`} headline="Approved." action={{ label: 'Open the site', url: address }}>
      <P>
        Hello {firstName}, {ended(`you approved ${versionName.toLowerCase()} of ${siteName}`)} That exact version is what people see.
      </P>
    </Letter>
  );
}
