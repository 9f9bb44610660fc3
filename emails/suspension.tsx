import { Letter, P, Row } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  address: string;
  /** `lifted`: its plan still keeps it offline. */
  step: 'suspended' | 'online' | 'lifted';
  /** Why we suspended it; '' afterwards. */
  why: string;
  /** What the owner can do; '' once it's online again. */
  advice: string;
  url: string;
}

const subjects: Record<Props['step'], (props: Props) => string> = {
  suspended: ({ siteName }) => `We suspended ${siteName}`,
  online: ({ siteName }) => `${siteName} is online again`,
  lifted: ({ siteName }) => `${siteName}: the suspension is lifted`,
};

export const subject = (props: Props) => subjects[props.step](props);

export const sample: Props = {
  firstName: 'Dana',
  siteName: 'Juniper & Salt',
  address: 'http://juniper-salt.sites.localhost:3000',
  step: 'suspended',
  why: 'We received a complaint about it. Please remove the photo of the storefront next door.',
  advice: 'Fix the problem, approve the new version and message us. We’ll look at it and bring your site back.',
  url: 'https://sunup.test/portal',
};

export const otherSamples: Record<string, Partial<Props>> = {
  'online again': { step: 'online', why: '', advice: '' },
  'still offline': {
    step: 'lifted',
    why: '',
    advice: 'It’s still offline because its monthly bill is unpaid or the service was canceled. See Billing in your settings.',
  },
};

/** Staff suspended a site, or lifted the suspension. */
export default function SuspensionLetter({ firstName, siteName, address, step, why, advice, url }: Props) {
  switch (step) {
    case 'suspended':
      return (
        <Letter preview={why} headline="We suspended your site." action={{ label: 'Open your portal', url }}>
          <P>
            Hello {firstName}, we took {siteName} offline. Visitors to {address} now see that it’s not available.
          </P>
          <Row label="Reason">{why}</Row>
          <P>{advice} You can also reply to this email. Nothing is lost, and your monthly plan keeps running meanwhile.</P>
        </Letter>
      );
    case 'online':
      return (
        <Letter preview={address} headline="Your site is back online." action={{ label: 'Open the site', url: address }}>
          <P>
            Hello {firstName}, we lifted the suspension. {siteName} is online again at {address}, in the version you approved last.
          </P>
        </Letter>
      );
    case 'lifted':
      return (
        <Letter preview="Your site is still offline" headline="We lifted the suspension." action={{ label: 'Open your portal', url }}>
          <P>
            Hello {firstName}, we lifted the suspension of {siteName}. {advice}
          </P>
        </Letter>
      );
  }
}
