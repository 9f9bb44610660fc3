import { Letter, P, Row } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  address: string;
  /** What happened to the cancellation. */
  step: 'noted' | 'undone' | 'still-suspended' | 'held' | 'taken-off' | 'ended' | 'restored';
  /** Last day of the paid month. */
  endsOn: string;
  /** Last day on which the site can be brought back; '' while it's online. */
  restorableUntil: string;
  /** Why we ended it; '' if its owner did. */
  why: string;
  /** True if the site is offline already when its owner cancels. */
  isOffline?: boolean;
  url: string;
}

const subjects: Record<Props['step'], (props: Props) => string> = {
  noted: ({ endsOn, isOffline }) => (isOffline ? `Your service ends ${endsOn}` : `Your site stays online until ${endsOn}`),
  undone: ({ siteName }) => `${siteName} stays online`,
  'still-suspended': ({ siteName }) => `${siteName}: your cancellation was undone`,
  held: ({ siteName }) => `${siteName}: your cancellation was undone`,
  'taken-off': ({ siteName }) => `${siteName} is offline`,
  ended: ({ siteName }) => `We ended service for ${siteName}`,
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
  why: '',
  url: 'https://sunup.test/portal/settings/billing',
};

export const otherSamples: Record<string, Partial<Props>> = {
  'noted while offline': { isOffline: true },
  undone: { step: 'undone' },
  'still suspended': { step: 'still-suspended' },
  'suspended by us': { step: 'held' },
  'taken off': { step: 'taken-off', restorableUntil: 'January 20, 2027' },
  'ended by us': { step: 'ended', restorableUntil: 'January 20, 2027', why: 'Asked for by phone' },
  restored: { step: 'restored' },
};

/** A cancellation was recorded, undone or took effect, or a site was brought back online. */
export default function ServiceChange(props: Props) {
  const { firstName, siteName, address, step, endsOn, restorableUntil, why, isOffline = false, url } = props;
  switch (step) {
    case 'noted':
      return (
        <Letter
          preview={isOffline ? `Your service ends ${endsOn}` : `Online until ${endsOn}`}
          headline="Your service is canceled."
          action={{ label: 'Keep my site', url }}
        >
          <P>
            Hello {firstName},{' '}
            {isOffline
              ? `${siteName} is suspended, and your service ends ${endsOn}, the end of your paid month. After that, you have 30 days to bring the service back.`
              : `${siteName} stays online until ${endsOn}, the end of your paid month. After that, visitors to ${address} see that it’s not available, and you have 30 days to bring it back.`}
          </P>
          <P>You can download your whole site as a ZIP in your settings, before and after that day.</P>
        </Letter>
      );
    case 'undone':
      return (
        <Letter preview="Nothing changes" headline="Your site stays online." action={{ label: 'Open settings', url }}>
          <P>
            Hello {firstName}, we undid your cancellation. {siteName} stays online at {address}.
          </P>
        </Letter>
      );
    case 'still-suspended':
      return (
        <Letter preview="It’s still suspended" headline="We undid your cancellation." action={{ label: 'Open settings', url }}>
          <P>
            Hello {firstName}, {siteName} is suspended, as it was before you canceled, and visitors to {address} see that it’s not
            available. It comes back online as soon as its bill is paid.
          </P>
        </Letter>
      );
    case 'held':
      return (
        <Letter preview="It’s still suspended" headline="We undid your cancellation." action={{ label: 'Open settings', url }}>
          <P>
            Hello {firstName}, your service for {siteName} continues. The site itself stays offline until we lift its suspension. Your
            portal says why we suspended it and what you can do.
          </P>
        </Letter>
      );
    case 'taken-off':
      return (
        <Letter
          preview={`You can bring it back until ${restorableUntil}`}
          headline="Your site is offline."
          action={{ label: 'Bring my site back', url }}
        >
          <P>
            Hello {firstName}, your paid month is over, and visitors to {address} now see that it’s not available. Until {restorableUntil},
            you can bring it back exactly as it was with one click. After that, it’s archived.
          </P>
          <P>You can download your whole site as a ZIP in your settings.</P>
        </Letter>
      );
    case 'ended':
      return (
        <Letter
          preview={`You can bring it back until ${restorableUntil}`}
          headline="The service has ended."
          action={{ label: 'Bring my site back', url }}
        >
          <P>
            Hello {firstName}, we ended service for {siteName}, and visitors to {address} now see that it’s not available. You won’t be
            charged for any more months.
          </P>
          <Row label="Reason">{why}</Row>
          <P>
            Until {restorableUntil}, you can bring it back exactly as it was with one click. You can download your whole site as a ZIP in
            your settings.
          </P>
        </Letter>
      );
    case 'restored':
      return (
        <Letter preview={address} headline="You’re back online." action={{ label: 'Open the site', url: address }}>
          <P>
            Hello {firstName}, {siteName} is back at {address}, in the same version as before.
          </P>
        </Letter>
      );
  }
}
