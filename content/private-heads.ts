import type { PageHead } from './page-head.ts';

/** Heads of pages that people share by link but search engines shouldn't list: the login and the checkout. */
export const privateHeads = {
  auth: {
    path: '/auth',
    title: 'Log in or sign up',
    description: 'Log in to follow your website from brief to launch, or create an account to answer a few questions about your business.',
    keywords: ['log in', 'sign up', 'create an account', 'login and password'],
  },
  verifyEmail: {
    path: '/verify-email',
    title: 'Verify your email',
    description:
      'Enter the code from our email, or open its link, to verify your address and continue to the questions about your business.',
    keywords: ['verify email', 'confirm account', 'verification code'],
  },
  paymentChoice: {
    path: '/payment-choice',
    title: 'How do you want to pay?',
    description: 'Review your five pages, the total and your start day, then choose to pay by card or to get an invoice by email.',
    keywords: ['checkout', 'website price', 'pay by card', 'pay by invoice'],
  },
  payment: {
    path: '/payment',
    title: 'Payment',
    description: 'Pay for your five-page website by card, or read how to pay your invoice. You won’t be charged twice for one order.',
    keywords: ['payment', 'website payment', 'secure payment', 'invoice'],
  },
  paymentSuccess: {
    path: '/payment-success',
    title: 'Your order',
    description: 'The state of your order, the pages you picked and what happens next: your account, your brief and your first draft.',
    keywords: ['order status', 'receipt', 'website order'],
  },
} as const satisfies Record<string, PageHead>;
