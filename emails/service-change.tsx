import { Letter, P, Row } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  address: string;
  step: 'noted' | 'taken-back' | 'still-suspended' | 'taken-off' | 'ended' | 'restored';
  endsOn: string;
  restorableUntil: string;
  why?: string;
  url: string;
}

const subjects: Record<Props['step'], (props: Props) => string> = {
  noted: ({ siteName, endsOn }) => `${siteName} ends on ${endsOn}`,
  'taken-back': ({ siteName }) => `${siteName} stays online`,
  'still-suspended': ({ siteName }) => `${siteName}: your cancellation is taken back`,
  'taken-off': ({ siteName }) => `${siteName} is off`,
  ended: ({ siteName }) => `We ended the service of ${siteName}`,
  restored: ({ siteName }) => `${siteName} is online again`,
};

export const subject = (props: Props) => subjects[props.step](props);

export const sample: Props = {
  firstName: 'Dana',
  siteName: 'Juniper & Salt',
  address: 'http://juniper-salt.sites.localhost:3000',
  step: 'noted',
  endsOn: 'December 21, 2026',
  restorableUntil: '',
  url: 'https://sunup.test/portal/settings/billing',
};

export const otherSamples: Record<string, Partial<Props>> = {
  'taken back': { step: 'taken-back' },
  'still suspended': { step: 'still-suspended' },
  'taken off': { step: 'taken-off', restorableUntil: 'January 20, 2027' },
  'ended by us': { step: 'ended', restorableUntil: 'January 20, 2027', why: 'Asked for by phone' },
  restored: { step: 'restored' },
};

/** A cancellation was noted, taken back or took effect, or a site was put back online. */
export default function ServiceChange(props: Props) {
  const { firstName, siteName, address, step, endsOn, restorableUntil, why = '', url } = props;
  switch (step) {
    case 'noted':
      return (
        <Letter preview={`Online until ${endsOn}`} headline="Your cancellation is noted." action={{ label: 'Take it back', url }}>
          <P>
            Hello {firstName}, {siteName} stays online until {endsOn}, the end of your month. Then {address} shows that it is not available,
            and can be put back for 30 days.
          </P>
          <P>Your whole site as a ZIP waits in the settings, before and after that day.</P>
        </Letter>
      );
    case 'taken-back':
      return (
        <Letter preview="Nothing changes" headline="It stays online." action={{ label: 'Open the settings', url }}>
          <P>
            Hello {firstName}, your cancellation is taken back. {siteName} stays at {address}.
          </P>
        </Letter>
      );
    case 'still-suspended':
      return (
        <Letter
          preview="It is suspended, as before"
          headline="Your cancellation is taken back."
          action={{ label: 'Open the settings', url }}
        >
          <P>
            Hello {firstName}, {siteName} is suspended, as it was before you canceled, and {address} shows that it is not available. As soon
            as its bill is paid, it is back online.
          </P>
        </Letter>
      );
    case 'taken-off':
      return (
        <Letter preview={`It can be put back until ${restorableUntil}`} headline="Your site is off." action={{ label: 'Put it back', url }}>
          <P>
            Hello {firstName}, your month is over, and {address} now shows that it is not available. Until {restorableUntil} one click puts
            it back as it was. After that it is archived.
          </P>
          <P>Your whole site as a ZIP waits in the settings.</P>
        </Letter>
      );
    case 'ended':
      return (
        <Letter
          preview={`It can be put back until ${restorableUntil}`}
          headline="The service has ended."
          action={{ label: 'Put it back', url }}
        >
          <P>
            Hello {firstName}, we ended the service of {siteName}, and {address} now shows that it is not available. No further month is
            charged.
          </P>
          <Row label="Why">{why}</Row>
          <P>Until {restorableUntil} one click puts it back as it was. Your whole site as a ZIP waits in the settings.</P>
        </Letter>
      );
    case 'restored':
      return (
        <Letter preview={address} headline="Online again." action={{ label: 'Open the site', url: address }}>
          <P>
            Hello {firstName}, {siteName} is back at {address}, in the version that was live before.
          </P>
        </Letter>
      );
  }
}
