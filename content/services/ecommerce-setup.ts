import type { Service } from './service.ts';

export const ecommerceSetup: Service = {
  slug: 'ecommerce-setup',
  name: 'E-commerce setup',
  head: {
    path: '/services/ecommerce-setup',
    title: 'E-commerce setup: a shop page, or a full store',
    description:
      'The Shop (Shell) page shows what you sell and lets people ask to buy; it can be one of your five. A full store is quoted after a call.',
    keywords: ['e-commerce setup', 'small business online store', 'shop page', 'online shop small business', 'online store quote'],
  },
  headline: 'Show what you sell. Open a store when you need one.',
  lead: 'If people should see your products and then call or come by, the Shop (Shell) page is enough. A store with a cart and payments is a project of its own, and we say what it costs before it starts.',
  priceLine:
    'The Shop (Shell) page can be one of your five pages and is then part of the {setup}. A full store is quoted after a call. There is no list price for it.',
  charged: 'once',
  included: [
    {
      title: 'A page for your products',
      text: 'Up to 24 products, each with its name, its price and a line of description.',
    },
    {
      title: 'A way to ask',
      text: 'Every product leads to a call or a message. The order is made between you and the customer, in the way you already work.',
    },
    {
      title: 'Your prices only',
      text: 'The price you gave stands with the product. No sample prices, no invented discounts.',
    },
    {
      title: 'Your services, if you list no products',
      text: 'The page then shows what you offer and invites people to ask what there is to take home.',
    },
    {
      title: 'A plain word about buying',
      text: 'The page says that nothing is charged on it, and that payment and pickup are settled with you.',
    },
    {
      title: 'Changes in the portal',
      text: 'Correct a name, a price or a line yourself. For products to add or take away, click the section and ask us.',
    },
    {
      title: 'The rest of the five pages',
      text: 'The shop page shares the header, the footer, the search basics and the light weight of your other pages.',
    },
  ],
  notIncluded: [
    'A cart, card payments, stock, shipping labels and sales tax. They belong to a full store.',
    'Product photos. You can send your own, up to 12 for the whole site.',
    'Listings on marketplaces.',
    'Importing a catalog from another shop system.',
    'Legal texts for selling online, such as your return policy.',
  ],
  how: [
    {
      title: 'Pick Shop (Shell)',
      text: 'As one of your five pages. List your products in the brief, each with a name and a price.',
    },
    { title: 'Read the draft', text: 'Within {draftTime}, like every page. Approve it, and people can see what you have and ask for it.' },
    { title: 'See what people ask for', text: 'Messages arrive by email and in your portal, so you see which products people want.' },
    {
      title: 'Talk about a store',
      text: 'If you want to take payments online, book a call. We ask about products, shipping, taxes and what you use today.',
    },
    { title: 'Get a quote', text: 'In writing, with what is in it and how long it takes. Nothing starts before you say yes.' },
  ],
  questions: [
    {
      question: 'Can customers pay on the Shop (Shell) page?',
      answer:
        'No. It shows products and lets people ask for them. You agree on payment with the customer, at the counter, by invoice or with a payment link of your own bank or card provider.',
    },
    {
      question: 'What did the store in your case study include?',
      answer:
        'A cart, payments, an admin dashboard, 10 city landing pages and 7 blog articles. It was built in 6 hours. It shows what can be done; your store depends on your products and is quoted on its own.',
    },
    {
      question: 'Why is there no list price for a full store?',
      answer:
        'A bakery that takes cake orders for pickup and a shop that ships 400 parts to every state need different things. We can name a price once we know what yours needs.',
    },
    {
      question: 'I already have an online store. Do I need the shop page?',
      answer:
        'Probably not. Keep the store where it is and pick five other pages, so that people find your hours, your services and your phone number. [Tell us](/contact) where the store is before you pay, and we say how the two can point to each other.',
    },
    {
      question: 'Which page should I drop for the shop page?',
      answer:
        'That depends on how people buy from you. A florist can do without Pricing, since prices stand with the products. A salon that sells shampoo at the counter probably needs Booking more. [Ask us](/contact) if you are unsure.',
    },
  ],
  articles: ['value-vs-price', 'roadmap-features', 'disrupter-in-web-design'],
};
