import { brand } from '../content/brand.ts';
import { Letter, P } from './letter.tsx';

interface Props {
  firstName: string;
  event: keyof typeof events;
  detail: string;
  url: string;
}

interface Told {
  subject: string;
  text: (detail: string) => string;
}

/** What is said of each event. `detail` is the name of a passkey, a new address, or how many backup codes are left. */
const events = {
  'second-step-on': {
    subject: 'Login now asks for a code',
    text: () =>
      'A second step was turned on: after the password, login asks for a code of your authenticator app. Other devices were signed out.',
  },
  'second-step-off': {
    subject: 'Login no longer asks for a code',
    text: () => 'The second step was turned off: from now on the password alone is enough.',
  },
  'backup-codes-new': {
    subject: 'You have new backup codes',
    text: () => 'Ten new backup codes were made. The ones before do not work any more.',
  },
  'backup-code-used': {
    subject: 'A backup code was used',
    text: (detail) => `Somebody logged in to your account, and a backup code was the second step. Codes left: ${detail}.`,
  },
  'codes-refused': {
    subject: 'Wrong codes at your login',
    text: () =>
      'Somebody got past the first step of your login, by a mailed code or at the sign-in provider, and then typed wrong codes, several times. They did not get in. If this was not you, somebody may read your mail or use your account there: change the password of both.',
  },
  'codes-refused-after-password': {
    subject: 'Somebody knows your password',
    text: () =>
      'Somebody typed your right password and then wrong codes, several times. They did not get in. If this was not you, choose a new password now.',
  },
  'passkey-added': {
    subject: 'A passkey was added',
    text: (detail) => `A passkey was added to your account: ${detail}. It logs in without a password.`,
  },
  'passkey-removed': {
    subject: 'A passkey was removed',
    text: (detail) => `A passkey was removed from your account: ${detail}.`,
  },
  'password-changed': {
    subject: 'Your password was changed',
    text: () => 'The password of your account was changed, and every other device was signed out.',
  },
  'password-set': {
    subject: 'Your account has a password now',
    text: () => 'A password was chosen for your account, which had none. Every other device was signed out.',
  },
  'password-removed': {
    subject: 'Your account has no password now',
    text: () => 'The password of your account was removed. The other ways to log in still work.',
  },
  'provider-linked': {
    subject: 'Another way to log in was added',
    text: () => 'Your account was linked with an account at a sign-in provider. Whoever is signed in there can log in here.',
  },
  'provider-unlinked': {
    subject: 'A way to log in was removed',
    text: () => 'Your account is no longer linked with the account at a sign-in provider.',
  },
  'email-change-asked': {
    subject: 'Your email is about to change',
    text: (detail) =>
      `Somebody signed in to your account asked to use ${detail} instead of this address. It changes when the link in a mail to that address is pressed.`,
  },
  'email-changed': {
    subject: 'Your email was changed',
    text: (detail) => `Your account belongs to ${detail} now. This address no longer opens it.`,
  },
  'admin-granted': {
    subject: 'You are an administrator',
    text: () => 'You were made an administrator: the desk is open to you.',
  },
  'admin-revoked': {
    subject: 'You are no longer an administrator',
    text: () => 'The desk is closed to you from now on. Your account and what belongs to it stay as they are.',
  },
  'email-wanted': {
    subject: 'This email has an account already',
    text: () =>
      'Somebody asked to use this address for another account. It belongs to this one, so nothing changed. To move it, change the email of this account first, or delete this account.',
  },
} satisfies Record<string, Told>;

export const subject = ({ event }: Props) => events[event].subject;

export const sample: Props = { firstName: 'Dana', event: 'second-step-on', detail: '', url: 'https://sunup.test/portal/settings/security' };

export const otherSamples: Record<string, Partial<Props>> = {
  'password changed': { event: 'password-changed' },
  'email changed': { event: 'email-changed', detail: 'dana@new.example' },
  'rights given': { event: 'admin-granted', url: 'https://sunup.test/admin/dashboard' },
  'passkey added': { event: 'passkey-added', detail: 'Phone' },
};

/** Tells the owner of an account that one of its doors or its rights changed, and what to do if it was not them. */
export default function SecurityNotice({ firstName, event, detail, url }: Props) {
  const told: Told = events[event];
  const isLost = event === 'email-changed';
  const isRight = event === 'admin-granted' || event === 'admin-revoked';
  return (
    <Letter
      preview={told.subject}
      headline={told.subject}
      {...(isLost ? {} : { action: { label: isRight ? 'Open your account' : 'Look at your settings', url } })}
      footnote={
        isLost
          ? `If this was not you, answer this mail or call ${brand.phone.display}. We give the account back once we know it is yours.`
          : isRight
            ? 'It was done at the desk. If you did not expect it, answer this mail.'
            : 'If this was you, there is nothing to do. If not, choose a new password there, which signs every other device out, and tell us.'
      }
    >
      <P>
        Hello {firstName}. {told.text(detail)}
      </P>
    </Letter>
  );
}
