import type { City } from './city.ts';
import { washington } from './states.ts';

export const kennewickRichland: City = {
  slug: 'kennewick-richland',
  name: 'Kennewick and Richland',
  state: washington,
  region: 'Tri-Cities',
  timeZone: 'America/Los_Angeles',
  latitude: 46.25,
  longitude: -119.2,
  headline: 'Three rivers, one site: Kennewick and Richland.',
  lead: 'Tri-Cities customers cross a bridge for the right firm if they know about it. Five pages tell them. You pay {setup}, see a draft inside {draftTime}, and keep the site for {monthly} a month.',
  nearbyTowns: ['Pasco', 'West Richland', 'Benton City', 'Finley', 'Burbank', 'Prosser'],
  regionText:
    'The Columbia, the Snake and the Yakima meet here, in the driest part of Washington. Kennewick and Richland share the south and west banks, Pasco lies across the blue and cable bridges, and West Richland borders the vineyards of Red Mountain. Hanford and its cleanup occupy the desert to the north.',
  tradesText:
    'Without water nothing green grows, so irrigation and landscape firms belong to daily life. The Hanford site and the national laboratory employ engineers and electricians, and plenty of the latter work for themselves on the side of town where houses go up. Wineries, orchards and food plants need pumps, controls and cold rooms.',
  seasonText:
    "Irrigation water arrives in spring and is shut off in October, so April and fall are the landscaper's busiest weeks. July tops a hundred degrees and brings the hydroplane races; windstorms take down shingles and fences in between. Lead with start-ups in March and winterizing from September; electricians can feature air-conditioning circuits in June.",
  localTip:
    'Tell people which irrigation district or city supply you work with, since turn-on dates and pressures differ. Washington asks registered contractors to show their L&I number in advertising. Say whether Pasco is in your area or not. For Red Mountain and Finley, note that you come to farms and what trailer access you need.',
  sampleSets: [
    {
      trade: 'landscaper',
      why: 'Drip, turf or rock: desert yards are a choice of systems. Services sets them side by side, Gallery shows year one and year three, Booking handles blow-outs.',
      pages: ['home', 'services', 'gallery', 'booking', 'contact'],
    },
    {
      trade: 'electrician',
      why: 'Engineers write long messages, so the contact form is given room. About carries license and training, Pricing explains the service call and what moves it.',
      pages: ['home', 'about', 'services', 'pricing', 'contact'],
    },
  ],
  faq: [
    {
      question: 'Must the site show my Washington contractor registration?',
      answer:
        'State rules ask for it in advertising, and the Department of Labor & Industries lets anyone look it up. Enter it with the name it was issued to. Electrical contractors have a license of their own, which goes in the same field of the brief.',
    },
    {
      question: 'Should I say Tri-Cities or name each town?',
      answer:
        "Do both once. Locals say Tri-Cities, and so do other places in the country, which makes it a poor search term alone. Your own city heads the page, the others follow in the service area, and the region's name appears in a sentence.",
    },
    {
      question: 'I work at Hanford and do side jobs on weekends. Can hours say that?',
      answer:
        'Set Saturday and Sunday, leave the other days closed, and add the evening hours in which you answer the phone. The form collects weekday questions. What your employer thinks of side work is between the two of you; the site names no employer.',
    },
  ],
  head: {
    title: 'Kennewick and Richland Business Websites',
    description:
      'Tri-Cities web design for small firms in Kennewick, Richland and Pasco: five pages, first draft in {draftTime}, {setup} one time and {monthly} a month.',
    keywords: [
      'Kennewick web design',
      'Richland WA small business website',
      'Tri-Cities Washington website',
      'landscaper website Kennewick',
      'electrician website Richland',
    ],
  },
};
