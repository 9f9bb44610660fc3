import type { City } from './city.ts';
import { oregon } from './states.ts';

export const bend: City = {
  slug: 'bend',
  name: 'Bend',
  state: oregon,
  region: 'Central Oregon',
  timeZone: 'America/Los_Angeles',
  latitude: 44.06,
  longitude: -121.31,
  headline: 'Up before the lifts, Bend.',
  lead: 'Do the job you moved here for; leave the website to us. Central Oregon trades and shops get five pages, drafted within {draftTime}, for {setup} and then {monthly} each month.',
  nearbyTowns: ['Redmond', 'Sisters', 'Tumalo', 'Sunriver', 'La Pine', 'Prineville'],
  regionText:
    'Bend sits on the dry side of the Cascades, with ponderosa and juniper, lava rock under the lawns and the Deschutes River through town. US 97 links it with Redmond to the north and La Pine to the south, US 20 with Sisters. Customers say west side or east side, and the difference is real.',
  tradesText:
    'A town that was sawmills until the nineties still respects a good joiner, and remodels, decks and saunas keep carpenters at it. Dogs come along on most outings, so groomers, sitters and trainers do well. Around them are bike mechanics, guides, brewers, and crews who thin brush before fire season.',
  seasonText:
    'Building outdoors fits between May and October, and so does smoke. Mount Bachelor brings visitors from December into spring; mud brings dogs to the tub in March. Say on the home page when you are next free for outside work, and what happens to the schedule on days with bad air.',
  localTip:
    "Homeowners look for your CCB number, and Oregon wants it in contractors' advertising, so give it a fixed place on each page. Mention defensible space if you cut brush. For houses in Sunriver and other planned communities, say that you know the design committee's forms. A groomer should list how double coats and burrs are handled.",
  sampleSets: [
    {
      trade: 'carpenter',
      why: 'A wall of cabinets is bought once, after much looking. Gallery sorts by room, About tells where the wood comes from, FAQ says how far ahead to ask.',
      pages: ['home', 'about', 'gallery', 'faq', 'contact'],
    },
    {
      trade: 'groomer',
      why: 'Prices by size and coat save a phone call on every dog. Booking takes a day with a wish, Services explains de-shedding and nail days.',
      pages: ['home', 'services', 'pricing', 'booking', 'contact'],
    },
  ],
  faq: [
    {
      question: 'Where does the CCB number go?',
      answer:
        "Type it into the licenses of the brief the way the Construction Contractors Board issued it. It then appears in the footer of all five pages and where the site talks about you. Landscape contractors do the same with their own board's number.",
    },
    {
      question: 'I moved from Portland last month and have no local jobs to show. What now?',
      answer:
        'Show earlier work and say where it stands. Nobody minds a kitchen from Portland if the page is honest about it. List the Central Oregon towns you now serve; the first local photographs can replace the old ones as they come.',
    },
    {
      question: 'Does a new business pay a different price than an established one?',
      answer:
        'No. The price is {setup} once, then {monthly} a month. A business that has been here since the mills pays the same as one that opened last week. Both get five pages, with a first draft within {draftTime}.',
    },
  ],
  head: {
    title: 'Bend, Oregon Websites for Small Businesses',
    description:
      'Carpenters, groomers and shops in Bend, Redmond and Sisters: a five-page website with a {draftHours}-hour draft, {setup} to set up and {monthly} monthly for everything.',
    keywords: [
      'Bend Oregon web design',
      'Central Oregon small business website',
      'Redmond OR website',
      'carpenter website Bend',
      'dog groomer website Oregon',
    ],
  },
};
