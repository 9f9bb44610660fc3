import { ended } from '../text/text-end.ts';
import { Letter, P } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  versionName: string;
  address: string;
  /** True if staff suspend the site at the moment. */
  isSuspended?: boolean;
}

export const subject = ({ siteName, versionName }: Props) => `${siteName}: ${versionName.toLowerCase()} is approved`;

export const sample: Props = {
  firstName: 'Dana',
  siteName: 'Juniper & Salt',
  versionName: 'Version 3',
  address: 'http://juniper-salt.sites.localhost:3000',
};

export const otherSamples: Record<string, Partial<Props>> = { 'while suspended': { isSuspended: true } };

/** Confirms which version the owner approved. */
export default function SiteApproved({ firstName, siteName, versionName, address, isSuspended = false }: Props) {
  return (
    <Letter
      preview={`You approved ${versionName.toLowerCase()}`}
      headline="Approved."
      {...(!isSuspended && { action: { label: 'Open the site', url: address } })}
    >
      <P>
        Hello {firstName}, {ended(`you approved ${versionName.toLowerCase()} of ${siteName}`)}{' '}
        {isSuspended
          ? 'Your site is suspended at the moment. People see that exact version once it’s back online.'
          : 'That exact version is what people see.'}
      </P>
    </Letter>
  );
}
