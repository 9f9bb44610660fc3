import type { City } from './city.ts';
import { florida } from './states.ts';

export const destin: City = {
  slug: 'destin',
  name: 'Destin',
  state: florida,
  region: 'Emerald Coast',
  timeZone: 'America/Chicago',
  latitude: 30.39,
  longitude: -86.5,
  headline: 'Destin, set for Saturday.',
  lead: 'On the Emerald Coast the whole week turns on changeover day. A five-page site answers your guests and owners in between: draft within {draftTime}, {setup} once, then {monthly} by the month.',
  nearbyTowns: ['Fort Walton Beach', 'Miramar Beach', 'Niceville', 'Santa Rosa Beach', 'Okaloosa Island', 'Shalimar'],
  regionText:
    'Destin is a narrow strip between the Gulf and Choctawhatchee Bay, with US 98 as its one main road. East of the line begins Walton County and the 30A villages; west lie Okaloosa Island, Fort Walton Beach and Eglin Air Force Base. The Mid-Bay Bridge is the way to Niceville. Clocks run on Central time, unlike most of Florida.',
  tradesText:
    'Condos and beach houses change guests by the thousand, which employs cleaners, laundries, lock and spa technicians. Photographers shoot families at the waterline an hour before sunset. The charter fleet at the harbor needs mechanics and welders, and Air Force families bring the ordinary trades a steady, year-round demand.',
  seasonText:
    'March opens with spring break, June and July are full, and fall weekends draw quieter guests. A photographer should publish open sunset dates from May to August; a cleaner should have winter deep cleans on the home page by November, when owners plan repairs. In hurricane months, say how you reach owners after a storm.',
  localTip:
    'State the time zone with your hours, because guests drive in from Georgia and Alabama with different clocks. Say which side of the county line you serve: rules for vacation rentals and for beach vendors differ between Okaloosa and Walton. Access codes, parking passes and elevator bookings deserve a line in your instructions.',
  sampleSets: [
    {
      trade: 'cleaning',
      why: 'A manager with forty units wants one page to forward: what a turnover covers, when the crew comes, what it costs extra. Services and Pricing are that page.',
      pages: ['home', 'services', 'pricing', 'faq', 'contact'],
    },
    {
      trade: 'photographer',
      why: 'Families decide on a couch in Tennessee, months ahead. They look at the gallery, check a price, and ask for an evening through Booking.',
      pages: ['home', 'gallery', 'pricing', 'booking', 'about'],
    },
  ],
  faq: [
    {
      question: 'Do beach portraits require a permit, and should the site mention it?',
      answer:
        'Rules depend on the county, the state park or the private beach, and they change, so ask the one in charge. Your page can say that you arrange what is needed for the places where you shoot, provided you do. We add no promise of access on our own.',
    },
    {
      question: 'Guests phone me about their stay, although I only clean. Can the site stop that?',
      answer:
        'It can help. Put one sentence near the number that says whom you work for: owners and managers, not guests. The same sentence fits above the form. People who still need the rental office find out in your FAQ whom to call.',
    },
    {
      question: 'Can I sell prints through the site?',
      answer:
        'You can show them. The Shop page holds up to 24 items with prices and a button that sends you a request; payment is arranged by you. For galleries behind a password, keep the service you have and send clients its address yourself.',
    },
  ],
  head: {
    title: 'Destin Websites for Emerald Coast Businesses',
    description:
      'For Destin cleaners, photographers and trades: a five-page website with a first draft in {draftTime}. {setup} setup, {monthly} a month. Okaloosa and Walton covered.',
    keywords: [
      'Destin web design',
      'Emerald Coast small business website',
      'Fort Walton Beach website',
      'photographer website Destin',
      'vacation rental cleaning website',
    ],
  },
};
