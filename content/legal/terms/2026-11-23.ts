import { brand } from '../../brand.ts';

/** Terms of service from November 23, 2026. Numbers stand as words of this version: no setting changes what was accepted. */
export const terms = {
  version: '2026-11-23',
  changes:
    'Connecting your own domain, and email addresses at that domain, are no longer part of what the monthly price pays for. The terms say what you get today instead.',
  title: 'Terms of Service',
  sections: [
    {
      heading: 'Who agrees with whom',
      paragraphs: [
        `These terms are an agreement between you, the business that orders a website, and ${brand.name}, which makes and hosts it. "We" and "us" mean ${brand.name}; "your site" means the website we make for you.`,
        'You accept the version named above when you tick the box at checkout. We store that version and the time with your order.',
      ],
    },
    {
      heading: 'What you buy',
      paragraphs: [
        'A website of five pages that you choose from ten kinds: Home, About, Services, Contact, Booking, Shop (Shell), Blog, Pricing, Gallery and FAQ. We write, design and build it from the brief you give us. A basic logo made from your name is part of it if you have none. So are edits until you approve.',
        'From the day your site goes live, the monthly price pays for its hosting at a free address of ours, its certificate, its forms, your own changes and edit requests, and support. What people send through the forms of your site is emailed to you and shown in your portal.',
        'Two things are not available yet and are not part of what you buy: connecting a domain of your own to your site, and email addresses at such a domain. Until we offer them, your site stays at its free address, and your domain and its email stay as they are.',
        'The Shop (Shell) page shows products and takes questions. It has no cart and takes no payments. More pages and a full shop are not part of the price. We agree on them, and on what they cost, separately and before the work begins.',
      ],
    },
    {
      heading: 'What it costs, and when it is due',
      paragraphs: [
        'There is a setup price, paid once, and a monthly price. Both are shown before you pay. What you were shown is stored with your order, and that is what counts: a later change of our prices or of the tax rate changes nothing about it.',
        'Prices are without sales tax. Where we have to collect it, it stands on a line of its own before you pay, and your months carry it at the same rate.',
        'The setup price is due when you order, by card or by invoice. An invoice says by which day it is to be paid. An order that is not paid within 14 days ends by itself. We start when your payment and your brief are both in.',
        'A discount code lowers the setup price of one order, and nothing else. It works once per customer unless it says otherwise, and as long as its day and its number of uses allow. It counts as used when you go to pay, or when we send you the invoice. If it has run out by then, we tell you the price without it first. If less than 50 cents would be left to pay, we let that go.',
        'For what you pay you get an invoice with a number, as a PDF.',
      ],
    },
    {
      heading: 'The monthly price',
      paragraphs: [
        'The first month is charged on the day your site goes live, and each further month on the same day of the month, or on its last day where it has no such day. If you paid by card, the card you used pays. You can put another one in its place in the settings of your portal at any time.',
        'If you paid by invoice and gave us no card, each month comes as an invoice by email, to be paid by bank by the day it names.',
        'If we ever raise the monthly price of a site that is live, we write to you at least 30 days before, and you can cancel first.',
      ],
    },
    {
      heading: 'When you get it',
      paragraphs: [
        'The number of projects we start in a day is limited. You see the next free start day before you pay. While you pay by card we hold that day for you; an invoice gets the first free day when your payment arrives.',
        'The clock starts when both your payment and your brief are in, but not before your start day begins. The first draft is due 24 hours later. An edit round is due after 48 hours and late after 51. The clock pauses while we wait for you.',
        'If we miss the deadline of the first draft, your first month costs nothing. The free month is taken off your bills by itself; it is not paid out, and it ends with the order if you take your money back. Your right to a full refund until you approve stays as it is.',
      ],
    },
    {
      heading: 'Approval',
      paragraphs: [
        'Nothing is published before you approve it. An approval is for one named version, and exactly that version goes live, at once. Read it first: by approving, you confirm that what it says about your business is right.',
        'You can change your site afterwards, ask for edits, and go back to an earlier approved version at any time. A change is public only when you have approved it.',
      ],
    },
    {
      heading: 'Your money back',
      paragraphs: [
        'Until you approve a version, you get the full setup price back, with its tax. You need no reason: it takes two clicks in the settings of your portal, or you write to us. The order and the work on it end with that.',
        'The money goes back the way it came: to the card, or to the bank account you paid from. We send it at once; when it shows there is up to your bank. You get a credit note for it.',
        'After your approval, a refund of all or part of the setup price or of a month is at our discretion. A month that has begun is not refunded in part by right.',
      ],
    },
    {
      heading: 'Disputed payments',
      paragraphs: [
        'If a payment looks wrong to you, write to us first: we can look at once and give back what is yours. If you dispute it with your bank instead, the bank decides, and we tell it what was ordered, accepted, delivered and approved. While it decides, we do not refund the same payment a second time.',
      ],
    },
    {
      heading: 'If a monthly payment fails',
      paragraphs: [
        'We try the card again 1, 3 and 7 days after the first try, and write to you each time. A month to be paid by bank that is overdue gets a reminder 1, 3 and 7 days after its day. If it is still unpaid after that, your site is suspended: visitors see a short page that says it is not available, and no further months are charged.',
        'Your site is back at once when the open month is paid, by another card in your portal or by bank. If it stays unpaid for 30 days, the site is archived and the open month is dropped.',
      ],
    },
    {
      heading: 'Leaving',
      paragraphs: [
        'There is no minimum term. You cancel in the settings of your portal, in two clicks, and the cancellation takes effect at the end of the month you have paid for. Until then you can take it back. We charge nothing after that.',
        'For 30 days your address then shows a page that says the site is not available, and you can restore the site as it was: a new month begins and is charged on that day, and we say so before you click. After those 30 days it is archived.',
        'We may end this agreement at the end of a paid month by writing to you at least 30 days before, and at once if you seriously break these terms.',
      ],
    },
    {
      heading: 'What belongs to whom',
      paragraphs: [
        'The texts and the design of your site are yours to use for as long as you like, also elsewhere and after you have left. You can download the whole site as a ZIP at any time. The fonts in it stay under their own open licenses.',
        'Your pictures, your logo and your domain name stay yours. You allow us to store, convert and show them as far as your site needs it. The software with which we make and host sites stays ours.',
        'We show your site as an example of our work, and your first name and city in a notice about new sites, only if you agreed. You can take that back at any time.',
      ],
    },
    {
      heading: 'Your part',
      paragraphs: [
        'Your site says what you told us and nothing that you did not: no invented reviews, licenses, years or prices. So what you tell us must be true. You need the consent of the people you quote and the rights to the pictures you upload. If your trade has rules about what an advertisement must say, such as a license number, you tell us what it is.',
        'Keep your password to yourself, and tell us if you think somebody else has it. What visitors send through your forms is for you to answer and to handle as the law asks.',
      ],
    },
    {
      heading: 'What we do not build or host',
      paragraphs: [
        'Nothing unlawful; nothing that calls for hatred or violence; no fraud, invented reviews or claims that the law forbids; no copies of sites or brands that are not yours; no malware, and no forms made to collect passwords or card numbers.',
        'If we refuse an order for one of these reasons, you get your money back. If a live site breaks this rule, we tell you and give you time to put it right. Where harm or the law does not let us wait, we suspend it first and tell you at once.',
      ],
    },
    {
      heading: 'What we can’t promise',
      paragraphs: [
        'We run hosting with care, but no server is up every minute of the year, and we do not promise that ours is. We promise no place in search results, no number of visitors and no sales. No one can.',
        'Delays that we could not prevent, such as an outage of a network or of the payment provider, do not count against you or us for as long as they last.',
      ],
    },
    {
      heading: 'Liability',
      paragraphs: [
        'If we break these terms or are careless, we make good the direct loss that follows from it, up to the amount you paid us in the twelve months before. Neither of us owes the other for profit that was not made or for other indirect loss.',
        'None of this limits what the law does not allow to be limited, such as liability for fraud or for harm done on purpose.',
      ],
    },
    {
      heading: 'Changes and questions',
      paragraphs: [
        'New terms get a new date. They count for orders placed after it. If a change matters to a site that is already live, we write to its owner at least 30 days before, and the owner can cancel first.',
        `If one of these terms does not hold in law, the others do. Questions: ${brand.email}, ${brand.phone.display}.`,
      ],
    },
  ],
} as const;
