import type { City } from './city.ts';
import { alabama } from './states.ts';

export const daphneFairhopeFoley: City = {
  slug: 'daphne-fairhope-foley',
  name: 'Daphne, Fairhope and Foley',
  state: alabama,
  region: 'Baldwin County',
  timeZone: 'America/Chicago',
  latitude: 30.52,
  longitude: -87.9,
  headline: 'Three towns, one bay: Daphne, Fairhope, Foley.',
  lead: 'On the Eastern Shore a neighbor may be ten miles off and still expect you to know the family. Introduce the business in five pages, drafted within {draftTime}, for {setup} and {monthly} by the month.',
  nearbyTowns: ['Spanish Fort', 'Robertsdale', 'Loxley', 'Gulf Shores', 'Orange Beach', 'Point Clear'],
  regionText:
    'Baldwin County runs from the bluffs of Mobile Bay to the Gulf beaches. Daphne and Spanish Fort look over the water to Mobile; Fairhope keeps a pier, a single-tax past and a downtown full of flowers; Foley is the crossroads on the way to Gulf Shores. US 98 and Highway 59 carry almost everyone.',
  tradesText:
    'Formosan termites, fire ants and damp crawl spaces are a fixed cost of living by the bay. New houses around Daphne and Foley want inspections and bonds before the first night. Bakeries, tea rooms and gift shops draw day visitors to Fairhope, while pecans, shrimp and sod are still raised or landed close by.',
  seasonText:
    'Termites swarm on warm evenings in May, and mosquitoes follow the summer rain. Bakeries start with king cakes after Twelfth Night, because Mardi Gras belongs to Mobile Bay, go on to Easter and the arts festival in March, and end with pecan pies. Name the next date and the last day to order.',
  localTip:
    "Say which shore you mean; to newcomers the Eastern Shore is in Maryland. Beach owners in Gulf Shores want reports by email, farm owners in Loxley want a call. Pest firms should name their state permit and explain bonds without fear. A bakery needs the words 'sold out by noon' only if they are true.",
  sampleSets: [
    {
      trade: 'pest-control',
      why: 'A swarm on the windowsill frightens people into reading. FAQ tells ants from termites, Services explains treatment and bond, Booking takes the inspection.',
      pages: ['home', 'services', 'booking', 'faq', 'contact'],
    },
    {
      trade: 'bakery',
      why: 'King cake orders arrive from everywhere at once. Shop shows sizes and fillings with a request button, About tells who is up at three, Contact gives the hours.',
      pages: ['home', 'about', 'shop', 'gallery', 'contact'],
    },
  ],
  faq: [
    {
      question: 'Which of the three towns do I put in front?',
      answer:
        'The one on your mailbox. The other two belong in the service area together with Spanish Fort or Gulf Shores, where you go. If you have a counter in Fairhope and a kitchen in Foley, give both addresses in the text and say which one receives customers.',
    },
    {
      question: 'Can the site explain a termite bond for us?',
      answer:
        "In neutral terms: what is inspected, how often, and what the contract repairs or only re-treats. Those details are yours to supply, since companies differ. Alabama's Department of Agriculture and Industries regulates the trade, so keep the wording in line with the contract you use.",
    },
    {
      question: 'Can we take king cake orders all night and stop at two hundred?',
      answer:
        "Requests come in at any hour; the stop is up to you. There is no counter that closes the form by itself. When you reach the number, change the product to 'sold out' in the portal, and answer the late ones with next week's date.",
    },
  ],
  head: {
    title: 'Websites for Daphne, Fairhope and Foley Businesses',
    description:
      'Baldwin County web design: five pages for Eastern Shore shops and trades. First draft within {draftTime}; {setup} to begin, {monthly} monthly with email and hosting.',
    keywords: [
      'Fairhope web design',
      'Daphne AL small business website',
      'Foley Alabama website',
      'Baldwin County website design',
      'pest control website Alabama',
    ],
  },
};
