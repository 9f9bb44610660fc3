import type { City } from './city.ts';
import { florida } from './states.ts';

export const orlando: City = {
  slug: 'orlando',
  name: 'Orlando',
  state: florida,
  region: 'Central Florida',
  timeZone: 'America/New_York',
  latitude: 28.54,
  longitude: -81.38,
  headline: 'Orlando, past the park gates.',
  lead: 'The visitors have maps of their own. For the people who live and work in Central Florida, we build your five-page site: draft within {draftTime}, {setup} up front, {monthly} a month after launch.',
  nearbyTowns: ['Winter Park', 'Kissimmee', 'Winter Garden', 'Altamonte Springs', 'Apopka', 'Lake Nona'],
  regionText:
    'Greater Orlando spreads over Orange, Seminole and Osceola counties, with lakes in every direction and Interstate 4 through the middle. The resorts lie to the southwest. Winter Park and College Park are old and leafy, Lake Nona is new and medical, and the east side belongs to the University of Central Florida.',
  tradesText:
    'Vacation houses around Kissimmee and Davenport are cleaned between a morning check-out and an afternoon check-in, every week of the year. Kitchens run by families from Vietnam, Puerto Rico, Brazil and elsewhere feed those who work in the hotels. Pool, air-conditioning and pest companies serve both kinds of house.',
  seasonText:
    'School holidays make the rhythm: spring break, June to August, Thanksgiving, and the two weeks around New Year. Cleaners need to show which turnover days are free before each of them. Restaurants away from the resorts can point out that locals find a table, and mention the afternoon storm that keeps the patio wet.',
  localTip:
    'Decide whom the site is for. A host in Osceola County wants turnover times, linen rules and a contact who answers on Sunday. A family in Winter Park wants the same two people every other Thursday. If you do both, give each its own heading, and mention tolls only if you pass them on.',
  sampleSets: [
    {
      trade: 'cleaning',
      why: 'Hosts and households ask different things on the same phone number. Services parts them, Pricing goes by bedrooms, Booking takes the changeover day.',
      pages: ['home', 'services', 'pricing', 'booking', 'contact'],
    },
    {
      trade: 'restaurant',
      why: "Someone off shift at ten wants to know if the kitchen is open. Hours and directions lead; About tells whose recipes these are, in the owner's words.",
      pages: ['home', 'about', 'gallery', 'faq', 'contact'],
    },
  ],
  faq: [
    {
      question: 'I clean thirty vacation rentals for managers. Do I need a public site?',
      answer:
        'It helps when a manager you have never met looks for a cleaner. A Services page that sets out laundry, restocking, photos and damage notes reads like a bid. Leave addresses of the houses out. If you take no private homes, say that too, and save yourself the calls.',
    },
    {
      question: 'Our menu is in Vietnamese and English. Will accents and dish names come out right?',
      answer:
        'Yes. Names of dishes appear the way you type them, with every accent. Check them in the draft all the same. The sentences around them are in English, and you can rewrite any of those yourself.',
    },
    {
      question: 'Can visitors find us by theme park?',
      answer:
        "You may say how far you are from a park if the distance is right, and give the exit. We would not use a park's name in your title or pretend a link with it. Your street and neighborhood say more to the people who might come back.",
    },
  ],
  head: {
    title: 'Orlando Websites for Local Businesses',
    description:
      'Five-page websites for Orlando, Kissimmee and Winter Park businesses. Draft within {draftTime}, {setup} to set up, {monthly} a month for hosting and email.',
    keywords: [
      'Orlando web design',
      'Orlando small business website',
      'Kissimmee website design',
      'vacation rental cleaning website',
      'Central Florida web design',
    ],
  },
};

export const lakelandWinterHaven: City = {
  slug: 'lakeland-winter-haven',
  name: 'Lakeland and Winter Haven',
  state: florida,
  region: 'Polk County',
  timeZone: 'America/New_York',
  latitude: 28.03,
  longitude: -81.84,
  headline: 'Lakeland to Winter Haven, all of Polk.',
  lead: 'Between Tampa and Orlando lies a county that hires its own. Five pages for your Lakeland or Winter Haven firm: {setup} to make, {monthly} a month to host, a first draft inside {oneDay}.',
  nearbyTowns: ['Auburndale', 'Bartow', 'Haines City', 'Mulberry', 'Lake Wales', 'Plant City'],
  regionText:
    'Interstate 4 crosses the north of Polk County, and most daily errands happen along US 98, US 92 and the Polk Parkway. Winter Haven strings its chain of lakes together with canals. Lakeland has swans, Florida Southern College and a Publix headquarters; Bartow keeps the courthouse and the citrus offices.',
  tradesText:
    'Warehouses along the interstate and the phosphate and citrus works need painters, electricians and cleaners on contract. Houses are spreading around Haines City and Davenport, so walls and fences keep getting a first coat. Family dentists and eye doctors serve both long-time residents and the retirees in lake communities.',
  seasonText:
    'Exterior paint wants dry boards, and that means October to May; the wet months are for interiors and cabinets. Fly-in week brings aircraft fans to Lakeland each spring. Dental offices fill up before school begins in August and again in December, as benefits run out. Let the home page name whichever is next.',
  localTip:
    'Customers here check whether you belong to Polk or are driving in from Tampa, so show the town you work from and the area code that goes with it. Concrete block with stucco, old frame bungalows near Lake Morton and manufactured homes each need a different method. Say which of them you take on.',
  sampleSets: [
    {
      trade: 'painter',
      why: 'Block, wood and metal are three trades under one name. Services gives each a heading, and before-and-after photographs go in the gallery.',
      pages: ['home', 'services', 'gallery', 'pricing', 'contact'],
    },
    {
      trade: 'dentist',
      why: 'New families compare distance, hours and the first bill. Pricing can list what an exam includes, Booking offers days, About puts faces to names.',
      pages: ['home', 'about', 'pricing', 'booking', 'faq'],
    },
  ],
  faq: [
    {
      question: 'We are as near to Tampa as to Orlando. Which one should the page aim at?',
      answer:
        'Neither, at first. The person across Lake Hollingsworth searches for Lakeland. Put your own towns in the headings and mention that you travel to Plant City or Davenport if you do. Cities an hour away have plenty of firms who live there.',
    },
    {
      question: 'Does a dentist have to list prices?',
      answer:
        'No. The Pricing page can explain what affects a bill and how you handle insurance, without a single figure. If you do publish an exam price, we show it with the conditions you name. Nothing is filled in from averages or from other practices.',
    },
    {
      question: 'I paint for two builders and have no time for a website. How long will it take me?',
      answer:
        'Most of the answers are things you say every day: what you do, where, how to reach you. Each field is saved as you type, so you can begin at lunch and finish on another device. After that you read the draft and say what is wrong with it.',
    },
  ],
  head: {
    title: 'Lakeland and Winter Haven Small Business Websites',
    description:
      'Polk County web design without the wait: five pages for Lakeland and Winter Haven businesses, drafted within {draftTime}, {setup} plus {monthly} monthly.',
    keywords: [
      'Lakeland web design',
      'Winter Haven website',
      'Polk County small business website',
      'painter website Lakeland',
      'dentist website Florida',
    ],
  },
};

export const theVillages: City = {
  slug: 'the-villages',
  name: 'The Villages',
  state: florida,
  region: 'Sumter, Lake and Marion counties',
  timeZone: 'America/New_York',
  latitude: 28.93,
  longitude: -81.96,
  headline: 'Easy to read in The Villages.',
  lead: 'Your customers take their time, compare, and like to read in comfort. We make five pages for that: {setup} in all for the setup, {monthly} per month, and a draft within {draftTime} of the start.',
  nearbyTowns: ['Lady Lake', 'Wildwood', 'Fruitland Park', 'Leesburg', 'Oxford', 'Summerfield'],
  regionText:
    'The Villages is a retirement community the size of a city, laid over parts of Sumter, Lake and Marion counties and tied together by golf-cart paths. Daily life gathers at the town squares, Spanish Springs, Lake Sumter Landing, Brownwood and the newer ones to the south. Wildwood and Lady Lake begin at its edges.',
  tradesText:
    'People own their homes, keep them in order and talk to one another, so heating and cooling firms, screen repairers, painters and handymen live by repeat calls. Hairdressers do a brisk weekday trade. Golf carts need batteries and tires; houses left for the summer need someone to walk through them.',
  seasonText:
    'From January to March everyone is home and the squares are full; summer thins things out while the air conditioners work hardest. Service agreements sell in fall, when the second homes open up. Remind readers early in the year about tune-ups, and tell summer residents in June how soon you can come.',
  localTip:
    'Say whether you can be reached by golf cart. Give your hours in words, your phone number at the top, and a short note on deed restrictions if your work touches the outside of a house, because architectural review is a fact of life here. Avoid jargon, tiny gray type and anything that blinks.',
  sampleSets: [
    {
      trade: 'hvac',
      why: 'A maintenance plan needs to be understood before it is signed. Pricing lays out what a plan covers, FAQ explains noises and filters, About names the technicians.',
      pages: ['home', 'about', 'services', 'pricing', 'faq'],
    },
    {
      trade: 'salon',
      why: 'Clients call, and some book online at night. Prices by length, a note on cart parking and a form for a weekday slot are enough.',
      pages: ['home', 'services', 'pricing', 'booking', 'contact'],
    },
  ],
  faq: [
    {
      question: 'May I use the name The Villages for my business?',
      answer:
        "Describing where you work is one thing; putting a protected name into your own brand is another. We write 'serving homes in The Villages' or the squares and villages you list. For a company name or a logo, ask a trademark lawyer before you print shirts.",
    },
    {
      question: 'Do older readers really book through a form?',
      answer:
        'Some do, late in the evening, and many more phone. So the site carries both: a number that dials when tapped and a short form with clear labels. If you would rather take calls only, choose four other pages and leave Booking out.',
    },
    {
      question: 'We work in three counties. Should the page list them?',
      answer:
        'It can, but villages and squares tell your customers more. The service area takes up to 24 places, so name the ones you reach, and add Leesburg or Ocala only if you drive there. Counties matter for permits, and a sentence can say so.',
    },
    {
      question: 'Could we go through the draft together by phone?',
      answer:
        'Yes. Pick a free half hour on the booking page, in your own time zone; calls are on weekdays. You can also mark a section of the draft and write what should change, whichever feels easier.',
    },
  ],
  head: {
    title: 'Websites for Businesses in The Villages, Florida',
    description:
      'Clear five-page websites for trades and shops that serve The Villages, Lady Lake and Wildwood. First draft in {draftTime}, {setup} once, {monthly} each month.',
    keywords: [
      'The Villages FL web design',
      'Lady Lake website',
      'Wildwood small business website',
      'HVAC website The Villages',
      'salon website Florida',
    ],
  },
};
