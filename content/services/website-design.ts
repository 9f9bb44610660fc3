import type { Service } from './service.ts';

export const websiteDesign: Service = {
  slug: 'website-design',
  name: 'Website design',
  head: {
    path: '/services/website-design',
    title: 'Website design: five pages, written and designed for you',
    description:
      'Five pages for a small local business, written and designed from your answers. First draft within {draftTime}, {setup} once, refund until you approve.',
    keywords: ['website design', 'small business web design', 'five page website', 'done for you website', 'web design in {draftTime}'],
  },
  headline: 'Five pages, written and designed for you.',
  lead: 'You answer questions about your business. We write the text, choose the layout, draw the pictures and build the pages. You read a finished draft and decide.',
  priceLine:
    'Part of the {setup} setup price, paid once. You can have all of it back until you approve a version. Hosting is {monthly} a month from the day the site is live.',
  charged: 'once',
  included: [
    {
      title: 'Five pages of your choice',
      text: 'Pick from Home, About, Services, Contact, Booking, Shop (Shell), Blog, Pricing, Gallery and FAQ. You can swap them until we start.',
    },
    {
      title: 'All the writing',
      text: 'Every page is written from your answers, in your own words wherever you gave them. Where you are silent, the page leaves the point out or says neutrally how your trade works.',
    },
    {
      title: 'Only what you told us',
      text: 'Each sentence about your business is traced to an answer of yours. No invented reviews, years, licenses or prices.',
    },
    {
      title: 'A look of its own',
      text: 'Layout, type and shapes are chosen for your trade, the palette is made from your colors, and every pair of colors is checked so that the text can be read.',
    },
    {
      title: 'A logo, if you have none',
      text: 'A basic logo is made from your name and is yours to keep. If you have one, send it as a PNG, JPEG, WebP or AVIF file.',
    },
    {
      title: 'Your photos, or drawings',
      text: 'Up to 12 photos, each encoded in several sizes so that a phone loads the small one. Without photos, the pages carry drawings made for your trade.',
    },
    {
      title: 'Made for phones',
      text: 'On a phone, the first screen says what you do, where, and what to do next. Call and message buttons stay within reach of the thumb.',
    },
    {
      title: 'Edits before you approve',
      text: 'Click a section and write what should change. An edit round takes {editDueHours} to {editLateHours} hours. Texts, hours, phone and photos you can also change yourself.',
    },
  ],
  notIncluded: [
    'More than five pages, or page kinds outside the ten.',
    'Photography, video and illustrations drawn to order.',
    'Brand work such as naming, a full logo design or a style guide.',
    'Translation. The sites are in US English; other languages that you speak are named on them.',
    'Logins, calculators and other custom software.',
  ],
  how: [
    { title: 'Pick five pages', text: 'Ten to choose from. Checkout shows your start day and the total before you pay.' },
    {
      title: 'Answer the brief',
      text: 'Eight steps, about ten minutes, saved as you type. A preview of your home page grows beside the questions.',
    },
    {
      title: 'Read the draft',
      text: 'All five pages, on your phone and on a big screen. Most drafts are there within a minute of payment and brief on the start day; the promise is {draftTime}.',
    },
    {
      title: 'Ask for edits',
      text: 'Or make them yourself. Each change becomes a numbered version that you can compare with the one before.',
    },
    { title: 'Approve one version', text: 'That version goes live at once, exactly as you saw it.' },
  ],
  questions: [
    {
      question: "Will my site look like everyone else's in my trade?",
      answer:
        'No. Layout, type, shapes, order of sections, pictures and wording are combined anew for each site. Two plumbers in one town get two different sites, and the words come from their own answers first.',
    },
    {
      question: "What if I don't have much to say?",
      answer:
        'The name, the trade, a short description and one way to reach you are enough for five complete pages. What you leave out is left out of the site. You can add prices, photos or quotes later, and they become a new version.',
    },
    {
      question: 'Can I see it before I pay?',
      answer:
        'You see a preview of your home page while you answer the questions. The full draft is made after payment. Until you approve a version, you can have the full setup price back. The [terms](/terms) say so, too.',
    },
    {
      question: 'Can you use the text of my old site?',
      answer:
        'Yes. Copy what you like into the brief: the description, the services, the questions and answers. What you enter there counts as your own words. Please enter only what is yours and still true.',
    },
    {
      question: "What if I don't like the draft?",
      answer:
        "Say what is off, section by section, and we change it. If it still isn't right for you, take your money back before you approve, in two clicks in the portal. [How It Works](/about) shows every step.",
    },
  ],
  articles: ['disrupter-in-web-design', 'value-vs-price', 'speed-optimization'],
};
