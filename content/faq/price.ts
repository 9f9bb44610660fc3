import type { FaqGroupOf } from './question.ts';

export const priceQuestions: FaqGroupOf = ({ setup, monthly, firstYear, plusTax, setupWithCode, orderDays, supportHours }) => ({
  id: 'price',
  title: 'Price and payment',
  questions: [
    {
      id: 'what-does-it-cost',
      question: 'What does a website cost?',
      answer: `${setup} once and ${monthly} a month. The ${setup} covers five pages (written, designed and built), a basic logo if you need one, and edits until you approve. The ${monthly} starts the day your site goes live and covers hosting and support. Setup plus twelve months is ${firstYear}${plusTax}. We never charge anything else unless you agree first.`,
      wordings: [
        'how much does it cost',
        'what do you charge',
        'how much for a site',
        'how much for a site for my business',
        'how much in total',
        'what would I pay in the first year',
        'how much money do I need',
        'are there hidden fees',
        'what is the price',
        'what is the catch',
        'what is included',
      ],
      keywords: `price how much setup fee cheap expensive hidden extra costs total first year one time payment quote all-in altogether all together sum ${setup} ${monthly}`,
    },
    {
      id: 'what-the-month-pays-for',
      question: `What do I get for ${monthly} a month?`,
      answer: `Hosting for your five pages, a security certificate that renews itself, working forms that email you and save every message in [your portal](/portal), changes you make yourself, edits you ask us for, and support ${supportHours}. [Web hosting](/services/web-hosting) and [maintenance and support](/services/maintenance-support) have the details.`,
      keywords: 'monthly per month subscription hosting included recurring maintenance fee',
    },
    {
      id: 'when-do-i-pay',
      question: 'When do I pay?',
      answer: `The setup price is due when you order. We first charge the monthly price on the day your site goes live, to the card you used at checkout. If you paid by invoice, we send an invoice. You see both prices before you enter a card. If you take three weeks to approve, those three weeks are free.`,
      keywords: 'charge charged billing setup first payment start due monthly begins',
    },
    {
      id: 'how-to-pay',
      question: 'How can I pay?',
      answer: `By card or by invoice. For an invoice, choose "Send me an invoice" at checkout. We email it right away as a PDF. If it doesn’t list our bank details yet, we’ll email them within one business day. We hold your order for ${orderDays} days. Work starts once we have your payment and brief, so a card is faster. You can switch to a card until you’ve paid.`,
      keywords: 'bank transfer wire check cheque ach invoice without card payment methods ways paypal venmo apple pay installments cash',
    },
    {
      id: 'discount-code',
      question: 'Is there a discount?',
      answer: `When you’re about to leave our site, we may offer you 10% off. Leave your email and we’ll send you a code. It takes 10% off the setup price (${setupWithCode} instead of ${setup}${plusTax}), works once per customer, and is good for 7 days. Enter it at checkout and you’ll see the new total before you pay. The monthly price stays the same.`,
      keywords: 'coupon promo code voucher deal sale percent off',
    },
    {
      id: 'card-declined',
      question: 'What if my card is declined?',
      answer: `You’re not charged, and the page tells you why, if your bank gives a reason. Try the same card again, use a different one, or switch to an invoice. We keep your order and five pages for ${orderDays} days, and your order link works on any device. After that, unpaid orders close automatically.`,
      keywords: 'payment failed refused rejected does not go through insufficient unpaid order expire',
    },
    {
      id: 'monthly-payment-fails',
      question: 'What happens if a monthly payment fails?',
      answer:
        'We try again on days 1, 3 and 7, and email you each time. You can add a different card in [your settings](/portal/settings/billing). If the last attempt fails too, we suspend your site, and visitors see a short page that says it’s not available. Once you pay, it’s back right away, exactly as it was. After 30 days without payment, we archive it.',
      keywords: 'missed payment suspended expired card late overdue offline renewals',
    },
    {
      id: 'receipts-and-card',
      question: 'Where do I find receipts, and how do I change my card?',
      answer:
        'We email you an invoice as a PDF each time a payment goes through. It’s also your receipt. You’ll find all of them in [your billing settings](/portal/settings/billing), where you can also change your card.',
      keywords: 'invoice invoices bill update credit card replace billing details',
    },
    {
      id: 'cheaper-than-an-agency',
      question: 'Why do you cost so much less than an agency?',
      answer:
        'We sell one thing: five pages from one brief. Our own software writes and draws the first draft from your answers, so no one bills you for hours of starting from scratch. People handle edits, questions and anything our checks flag. For a large site, a shop with a cart or a full brand design, an agency is the better choice. [Value and price](/blog/value-vs-price) compares the two.',
      keywords: 'why so cheap cheaper catch freelancer designer wix squarespace better than catch',
    },
  ],
});
