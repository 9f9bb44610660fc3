import { Letter, P } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  /** What happened, and what follows from it. */
  title: string;
  message: string;
  step:
    | ('waiting' | 'connected' | 'drifting' | 'back' | 'away' | 'dropped' | 'lost')
    | `email-${'ready' | 'stopped' | 'renewal' | 'replacement'}`;
  url: string;
}

export const subject = ({ title }: Props) => title;

export const sample: Props = {
  firstName: 'Dana',
  siteName: 'Juniper & Salt',
  title: 'Your site is now at juniperandsalt.com',
  message: 'Its free address redirects there.',
  step: 'connected',
  url: 'https://sunup.test/portal/settings/domain',
};

export const otherSamples: Record<string, Partial<Props>> = {
  'leads elsewhere': {
    title: 'juniperandsalt.com no longer leads to your site',
    message:
      'juniperandsalt.com leads to 203.0.113.7. Replace that record with ours. If it stays like that for 7 days, your site goes back to http://juniper-salt.sites.localhost:3000.',
    step: 'drifting',
  },
  dropped: {
    title: 'We stopped waiting for juniperandsalt.com',
    message: 'Its records weren’t set within 30 days. You can start again at any time.',
    step: 'dropped',
  },
  'email stops': {
    title: 'The email records of juniperandsalt.com changed',
    message: 'We no longer send emails as juniperandsalt.com, because they could land in spam. The SPF record no longer matches ours.',
    step: 'email-stopped',
    url: 'https://sunup.test/portal/settings/email',
  },
};

/** News of an owner's own domain, or of email at it. */
export default function DomainNewsLetter({ firstName, siteName, title, message, step, url }: Props) {
  const isEmail = step.startsWith('email-');
  return (
    <Letter preview={message} headline={`${title}.`} action={{ label: isEmail ? 'Open your email settings' : 'Open your domain', url }}>
      <P>
        Hello {firstName}, this is about the domain of {siteName}. {message}
      </P>
      {(step === 'drifting' || step === 'away' || step === 'email-stopped') && (
        <P>The page behind the button lists our records, and what’s there instead.</P>
      )}
    </Letter>
  );
}
