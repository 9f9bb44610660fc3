import type { FaqGroupOf } from './question.ts';

export const pagesQuestions: FaqGroupOf = ({ setup }) => ({
  id: 'pages',
  title: 'The five pages',
  questions: [
    {
      id: 'which-pages',
      question: 'Which pages can I choose from?',
      answer:
        'Ten kinds: Home, About, Services, Contact, Booking, Shop (Shell), Blog, Pricing, Gallery and FAQ. You pick five in [the page picker](/#picker), and each is written and designed for your trade. The brief then asks only about the pages you picked.',
      wordings: [
        'which pages',
        'what are the ten pages',
        'what pages do you offer',
        'what kinds of pages can I have',
        'what pages can I choose',
        'which pages can I pick',
        'list of pages',
        'what are the page options',
        'can one page be a gallery',
        'can I have a blog page',
        'do you make a pricing page',
      ],
      keywords: 'page types kinds options pick select blog gallery list',
    },
    {
      id: 'how-many-pages',
      question: 'How many pages do I get?',
      answer: `Five pages, written and designed for your business. You choose them from ten kinds in [the page picker](/#picker), and the ${setup} setup price covers all five. That’s enough for most local businesses. One Services page fits up to 12 services. If you need more than five, [book a call](/booking) and we’ll tell you what it would cost.`,
      wordings: [
        'how many pages are included',
        'how many pages for the price',
        'how many pages does my site have',
        'is it just five pages',
        'why only five pages',
        'do I get five pages or ten',
        'number of pages',
        'is there a page limit',
        'how big is the site',
      ],
      keywords: 'number of pages limit size five 5',
    },
    {
      id: 'which-five',
      question: 'Which five should I pick?',
      answer:
        'Home, Services, About and Contact suit most businesses. For the fifth, pick the page that saves you the most phone calls: Booking if people reserve a time, Pricing if your prices are fixed, Gallery if your work looks good in photos, FAQ if everyone asks the same questions. Each [city page](/cities) shows a sample set for two trades.',
      keywords: 'recommend best pages advice choosing what pages do i need',
    },
    {
      id: 'swap-or-add-pages',
      question: 'Can I swap pages, or have more than five?',
      answer:
        'Swap as often as you like until we start on the draft: at checkout, or in the Pages step of [the brief](/onboarding). The price is for five. If you need more, [book a call](/booking) and we’ll tell you the cost before any work begins. Five pages hold a lot: one Services page fits up to twelve services.',
      keywords:
        'change replace exchange different page switch additional extra sixth more pages 6 7 8 10 12 15 20 pages bigger larger site add',
    },
    {
      id: 'booking-page',
      question: 'How does the Booking page work?',
      answer:
        'Visitors pick a service, a day and a time of day, and leave their name and a phone number or email. It’s a request: nothing is booked until you reply, and the page says so. We email it to you and list it under [your leads](/portal/leads). If you already use a booking service, the page can link to it instead.',
      keywords: 'appointments scheduling calendar reservations customers book online calendly',
    },
    {
      id: 'online-shop',
      question: 'Can I sell online?',
      answer:
        'The Shop (Shell) page shows up to 24 products with prices, and people can ask about each one. It has no cart and doesn’t take payments. A full shop with a cart and card payments is a separate project. We quote it after [a call](/booking). [E-commerce setup](/services/ecommerce-setup) describes both.',
      keywords: 'store ecommerce e-commerce products cart checkout shop shell take payments sell',
    },
    {
      id: 'phones',
      question: 'Will my site work on phones and for people with disabilities?',
      answer:
        'Yes. Every page fits any screen, from a small phone to a large monitor. On phones, the two main actions, such as calling you, stay in a bar at the bottom. The sites are built to the accessibility standard WCAG 2.2 AA: readable contrast, clear headings, usable with a keyboard and with a screen reader.',
      keywords: 'mobile friendly look good responsive iphone android tablet accessible accessibility ada disabled blind',
    },
    {
      id: 'languages',
      question: 'Can my site be in Spanish or another language?',
      answer:
        'We write sites in US English. A second language isn’t included. If your team speaks other languages, tell us in [the brief](/onboarding) and your site will say so. That way, a Spanish-speaking customer knows to call you.',
      keywords: 'multiple languages spanish bilingual translation translate english french portuguese',
    },
  ],
});
