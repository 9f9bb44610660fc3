import { brand } from '../brand.ts';

/** Privacy policy: what the product really keeps, why, and for how long. Change the date with the text. */
export const privacy = {
  version: '2026-11-22',
  title: 'Privacy Policy',
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        'We keep what we need to make your site, host it and be paid for it. We show no advertising, sell nothing about you, and share nothing for advertising. Visits are counted without cookies and without keeping your address on the network, and not at all if your browser asks us not to.',
      ],
    },
    {
      heading: 'What we keep about you, and why',
      paragraphs: [
        'Your account: first and last name, email, and a hash of your password, so that you can sign in. For each sign-in we note the network address and the browser it came from, so that you and we can notice one that was not yours; the note is removed within a day after the sign-in ends or expires.',
        'Your project: the brief, the pictures and the logo you upload, every version of your site, your edits and approvals, and the messages between you and us, so that we can build the site, change it, and say later who decided what.',
        'Your orders and months: the pages you picked, name and email, prices, the version of the terms you accepted, each payment, refund and dispute, and the invoices and credit notes we made out, because business needs a record and the tax law asks for one. With a discount code we note whose email used it, so that it works once per customer.',
        'Calls you book: name, email, your phone number if you give it, the topic, what you write for us to read before, and your time zone, so that we can call you and remind you. Times of calls stay; when you delete your account, who they were with goes.',
        'What you write to us: through the contact form your name, your email, the topic, the message, and a phone number and a file if you add them. We keep it as far as it takes to answer you and to go on from there. What visitors ask in the chat is answered at once and not stored. If you are signed in, the question and the answer are kept in your messages, where you and our staff can read them.',
      ],
    },
    {
      heading: 'Cards',
      paragraphs: [
        'Card numbers never reach us. They are typed on the page of the payment provider, which keeps the card for the monthly price and tells us whether a payment went through. Of the card we keep its brand, its last four digits and when it expires, so that you see which one pays.',
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'We set only what the work needs. The session cookie keeps you signed in for up to 30 days. The order cookie remembers an order you have begun for {orderDays} days. The call cookie remembers the call whose link you opened last, until 30 days after that call. Logging out clears it, and the order cookie too once the order names you. The toast cookie carries one short message to the next page, within a minute. One more, for 15 minutes at most, holds what was typed into a form while we ask for the password again. While you log in with a second step or a passkey, a cookie holds that step for ten minutes at most; a device you trust is remembered for 30 days. Where we offer a login through another provider, a cookie holds the trip there and back, for five minutes at most. The browser cookie lasts 180 days: it says, by marks that only we can make, which accounts (up to five) have signed in with this browser, so that people who guess passwords elsewhere do not slow you down, and it lets a login code work only in the browser that asked for it. No script can read them, and none follows you to other sites.',
        'During a visit your browser also remembers, for itself, that you have seen the opening screen, an offer or a notice, brief answers that could not be saved yet, your chat with the assistant, and messages to us that you have begun. It forgets them when you close the tab.',
      ],
    },
    {
      heading: 'Counting visits',
      paragraphs: [
        'We count which of our pages are opened and which buttons are used. The record holds no name, no email and no network address. Visits of one browser on one day are tied together by a code that can not be turned back and is another one the next day.',
        'If your browser sends Do Not Track or Global Privacy Control, we count nothing.',
        'If we connect Google Analytics as well, nothing of it loads unless you agreed first, and not at all with one of those two signals. Your browser remembers your answer in its own storage, and you can change it.',
      ],
    },
    {
      heading: 'Emails',
      paragraphs: [
        'We send the emails that the work needs: to verify your email, about your order, your brief, your draft, your site, your bookings, and what people send through your forms. In the settings of your portal you choose which notices also come by email.',
        'If you leave your email for a discount code, we send you that code. Every email of that kind says who sends it and has a link that stops them, with one click and without signing in. We keep the address so that we can respect that, and so that one person gets one code.',
      ],
    },
    {
      heading: 'Showing your name',
      paragraphs: [
        'A small notice may tell visitors that somebody has ordered or launched a site. It shows a first name and a city, comes only from real orders, and appears only if the buyer agreed. The same goes for testimonials and for the sites in our portfolio. You can take your consent back at any time.',
      ],
    },
    {
      heading: 'Pictures',
      paragraphs: [
        'Pictures are decoded and encoded anew. What the camera wrote into them, such as the place where they were taken, is removed.',
      ],
    },
    {
      heading: "Visitors of our customers' sites",
      paragraphs: [
        'The sites we make set no cookies, load nothing from third parties and track nobody. How many of their pages are opened each day is counted for the owner, as a number and nothing else; with Do Not Track or Global Privacy Control not even that. What someone sends through a form there is stored for the owner of that site, emailed to them and shown in their portal. The owner decides what happens with it; we handle it for the owner and use it for nothing else.',
        'If you wrote to a business through such a form and want your message deleted, ask that business. If it does not answer, write to us.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'Stripe handles payments: it keeps your name, your email, your card, and what you were charged and given back. The mail server carries our emails and sees their contents. The company on whose machines we run stores the data on our behalf.',
        'Two more only where we have connected them: Google Analytics, as said above, and a writing service that helps with site texts and with answers in the chat. That service gets the brief or the question, and no password or payment.',
        'Beyond that we pass on data only when the law makes us.',
      ],
    },
    {
      heading: 'How we protect it',
      paragraphs: [
        'Everything travels encrypted. Passwords are stored as hashes, and no script can read the cookies. Every request is checked against its owner, so that no customer sees what belongs to another. Our staff can open a project to work on it; what they change is written down.',
        'Our logs hold numbers of orders and projects, not names, email addresses or messages. To stop abuse we count tries by network address; those counters end within a day.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'Your account, your project and what came through your forms: until you delete the account or ask us to. An order that is not paid ends after {orderDays} days. A site you have canceled can be restored for 30 days and is archived after that. Orders and invoices, with the name and email they were made out to, stay for as long as the tax law asks. We delete visits counted on our own pages after 13 months. We erase the content of the payment provider’s reports after 90 days and the content of emails we sent after 6 months. We delete the record that an email was sent after 24 months. Backups are overwritten in turn, so something you deleted can stay in one for a while before it is gone.',
      ],
    },
    {
      heading: 'Seeing, taking, changing, deleting',
      paragraphs: [
        'In the settings of your portal you can correct your data, download all of it as a file, download your site as a ZIP, and delete your account. Deleting removes the account, the brief, the pictures and the messages. The orders stay as the tax law asks.',
        'Without an account, or if you would rather ask, write to us from the email address in question. We answer within 30 days and ask for nothing in return. These rights are the same for everyone, wherever you live.',
      ],
    },
    {
      heading: 'Children, changes, questions',
      paragraphs: [
        'Our service is for businesses. It is not meant for children, and we do not knowingly keep data about them.',
        `When this policy changes, the date above changes with it. If a change matters to your account, we write to you first. Questions: ${brand.email}, ${brand.phone.display}, {supportLabel}.`,
      ],
    },
  ],
} as const;
