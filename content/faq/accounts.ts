import type { FaqGroupOf } from './question.ts';

export const accountsQuestions: FaqGroupOf = () => ({
  id: 'accounts',
  title: 'Accounts and security',
  questions: [
    {
      id: 'need-an-account',
      question: 'Do I need an account?',
      answer:
        'To order or to book a call, your name and email are enough. The brief and the portal need an account. If you paid without an account, [sign up](/auth) later with the same email. Once you have verified it, the order and the calls you booked appear in your account.',
      keywords: 'sign up register login guest checkout create account without',
    },
    {
      id: 'verification-mail',
      question: 'The verification email has not arrived. What now?',
      answer:
        'Look in your spam folder first. [The verification page](/verify-email) says which address it went to. There you can correct the address, send the email again after 60 seconds, or type the six-digit code from it instead of using the link. If nothing helps, [write to us](/contact).',
      keywords: 'verify confirm email link code did not get never received resend spam activation',
    },
    {
      id: 'forgot-password',
      question: 'I forgot my password. How do I get in?',
      answer:
        'Open [the recovery page](/auth/forgot) and type your email. If there is an account, a link arrives that works once, for ten minutes. The new password needs at least 6 characters. Setting it signs you out everywhere else, so nobody stays in with the old one.',
      keywords: 'reset password lost locked out cannot log in login problem recover sign in',
    },
    {
      id: 'account-security',
      question: 'How are my account and my card protected?',
      answer:
        'Your card number is typed on the page of our payment provider, Stripe, and never reaches us. Your password is stored only as a hash, and wrong tries are limited. In [your settings](/portal/settings) you can turn on a second factor, add a passkey where your device supports it, see where you are signed in, and sign out everywhere.',
      keywords:
        'credit card number safe store stripe pci debit payment secure two-factor 2fa mfa authentication authenticator passkey sessions devices sign out security login protect',
    },
    {
      id: 'my-data',
      question: 'What do you keep about me, and can I delete it?',
      answer:
        'Your account, your brief and pictures, your orders, your calls, and what you write to us. We sell nothing and show no advertising. In [your settings](/portal/settings) you can download all of it as a file and delete your account. Orders and invoices stay for as long as the tax law asks. [Privacy](/privacy) has the whole list.',
      keywords: 'privacy data gdpr ccpa personal information delete account export erase sell share shared third parties tracking',
    },
  ],
});
