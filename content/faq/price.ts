import type { FaqGroupOf } from './question.ts';

export const priceQuestions: FaqGroupOf = ({ setup, monthly, firstYear, plusTax, setupWithCode, orderDays, supportHours }) => ({
  id: 'price',
  title: 'Price and payment',
  questions: [
    {
      id: 'what-does-it-cost',
      question: 'What does a website cost?',
      answer: `${setup} once and ${monthly} a month. The ${setup} pays for five pages, written, designed and built, a basic logo if you have none, and edits until you approve. The ${monthly} starts on the day your site goes live and pays for hosting and support. Setup and twelve months come to ${firstYear}${plusTax}. Nothing else is charged unless you agree to it first.`,
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
      answer: `Hosting of your five pages, the security certificate and its renewal, forms whose messages are emailed to you and kept in [your portal](/portal), the changes you make yourself, the edits you ask us for, and support ${supportHours}. [Web hosting](/services/web-hosting) and [maintenance and support](/services/maintenance-support) have the details.`,
      keywords: 'monthly per month subscription hosting included recurring maintenance fee',
    },
    {
      id: 'when-do-i-pay',
      question: 'When do I pay?',
      answer: `The setup price is due when you order. The monthly price is charged for the first time on the day your site goes live, to the card you used at checkout; if you paid by invoice, it comes as an invoice. Both are shown before you type a card number. If you take three weeks to approve, those three weeks cost nothing.`,
      keywords: 'charge charged billing setup first payment start due monthly begins',
    },
    {
      id: 'how-to-pay',
      question: 'How can I pay?',
      answer: `By card or by invoice. For an invoice, choose "Send me an invoice" at checkout. It comes by email at once, as a PDF; where it does not name our bank yet, we write to you within one working day. We keep your order for ${orderDays} days. The work starts when the payment and your brief are both in, so a card is quicker. Until you have paid, you can still change to a card.`,
      keywords: 'bank transfer wire check cheque ach invoice without card payment methods ways paypal venmo apple pay installments cash',
    },
    {
      id: 'discount-code',
      question: 'Is there a discount?',
      answer: `When you are about to leave our site, it may offer you 10% off. Leave your email and we send you a code. It takes 10% off the setup price, so ${setupWithCode} instead of ${setup}${plusTax}, works once for one customer, and is valid for 7 days. Type it at checkout and you see the new total before you pay. The monthly price stays the same.`,
      keywords: 'coupon promo code voucher deal sale percent off',
    },
    {
      id: 'card-declined',
      question: 'What if my card is declined?',
      answer: `Nothing is charged, and the page says why, as far as your bank tells us. Try again with the same card or another one, or change to an invoice. Your five pages and your order are kept for ${orderDays} days, and the link of the order opens it on any device. An order that stays unpaid ends by itself.`,
      keywords: 'payment failed refused rejected does not go through insufficient unpaid order expire',
    },
    {
      id: 'monthly-payment-fails',
      question: 'What happens if a monthly payment fails?',
      answer:
        'We try again on days 1, 3 and 7 and write to you each time. You can put in another card in [your settings](/portal/settings/billing). If the last try fails too, your site is suspended: visitors see a short page that says it is not available. When you have paid, it is back at once, exactly as it was. After 30 days without a payment it is archived.',
      keywords: 'missed payment suspended expired card late overdue offline renewals',
    },
    {
      id: 'receipts-and-card',
      question: 'Where do I find receipts, and how do I change my card?',
      answer:
        'The invoice, which is also the receipt, is emailed to you as a PDF when your payment has gone through, each month too. All of them stay in [the settings of your portal](/portal/settings/billing), where you also change the card for the monthly price.',
      keywords: 'invoice invoices bill update credit card replace billing details',
    },
    {
      id: 'cheaper-than-an-agency',
      question: 'Why do you ask for so much less than an agency?',
      answer:
        'We sell one thing: five pages from one brief. Our own software writes and draws the first draft from your answers, so nobody bills hours for a blank page. People handle edits, questions and whatever our checks flag. For a large site, a shop with a cart or a full brand design, an agency is the better choice. [Value and price](/blog/value-vs-price) compares the two.',
      keywords: 'why so cheap cheaper catch freelancer designer wix squarespace better than catch',
    },
  ],
});
