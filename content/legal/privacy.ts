/** Privacy policy: what the product really keeps and why. */
export const privacy = {
  version: '2026-11-01',
  title: 'Privacy Policy',
  sections: [
    {
      heading: 'What we keep about you',
      paragraphs: [
        'Your name, your email and a hash of your password, so that you can sign in. Your brief and the pictures you upload, so that we can build your site. Your orders and what happened to them, because the law asks for it.',
        'Card numbers never reach us: they are typed on the page of the payment provider, who tells us only whether the payment went through.',
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'One cookie keeps you signed in, one remembers an order you have begun, and one carries a short message to the next page. None of them follows you, and none is read by a script.',
      ],
    },
    {
      heading: 'Pictures',
      paragraphs: ['Pictures are decoded and encoded anew. What the camera wrote into them, such as the place, is removed.'],
    },
    {
      heading: "Visitors of our customers' sites",
      paragraphs: [
        'The sites we make set no cookies, load nothing from third parties and run no tracking. What someone sends through a form there is stored for the owner of that site, mailed to them, and shown to them alone.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'The payment provider sees what it needs for the payment, the mail provider carries our mails. Nobody else. We sell nothing to anyone.',
      ],
    },
    {
      heading: 'Seeing, changing, deleting',
      paragraphs: [
        'Write to us from the email of your account and we send you everything we hold about you, correct it, or delete it. What the tax law makes us keep stays as long as it says, and no longer.',
      ],
    },
  ],
} as const;
