import { callUs } from '../content/reach-us.ts';
import { Letter, P } from './letter.tsx';

interface Props {
  firstName: string;
  event: keyof typeof events;
  detail: string;
  url: string;
}

interface Notice {
  subject: string;
  text: (detail: string) => string;
}

/** Subject and text for each event. `detail` is a passkey's name, a new address, or the number of backup codes left. */
const events = {
  'second-step-on': {
    subject: 'Login now asks for a code',
    text: () =>
      'Two-factor authentication was turned on. After your password, we’ll ask for a code from your authenticator app. Your other devices were logged out.',
  },
  'second-step-off': {
    subject: 'Login no longer asks for a code',
    text: () => 'Two-factor authentication was turned off. Your password alone is now enough to log in.',
  },
  'backup-codes-new': {
    subject: 'You have new backup codes',
    text: () => 'Ten new backup codes were created. Your old codes no longer work.',
  },
  'backup-code-used': {
    subject: 'A backup code was used',
    text: (detail) => `Someone logged in to your account with a backup code. Codes left: ${detail}.`,
  },
  'codes-refused': {
    subject: 'Wrong login codes on your account',
    text: () =>
      'Someone got past the first step of your login, with an emailed code or through your sign-in provider, and then entered several wrong codes. They didn’t get in. If this wasn’t you, someone may have access to your email or your sign-in provider account. Change both passwords.',
  },
  'codes-refused-after-password': {
    subject: 'Someone may know your password',
    text: () =>
      'Someone entered your correct password and then several wrong codes. They didn’t get in. If this wasn’t you, change your password now.',
  },
  'passkey-added': {
    subject: 'A passkey was added',
    text: (detail) => `A passkey was added to your account: ${detail}. It can be used to log in without a password.`,
  },
  'passkey-removed': {
    subject: 'A passkey was removed',
    text: (detail) => `A passkey was removed from your account: ${detail}.`,
  },
  'password-changed': {
    subject: 'Your password was changed',
    text: () => 'Your password was changed, and your other devices were logged out.',
  },
  'password-set': {
    subject: 'Your account has a password now',
    text: () => 'A password was added to your account. Your other devices were logged out.',
  },
  'password-removed': {
    subject: 'Your account has no password now',
    text: () => 'Your password was removed. Your other ways to log in still work.',
  },
  'provider-linked': {
    subject: 'Another way to log in was added',
    text: () => 'Your account was linked to a sign-in provider. Anyone signed in there as you can log in here.',
  },
  'provider-unlinked': {
    subject: 'A way to log in was removed',
    text: () => 'Your account is no longer linked to a sign-in provider.',
  },
  'email-change-asked': {
    subject: 'Your email is about to change',
    text: (detail) =>
      `Someone logged in to your account asked to change its email to ${detail}. The change takes effect when they click the link we sent to that address.`,
  },
  'email-change-staff': {
    subject: 'Your email is about to change',
    text: (detail) =>
      `Our team was asked to change your account’s email to ${detail}, so we sent a link to that address. Your email changes when someone clicks that link.`,
  },
  'email-changed': {
    subject: 'Your email was changed',
    text: (detail) => `Your account email is now ${detail}. You can’t log in with this address anymore.`,
  },
  'admin-granted': {
    subject: 'You are an administrator',
    text: () => 'You’re now an administrator and can use the Admin Panel.',
  },
  'admin-revoked': {
    subject: 'You are no longer an administrator',
    text: () => 'You no longer have access to the Admin Panel. Your account hasn’t changed.',
  },
  'email-wanted': {
    subject: 'This email already has an account',
    text: () =>
      'Someone tried to use this address for another account. It belongs to yours, so nothing changed. To use it elsewhere, change the email on this account first, or delete this account.',
  },
} satisfies Record<string, Notice>;

export const subject = ({ event }: Props) => events[event].subject;

export const sample: Props = { firstName: 'Dana', event: 'second-step-on', detail: '', url: 'https://sunup.test/portal/settings/security' };

export const otherSamples: Record<string, Partial<Props>> = {
  'password changed': { event: 'password-changed' },
  'email about to change, by staff': { event: 'email-change-staff', detail: 'dana@new.example' },
  'email changed': { event: 'email-changed', detail: 'dana@new.example' },
  'rights given': { event: 'admin-granted', url: 'https://sunup.test/admin/dashboard' },
  'passkey added': { event: 'passkey-added', detail: 'Phone' },
};

/** Notifies an account's owner that a login method or their role changed, and what to do if it wasn't them. */
export default function SecurityNotice({ firstName, event, detail, url }: Props) {
  const notice: Notice = events[event];
  const isLost = event === 'email-changed';
  const isRight = event === 'admin-granted' || event === 'admin-revoked';
  return (
    <Letter
      preview={notice.subject}
      headline={notice.subject}
      {...(isLost ? {} : { action: { label: isRight ? 'Open your account' : 'Review your settings', url } })}
      footnote={
        isLost
          ? `If this wasn’t you, reply to this email or ${callUs()}. We’ll restore your account once we’ve confirmed it’s yours.`
          : event === 'email-change-staff'
            ? `If you didn’t ask us for this, reply to this email or ${callUs()} today, and we’ll stop it.`
            : isRight
              ? 'Our team made this change. If you didn’t expect it, reply to this email.'
              : 'If this was you, you don’t need to do anything. If not, change your password there, which logs out your other devices, and tell us.'
      }
    >
      <P>
        Hello {firstName}. {notice.text(detail)}
      </P>
    </Letter>
  );
}
