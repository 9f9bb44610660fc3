/** Terms of service. `version` is recorded with every order's tick; change it with the text. */
export const terms = {
  version: '2026-11-21',
  title: 'Terms of Service',
  sections: [
    {
      heading: 'What you buy',
      paragraphs: [
        'A website of five pages that you choose from ten, written, designed and built from the brief you give us, and its hosting from the day it goes live.',
        'The setup price is paid once, when you order. The monthly price starts on the day your site goes live and is charged to the card you used. Both are shown before you pay. Orders that are not paid within 14 days end by themselves.',
      ],
    },
    {
      heading: 'When you get it',
      paragraphs: [
        'The clock starts when both your payment and your brief are in, on the start day that we showed you before you paid by card; by invoice, on the first free day when your payment arrives. The first draft is due 24 hours later. An edit round is due after 48 hours and late after 51. The clock pauses while we wait for you.',
        'If we miss the deadline of the first draft, your first month costs nothing.',
      ],
    },
    {
      heading: 'What you see is what goes live',
      paragraphs: [
        'Nothing is published before you approve it. An approval is for one named version, and exactly that version is served. You can go back to an earlier approved version at any time.',
      ],
    },
    {
      heading: 'Your facts, your pictures',
      paragraphs: [
        'The site says what you told us and nothing that you did not: no invented reviews, licenses, years or prices. You are responsible for what you tell us being true, for the consent of the people you quote, and for the rights to the pictures you upload.',
        'The texts and the design of your site are yours to use for as long as you like, also elsewhere.',
      ],
    },
    {
      heading: 'Getting your money back, and leaving',
      paragraphs: [
        'Until you approve a version you get the full setup price back; write to us and say so. After that a refund is at our discretion.',
        'You may leave at the end of any paid month. Write to us from the email of your account.',
      ],
    },
    {
      heading: 'What we may refuse',
      paragraphs: [
        'We do not build or host sites for anything unlawful, for hatred, or for claims that the law forbids. If we refuse an order for that reason, you get your money back.',
      ],
    },
  ],
} as const;
