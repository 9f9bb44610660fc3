import type { City } from './city.ts';
import { montana } from './states.ts';

export const bozeman: City = {
  slug: 'bozeman',
  name: 'Bozeman',
  state: montana,
  region: 'Gallatin Valley',
  timeZone: 'America/Denver',
  latitude: 45.68,
  longitude: -111.04,
  headline: 'Bozeman, lights on in January.',
  lead: 'At twenty below you want the right number on the first screen. We put it there, with four more pages behind it: {setup} for all five, {draftTime} to a draft, {monthly} for each month of hosting.',
  nearbyTowns: ['Belgrade', 'Four Corners', 'Manhattan', 'Three Forks', 'Livingston', 'Big Sky'],
  regionText:
    'Bozeman lies at the south end of the Gallatin Valley, with the Bridgers to the northeast and Hyalite to the south. Belgrade has the airport, Four Corners the crossroads, and Big Sky is an hour up the canyon. Livingston is over the pass on Interstate 90, which the wind closes to trailers now and then.',
  tradesText:
    'Furnaces, boilers and heat tape are matters of safety here, and new construction from Belgrade to Four Corners adds to the list. Ranch land, ski condos and student rentals are three separate markets, each with its agents, cleaners and caretakers. Montana State, outdoor firms and laboratories supply people who buy and rent.',
  seasonText:
    'Heating calls start in October and end in May. Property changes hands mostly between thaw and first snow, and many buyers arrive by plane for one weekend. A heating company should show tune-ups in August, when nobody thinks about it, and its emergency hours from November. Agents can explain winter access before photographs mislead.',
  localTip:
    'Distance and weather are part of the price, so state both: how far up the Gallatin or over the pass you go, and what a trip in snow costs. Second-home owners want someone who checks the house; say if you send a report. Wells, septic and shared roads are ordinary here and puzzling to newcomers, so explain them.',
  sampleSets: [
    {
      trade: 'hvac',
      why: 'No heat is an emergency, a new boiler is a project. Home and Contact serve the first, Services and Pricing the second, and FAQ says what to do while waiting.',
      pages: ['home', 'services', 'pricing', 'faq', 'contact'],
    },
    {
      trade: 'realtor',
      why: 'Buyers fly in with questions about wells and easements. Blog answers three of them properly, About shows the agent, Booking sets a call before the flight.',
      pages: ['home', 'about', 'blog', 'booking', 'contact'],
    },
  ],
  faq: [
    {
      question: 'Can the five pages include property listings?',
      answer:
        'Not a live feed: listings belong to the multiple listing service and need its license. Send people to your brokerage for those, and use our five for what a feed lacks, such as how you work, which valleys you know and what winter does to a driveway.',
    },
    {
      question: "Does a real estate agent's site have to name the brokerage?",
      answer:
        'Licensees advertise under rules of the state board and of their supervising broker, and naming the brokerage is part of them. Give us the wording that your broker approves. Put it among your licenses and memberships, and check in the draft that it stands where the rules want it.',
    },
    {
      question: 'I answer emergency calls at night but only in town. Can the page be that exact?',
      answer:
        "Yes. One choice in the brief says whether urgent calls are taken at any hour, in opening hours or not at all. The limit to Bozeman and Belgrade is a sentence you add. We would not print 'anytime, anywhere' for you.",
    },
    {
      question: 'Will it load in Gallatin Canyon?',
      answer:
        'Where there is any signal, probably, since pages are small and carry next to no script. Where there is none, nothing loads. The phone number is ordinary text near the top, so people who opened the page in town can still read it.',
    },
  ],
  head: {
    title: 'Bozeman Websites for Gallatin Valley Businesses',
    description:
      'Heating firms, agents and shops in Bozeman, Belgrade and Big Sky get a five-page website: draft within {draftTime}, {setup} once, {monthly} a month, hosting included.',
    keywords: [
      'Bozeman web design',
      'Gallatin Valley small business website',
      'Belgrade Montana website',
      'HVAC website Bozeman',
      'realtor website Montana',
    ],
  },
};
