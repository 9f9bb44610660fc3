import type { City } from './city.ts';
import { texas } from './states.ts';

export const midland: City = {
  slug: 'midland',
  name: 'Midland',
  state: texas,
  region: 'Permian Basin',
  timeZone: 'America/Chicago',
  latitude: 32,
  longitude: -102.08,
  headline: 'Midland, on the clock by five.',
  lead: 'Crews in the Permian Basin pick a shop from the truck seat before daylight. Five pages they can read there: {setup}, a draft within {draftTime}, {monthly} per month, hosting and email included.',
  nearbyTowns: ['Odessa', 'Greenwood', 'Stanton', 'Gardendale', 'Andrews', 'Big Spring'],
  regionText:
    'Midland and Odessa are twenty miles apart on Interstate 20, with the airport between them, flat ground all around and pump jacks up to the city limits. Midland has the office towers, Odessa the yards and fabrication shops. Stanton and Big Spring come next to the east, Andrews to the north; everything else is a long drive.',
  tradesText:
    'Oil and gas set the pace. When rigs are running, man camps, apartments and offices fill, and every compressor, kitchen and truck needs someone that day. Heat, dust and hard water wear out air conditioners and heaters in houses of any age. Food trucks and smoke pits feed people who work two weeks on and one off.',
  seasonText:
    'From May to September the thermometer passes a hundred often enough to end all other conversation. Spring wind brings dust that clogs coils and filters. Football owns Friday nights in fall, and barbecue orders with it. Put filter and coil cleaning up front in April, repairs in June, trays and briskets in September.',
  localTip:
    "Give hours for people on twelve-hour hitches: can a part be picked up at five, can dinner be had at nine? Mention whether you go out to leases and need a location by coordinates or gate code. In Texas an air-conditioning contractor's license number goes on advertising, so keep it in plain sight.",
  sampleSets: [
    {
      trade: 'hvac',
      why: 'Houses, offices and trailers on location call the same number. Services keeps them apart, Pricing covers the after-hours rate, About shows the license and the people.',
      pages: ['home', 'about', 'services', 'pricing', 'contact'],
    },
    {
      trade: 'bbq',
      why: 'A crew lunch for thirty is ordered by one tired person. Booking asks for the day and head count, Pricing lists meat by the pound, FAQ says how late to ask.',
      pages: ['home', 'pricing', 'booking', 'faq', 'contact'],
    },
  ],
  faq: [
    {
      question: "What has to be on a Texas air-conditioning contractor's page?",
      answer:
        'The Texas Department of Licensing and Regulation issues the license, and its rules ask for the number in advertising. Copy it into the brief with its letters, TACLA or TACLB. It then stands on the site; plumbers and electricians enter theirs in the same place.',
    },
    {
      question: 'Business here comes and goes with the oil price. Am I tied in?',
      answer:
        'No contract runs longer than a month. Cancel with two clicks and the site stays up until the end of the month you paid. Take the ZIP when you go. If you return within thirty days, everything can be put back as it was.',
    },
    {
      question: 'We cook at rig sites. How do I give a service area with no towns in it?',
      answer:
        "Name the counties and the highways in words: Martin, Glasscock, Upton, or 'along 349 to Rankin'. Up to 24 entries of that kind are allowed. Add the smallest order and how many miles are free, and the telephone will ring less for lunches of four.",
    },
  ],
  head: {
    title: 'Midland, Texas Websites for Small Businesses',
    description:
      'For Midland and Odessa businesses: five pages that crews can read on a phone, drafted in {draftTime}. {setup} setup, {monthly} a month, Permian Basin answers.',
    keywords: [
      'Midland Texas web design',
      'Odessa TX small business website',
      'Permian Basin website',
      'HVAC website Midland',
      'barbecue catering website Texas',
    ],
  },
};
