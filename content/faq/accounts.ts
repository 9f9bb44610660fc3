import type { FaqGroupOf } from './question.ts';

export const accountsQuestions: FaqGroupOf = () => ({
  id: 'accounts',
  title: 'Accounts and security',
  questions: [
    {
      id: 'need-an-account',
      question: 'Do I need an account?',
      answer:
        'To order or book a call, all we need is your name and email. You need an account for the brief and the portal. If you paid without an account, [sign up](/auth) later with the same email. Once you have verified it, the order and the calls you booked appear in your account.',
      keywords: 'sign up register login guest checkout create account without',
    },
    {
      id: 'verification-mail',
      question: 'I didn’t get the verification email. What should I do?',
      answer:
        'Check your spam folder first. [The verification page](/verify-email) shows which address we sent it to. There you can correct the address, resend the email after 60 seconds, or enter the six-digit code instead of using the link. If that doesn’t work, [contact us](/contact).',
      keywords: 'verify confirm email link code did not get never received resend spam activation',
    },
    {
      id: 'forgot-password',
      question: 'I forgot my password. How do I log in?',
      answer:
        'Go to [the recovery page](/auth/forgot) and enter your email. If there’s an account, we’ll send a link that works once, for ten minutes. Your new password needs at least 6 characters. Setting it logs you out everywhere else, so no one can stay logged in with the old one.',
      keywords: 'reset password lost locked out cannot log in login problem recover sign in',
    },
    {
      id: 'account-security',
      question: 'How are my account and my card protected?',
      answer:
        'You enter your card number on our payment provider’s page (Stripe), so it never reaches us. We store your password only as a hash and limit wrong attempts. In [your settings](/portal/settings), you can turn on two-factor authentication, add a passkey if your device supports it, see where you’re logged in, and log out everywhere.',
      keywords:
        'credit card number safe store stripe pci debit payment secure two-factor 2fa mfa authentication authenticator passkey sessions devices sign out security login protect',
    },
    {
      id: 'my-data',
      question: 'What do you keep about me, and can I delete it?',
      answer:
        'Your account, your brief and pictures, your orders, your calls, and what you write to us. We don’t sell your data or show ads. In [your settings](/portal/settings), you can download all of it as a file and delete your account. We keep orders and invoices for as long as tax law requires. [Our privacy policy](/privacy) has the full list.',
      keywords: 'privacy data gdpr ccpa personal information delete account export erase sell share shared third parties tracking',
    },
  ],
});
