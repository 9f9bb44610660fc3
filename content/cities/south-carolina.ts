import type { City } from './city.ts';
import { southCarolina } from './states.ts';

export const charleston: City = {
  slug: 'charleston',
  name: 'Charleston',
  state: southCarolina,
  region: 'the Lowcountry',
  timeZone: 'America/New_York',
  latitude: 32.78,
  longitude: -79.93,
  headline: 'Charleston, ahead of the tide.',
  lead: 'Lowcountry craft deserves a page that sits as straight as the work. Take five: {setup} to write, draw and build them, {draftTime} to the first draft, and {monthly} monthly to keep the lights on.',
  nearbyTowns: ['Mount Pleasant', 'North Charleston', 'James Island', 'Johns Island', 'Summerville', 'Daniel Island'],
  regionText:
    'The old city fills a peninsula between the Ashley and the Cooper, and everything else is over a bridge: West Ashley, James and Johns islands, Mount Pleasant across the Ravenel. North Charleston and Summerville lie up Interstate 26. High tides put some streets under water on clear days, so people check the chart before they drive downtown.',
  tradesText:
    'Houses of heart pine and brick need carpenters who can copy a sash, a piazza rail or a shutter. Weddings in gardens and by the water bring photographers, planners, florists and tent crews. The port, the air base and the aircraft plant in North Charleston support everyday trades from brakes to braces.',
  seasonText:
    'March to May and September to November are for weddings and visitors; Spoleto takes late May into June. Summer is hot, wet and better for shop work than for paint. A photographer should list the Saturdays still open in both halves of the year. A carpenter can offer window and shutter work for the months of storms.',
  localTip:
    'On the peninsula, exterior changes pass a Board of Architectural Review, so a carpenter who prepares drawings for it should say that. Explain where a truck can stand on a narrow street and whether you go to the islands. Photographers: name the gardens and beaches where you hold permission, and say at which hour the light is good there.',
  sampleSets: [
    {
      trade: 'photographer',
      why: 'Galleries by place, not by couple, help a planner in Atlanta. Pricing gives the hours covered, Blog explains light and tide for three locations.',
      pages: ['home', 'gallery', 'pricing', 'blog', 'contact'],
    },
    {
      trade: 'carpenter',
      why: 'An owner on Tradd Street asks what is original and what can be saved. Services talks windows, doors and stairs; About and Gallery show hands and joints.',
      pages: ['home', 'about', 'services', 'gallery', 'contact'],
    },
  ],
  faq: [
    {
      question: 'My shop restores windows. Is there room to explain how?',
      answer:
        'Yes. Each service can have its own text and you may send questions with answers as long as a long paragraph. Step-by-step photographs with captions work well in the gallery. What we keep short is the home page, which has to be read standing up.',
    },
    {
      question: "What does South Carolina want to see on a residential builder's page?",
      answer:
        'Licensing is with the Department of Labor, Licensing and Regulation, and specialty trades may register instead of holding a full license. Ask it what your advertising must contain. The site prints your number and category as you copy them, and leaves them out when you give none.',
    },
    {
      question: 'Streets downtown flood at king tide. Should I mention it?',
      answer:
        "If it changes your day, yes. A line such as 'at flood tides we start on the islands' tells clients you know the place, provided it is how you work. Put it under service area, where people with a tidal street will look.",
    },
  ],
  head: {
    title: 'Charleston SC Websites for Small Businesses',
    description:
      'Lowcountry photographers, carpenters and shops: a five-page Charleston website, draft in {draftTime}, {setup} setup and {monthly} a month. Two sample page sets.',
    keywords: [
      'Charleston SC web design',
      'Lowcountry small business website',
      'Mount Pleasant website',
      'photographer website Charleston',
      'carpenter website Charleston',
    ],
  },
};

export const myrtleBeachConway: City = {
  slug: 'myrtle-beach-conway',
  name: 'Myrtle Beach and Conway',
  state: southCarolina,
  region: 'Grand Strand',
  timeZone: 'America/New_York',
  latitude: 33.69,
  longitude: -78.89,
  headline: 'Myrtle Beach and Conway, tables set.',
  lead: 'Sixty miles of sand feed visitors; an inland county feeds itself. Whichever is at your door, your five pages cost {setup} and {monthly} a month, and the draft is there within {draftTime}.',
  nearbyTowns: ['North Myrtle Beach', 'Surfside Beach', 'Murrells Inlet', 'Little River', 'Socastee', 'Loris'],
  regionText:
    'Horry County has two faces. The Grand Strand is a chain of beach towns along US 17, from Little River to Murrells Inlet just over the Georgetown line. Conway, the county seat, stands inland on the black Waccamaw River with oaks, a courthouse and Coastal Carolina University. US 501 joins them, slowly in July.',
  tradesText:
    'Restaurants serve seafood buffets at night and pancakes to golfers at dawn, and each keeps linen, hood and refrigeration people busy. Condo towers need cleaners on Saturdays and painters in winter. Retired couples buy in Carolina Forest and Murrells Inlet, where lawns, golf carts and dentists follow them.',
  seasonText:
    'June to August are for families, spring and fall for golfers, and many kitchens shorten the week in January. Cleaners hire in April. A restaurant should put the months, days and hours of the moment on the home page, plus parking for large parties; a cleaner can sell deep cleaning between Thanksgiving and March.',
  localTip:
    'Visitors do not know where Socastee ends, so give a cross street and the ocean or waterway side. If residents get a discount or a quiet hour, say when. The Strand floods along the Waccamaw after big storms; firms that dry and repair should say how fast they can look.',
  sampleSets: [
    {
      trade: 'restaurant',
      why: 'A party of twelve in a rented van needs three answers: open, room, parking. Contact and Booking give them; the FAQ covers allergies, buses and birthday cakes.',
      pages: ['home', 'gallery', 'booking', 'faq', 'contact'],
    },
    {
      trade: 'cleaning',
      why: 'Many condo owners live states away and manage by text. About and Services show who comes and what is checked, Pricing goes by unit and linen.',
      pages: ['home', 'about', 'services', 'pricing', 'contact'],
    },
  ],
  faq: [
    {
      question: 'We open at Easter and close after the last golf package. How does the site handle winter?',
      answer:
        'It stays online with winter hours, or none. Mark the days as closed, say when you reopen, and leave the form on for group requests. The monthly fee runs on, since the site is there; what you save is the rush to wake it up in March.',
    },
    {
      question: 'Can visitors reserve a table by themselves?',
      answer:
        'They can ask for one: day, time window, number of people in the note. You confirm. If you use a reservation service, the button goes there. What we avoid is a calendar that looks live and is not, because someone always drives an hour for it.',
    },
    {
      question: 'I clean in Horry and Georgetown counties. Two business licenses, one site?',
      answer:
        'One site. List the towns and add both licenses if you like to show them. Local business licenses in South Carolina are a matter for each city and county, so ask their offices what applies; our pages give only the facts you provide.',
    },
    {
      question: 'Will it cost more if hundreds of tourists look at it in July?',
      answer:
        'No. The {monthly} does not depend on how many people visit. The pages are plain files, compressed once when they are published, and a busy July is billed like a quiet January. Nothing on the site counts visitors against you.',
    },
  ],
  head: {
    title: 'Myrtle Beach and Conway Small Business Websites',
    description:
      'Grand Strand restaurants, cleaners and trades from Little River to Conway: five pages, {draftHours}-hour first draft, {setup} once and {monthly} each month online.',
    keywords: [
      'Myrtle Beach web design',
      'Conway SC small business website',
      'Grand Strand website',
      'restaurant website Myrtle Beach',
      'cleaning service website SC',
    ],
  },
};
