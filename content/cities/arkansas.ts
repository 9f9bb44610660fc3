import type { City } from './city.ts';
import { arkansas } from './states.ts';

export const fayettevilleSpringdaleRogers: City = {
  slug: 'fayetteville-springdale-rogers',
  name: 'Fayetteville, Springdale and Rogers',
  state: arkansas,
  region: 'Northwest Arkansas',
  timeZone: 'America/Chicago',
  latitude: 36.19,
  longitude: -94.13,
  headline: 'Fayetteville to Rogers, before coffee.',
  lead: 'Four cities in a row and one highway: your customer may live in any of them. Five pages cover the lot for {setup}, with {monthly} monthly after launch and a draft to read in {draftTime} or less.',
  nearbyTowns: ['Bentonville', 'Lowell', 'Bella Vista', 'Siloam Springs', 'Farmington', 'Johnson'],
  regionText:
    "Interstate 49 and the Razorback Greenway thread the towns together: Fayetteville with the University of Arkansas at the south end, then Springdale, Lowell, Rogers and Bentonville. Beaver Lake lies east, Bella Vista's hills north by the Missouri line. People say Northwest Arkansas, or NWA, and rarely mean a single city.",
  tradesText:
    "A retailer's headquarters, a poultry company and a trucking company bring families from everywhere, usually with a job offer and a moving date, and suppliers keep offices nearby. Agents, builders and painters live on those arrivals. Mountain-bike trails draw riders to cafés at seven in the morning. Springdale speaks Spanish and Marshallese as well as English.",
  seasonText:
    'Transfers peak in summer, so houses are shown from March on. Football Saturdays fill Fayetteville hotels in fall, and bike events take over Bentonville in spring and October. Show open-house dates or relocation calls first when leaves are out; cafés should give trail hours, game-day hours and the patio.',
  localTip:
    'List every city you serve, in order along the interstate, because newcomers do not yet know how near they are. For a café, bike racks and a hose matter as much as parking. An agent should explain school districts by map and boundary, never by opinion, and name the brokerage as the state commission asks.',
  sampleSets: [
    {
      trade: 'coffee',
      why: 'Riders look for hours and a rack, remote staff for plugs and quiet. Gallery shows both corners, FAQ answers, and bags of beans stand in the Shop shell.',
      pages: ['home', 'gallery', 'shop', 'faq', 'contact'],
    },
    {
      trade: 'realtor',
      why: 'A family in New Jersey has one weekend to choose a town. Blog compares drives and lots, About is the person, Services explains buying from far away.',
      pages: ['home', 'about', 'services', 'blog', 'contact'],
    },
  ],
  faq: [
    {
      question: 'Should I get four pages for four cities?',
      answer:
        'Use the five for subjects instead. Home, Services and FAQ can each mention the cities where it fits, and the service area lists them all. Four copies with a swapped name would be thin, and search engines treat them accordingly.',
    },
    {
      question: 'Can a Springdale shop greet people in Marshallese?',
      answer:
        'Yes, with your own words. Type the greeting as a text and it is placed unchanged, special letters included; the languages you speak are named besides. Our part of the copy is English. Ask a native speaker to look over the draft, since we cannot.',
    },
    {
      question: "As an agent, may I name my clients' employer?",
      answer:
        "Describe the situation, such as a transfer with six weeks' notice, and leave the company out unless it agrees in writing. Testimonials need the client's consent too. The Arkansas Real Estate Commission sets advertising rules for licensees; your broker will know the current ones.",
    },
  ],
  head: {
    title: 'Fayetteville, Springdale and Rogers Business Websites',
    description:
      'Northwest Arkansas web design: five pages for cafés, agents and trades from Fayetteville to Bentonville, drafted in {draftTime}, {setup} and {monthly} monthly.',
    keywords: [
      'Northwest Arkansas web design',
      'Fayetteville AR small business website',
      'Rogers Arkansas website',
      'Springdale website design',
      'coffee shop website Arkansas',
    ],
  },
};
