import type { City } from './city.ts';
import { colorado } from './states.ts';

export const coloradoSprings: City = {
  slug: 'colorado-springs',
  name: 'Colorado Springs',
  state: colorado,
  region: 'Pikes Peak region',
  timeZone: 'America/Denver',
  latitude: 38.83,
  longitude: -104.82,
  headline: 'Colorado Springs, clear after the hail.',
  lead: 'When a storm has passed, homeowners search before they sign anything. Let them find five plain pages with your name on them: {setup}, a draft in {draftTime}, and {monthly} for every month after launch.',
  nearbyTowns: ['Fountain', 'Monument', 'Manitou Springs', 'Woodland Park', 'Falcon', 'Security-Widefield'],
  regionText:
    'Colorado Springs sits at about 6,000 feet where the plains run into Pikes Peak. Academy, Powers and Interstate 25 carry the traffic north and south; Ute Pass leads up to Woodland Park. Fort Carson, two Space Force bases and the Air Force Academy lie around the edges, and Monument guards the road to Denver.',
  tradesText:
    'Hail makes roofs a recurring expense, and it draws out-of-state crews, so local roofers have to show that they are local. Swelling clay under the east side moves slabs and sewer lines, which keeps plumbers and foundation people digging. Military families add movers, rentals, tutors and mechanics.',
  seasonText:
    'Hailstorms come mostly from May to August in the late afternoon. Frost can arrive in October, and hoses left on a bib in November become plumbing calls. Roofers should lead with inspections and the office address in hail months; plumbers with winter shut-off before the first cold night.',
  localTip:
    "Contractors here are licensed through the Pikes Peak Regional Building Department, so name it with your license and say who pulls the permit. Colorado forbids a roofer to pay or waive a homeowner's deductible; leave any such hint out. Show a street, a face and a local number, because people have learned to ask.",
  sampleSets: [
    {
      trade: 'roofer',
      why: 'After a storm people ask who will still be here in spring. About says where you are, FAQ explains claim and contract in neutral words, Gallery shows impact damage close up.',
      pages: ['home', 'about', 'services', 'gallery', 'faq'],
    },
    {
      trade: 'plumber',
      why: 'Sewer scopes and slab leaks cost real money, so the price page explains the steps. Booking sorts what is urgent from what can wait until Thursday.',
      pages: ['home', 'services', 'pricing', 'booking', 'contact'],
    },
  ],
  faq: [
    {
      question: 'How can my page show that we are not storm chasers?',
      answer:
        'With facts: a street address, the year you began, your license, photographs of finished roofs in places readers recognize. The brief has a field for each, and none of them is required. The site repeats what you give and avoids attacks on anyone else.',
    },
    {
      question: 'May a roofing site offer to cover the deductible?',
      answer:
        "Colorado law does not let roofers pay, waive or rebate it, and we will not publish an offer to do so. Describe the inspection, the written contract and the customer's right to cancel as the law gives it. Your lawyer can supply the wording.",
    },
    {
      question: 'I get orders to another post in two years. Can someone take over the site?',
      answer:
        'The texts and design are yours, so they can go with the business. Hand the ZIP to whoever follows you, or write to us before the sale and we settle whose account and whose card it becomes.',
    },
  ],
  head: {
    title: 'Colorado Springs Websites for Local Trades',
    description:
      'Roofers, plumbers and small firms in Colorado Springs: a five-page website, draft in {draftTime}, {setup} once, {monthly} a month. Written for the Pikes Peak region.',
    keywords: [
      'Colorado Springs web design',
      'Pikes Peak small business website',
      'Monument CO website',
      'roofer website Colorado Springs',
      'plumber website Colorado',
    ],
  },
};

export const greeley: City = {
  slug: 'greeley',
  name: 'Greeley',
  state: colorado,
  region: 'Weld County',
  timeZone: 'America/Denver',
  latitude: 40.42,
  longitude: -104.71,
  headline: 'Greeley gets to work early.',
  lead: 'Shift change is no time for a slow website. Five light pages for a Weld County firm: {setup} in one payment, a first draft not later than {draftTime} after the start, {monthly} per month.',
  nearbyTowns: ['Evans', 'Windsor', 'Eaton', 'Johnstown', 'Kersey', 'La Salle'],
  regionText:
    'Greeley is the seat of Weld County, on the plain where the Cache la Poudre meets the South Platte. US 34 and US 85 cross at its edge and bring trucks from every direction. Windsor and Johnstown grow toward Interstate 25; Eaton, Kersey and La Salle are farm towns a few minutes out.',
  tradesText:
    'Feedlots, a large beef plant, sugar beets and oil and gas crews put heavy use on pickups and trailers, so mechanics, welders and tire shops line the highways. Older blocks near the University of Northern Colorado have pipes and furnaces to match. Spanish is common at the counter; Somali and Burmese are spoken in some neighborhoods.',
  seasonText:
    'Harvest and beet campaigns in fall mean trucks cannot wait, and the Greeley Stampede fills the days around the Fourth of July. Wells and frost-free hydrants cause calls in January. A garage might post early drop-off for harvest weeks; a plumber might show what to do before help comes in a freeze.',
  localTip:
    'Give the first hour you answer the phone, since many customers call at five. Say whether a gooseneck trailer can turn in your yard and whether you come out to a rig or a field. Spell out languages. County addresses need directions: a road number, a mile and a landmark beat a pin.',
  sampleSets: [
    {
      trade: 'auto',
      why: "Diesel or gas, fleet or family, tow or drive in: Services answers by heading. About shows the bays, Booking catches the five-o'clock caller who would rather type.",
      pages: ['home', 'about', 'services', 'booking', 'contact'],
    },
    {
      trade: 'plumber',
      why: 'Farm wells and old town houses split the work in two. Each gets its own block, FAQ has the freeze advice, and the price page tells mileage out of town.',
      pages: ['home', 'services', 'pricing', 'faq', 'contact'],
    },
  ],
  faq: [
    {
      question: 'Can we list the languages our mechanics speak?',
      answer:
        'List them in the brief and the site names them. The copy itself is in English. If a mechanic writes two lines of welcome in Spanish or Somali, they can be placed word for word; please have someone read them aloud before they go public.',
    },
    {
      question: 'Our shop has a county road address. Will people find it?',
      answer:
        "The Contact page shows the address as you write it and a link that opens the visitor's own navigation. The landmark everybody uses fits into a question of your own, such as where to turn. We draw a simple sketch of the area instead of loading an outside map.",
    },
    {
      question: 'We bill companies, not drivers. Should prices be public?',
      answer:
        'Not if they are negotiated. Skip Pricing and take About or FAQ instead, with a sentence on how fleets get terms. If drivers also come by for oil and tires, a short list of fixed prices can stand on the Services page.',
    },
  ],
  head: {
    title: 'Greeley Websites for Weld County Small Businesses',
    description:
      'For Greeley, Evans and Windsor businesses: five web pages that open fast, drafted in {draftTime} for {setup}. Hosting, email and upkeep are {monthly} a month.',
    keywords: [
      'Greeley web design',
      'Weld County small business website',
      'Windsor CO website',
      'auto repair website Greeley',
      'plumber website Greeley',
    ],
  },
};

export const boulder: City = {
  slug: 'boulder',
  name: 'Boulder',
  state: colorado,
  region: 'Boulder County',
  timeZone: 'America/Denver',
  latitude: 40.01,
  longitude: -105.27,
  headline: 'Boulder, light on its feet.',
  lead: 'Static pages, no trackers, hardly any script: it might have been designed for Boulder. Yours would be five of them, {setup} complete, {monthly} a month to host, with a draft inside {aDay}.',
  nearbyTowns: ['Louisville', 'Lafayette', 'Superior', 'Longmont', 'Niwot', 'Nederland'],
  regionText:
    'The Flatirons close off the west side and bought open space keeps the city from spreading, so most suppliers drive in along US 36 from Superior, Louisville and Lafayette. The University of Colorado fills the middle. Gunbarrel and Niwot lie toward Longmont; Nederland is up the canyon, half an hour and a climate away.',
  tradesText:
    "Runners, climbers and cyclists support coaches, small gyms, bike mechanics and bodywork of every school. Dogs go along to most of it. Research labs and start-ups pay for tax help and tidy offices. Rental housing has to meet the city's energy rules, which gives insulation and window firms a queue of landlords.",
  seasonText:
    'Training builds from January to the Bolder Boulder on Memorial Day; move-out and move-in swamp the Hill in May and August. Dogs need grooming most in mud season and when the foxtails dry in summer. Gyms do well to publish the next beginner block, groomers the next opening for double coats.',
  localTip:
    'Be exact about what you know: certificates by full name, materials by ingredient, and bike parking as well as car parking. A groomer should mention burrs, foxtails and what is in the shampoo. Leave wellness promises out, because no one can check them. Say plainly whether you drive up to Nederland in snow.',
  sampleSets: [
    {
      trade: 'gym',
      why: 'The reader has trained elsewhere and wants method, coach and class size. About and Services give them, Blog holds three articles on form, Booking a trial.',
      pages: ['home', 'about', 'services', 'blog', 'booking'],
    },
    {
      trade: 'groomer',
      why: 'Trail dogs come with burrs and opinions. Pricing sorts by coat instead of breed, FAQ covers vaccinations and drop-off, Gallery shows befores and afters.',
      pages: ['home', 'pricing', 'gallery', 'faq', 'booking'],
    },
  ],
  faq: [
    {
      question: 'What does the site record about my visitors?',
      answer:
        'No cookies, no analytics scripts and no calls to other companies are in the pages we make. What someone types into a form is stored for you and emailed to you. If you later want statistics from a third party, that is a choice we would make you ask for.',
    },
    {
      question: "Can I call my training 'proven'?",
      answer:
        'Show the proof instead. Say how you test, how often and what a client receives. Our own review holds back words like proven, certified or guaranteed unless an answer of yours supports them, and medical outcomes stay out in any case.',
    },
    {
      question: 'Could my developer friend host the files instead?',
      answer:
        'Yes, if you leave. You get the whole site as a ZIP of static files that any web server can serve, so your friend needs nothing special. Forms are the exception: they rely on our hosting and would have to be connected anew.',
    },
  ],
  head: {
    title: 'Boulder Web Design, Five Light Pages',
    description:
      'A fast, tracker-free website for a Boulder County business. Five pages, a draft within {draftTime}, {setup} for the build and {monthly} monthly for hosting.',
    keywords: [
      'Boulder web design',
      'Boulder small business website',
      'Louisville CO website',
      'gym website Boulder',
      'dog groomer website Boulder',
    ],
  },
};

export const fortCollins: City = {
  slug: 'fort-collins',
  name: 'Fort Collins',
  state: colorado,
  region: 'Northern Colorado',
  timeZone: 'America/Denver',
  latitude: 40.59,
  longitude: -105.08,
  headline: 'Fort Collins, ready for the growing season.',
  lead: 'From Wellington down to Loveland, gardens, kids and houses need someone local. Be that someone on five pages. One payment of {setup}, {monthly} monthly, and a draft within {draftTime} of the go-ahead.',
  nearbyTowns: ['Loveland', 'Windsor', 'Timnath', 'Wellington', 'Laporte', 'Bellvue'],
  regionText:
    'Fort Collins lies against the foothills where the Cache la Poudre leaves its canyon. College Avenue runs the length of town past Old Town and Colorado State University, and freight trains still roll down Mason Street. Timnath and Windsor grow across the interstate; Horsetooth Reservoir sits just over the hogback.',
  tradesText:
    'Lawns are being traded for native grass and drip lines, so landscapers who understand water are in demand. The university supplies students who teach, tutor and rent. Breweries, bike shops and veterinary offices come with the territory, and every one of them hires electricians, sign painters and cleaners.',
  seasonText:
    "Sprinklers are charged in late April or May and blown out in October, two short rushes with little room between them. Tutors see August, midterms and the spring tests. The home page should take start-up bookings in March and blow-out bookings in September; a tutor's can show how many afternoon hours are open.",
  localTip:
    "Water is what people ask about: name the plants, the mulch and the nozzles you use, and whether you help with the city's rebate paperwork. Deer eat along the foothills and hail shreds leaves on the plain, so give separate advice. Bike directions are welcome. Tutors should say which district's courses they know.",
  sampleSets: [
    {
      trade: 'landscaper',
      why: 'A yard conversion is a decision of months. Blog explains native grass and drip, Gallery shows the second summer, Services keeps blow-outs simple to find.',
      pages: ['home', 'services', 'gallery', 'blog', 'contact'],
    },
    {
      trade: 'tutor',
      why: 'Subject, level, hour, price. Those four facts fit Services and Pricing; FAQ deals with cancellations, and About is where a parent decides.',
      pages: ['home', 'about', 'services', 'pricing', 'faq'],
    },
  ],
  faq: [
    {
      question: 'Blow-outs fill four weeks and then stop. Is booking on the site worth it?',
      answer:
        "That is where it pays. A request form that asks for a day and a time window puts everyone in one list in your portal instead of a hundred voicemails. When the weeks are full, change the sentence above it to 'waiting list' and keep the form.",
    },
    {
      question: 'May I publish articles under my own name?',
      answer:
        'Yes. Three posts can be written by you from the first word, and the site names your business as the author. Otherwise we place neutral guides for your trade, which you can correct where local soil or water says different.',
    },
    {
      question: 'Can the page tell people which plants qualify for a rebate?',
      answer:
        "Name the utility's own list, since it changes, and describe what you plant. A wrong sentence about money annoys people twice. If nothing is copied from the list, nothing on your page can go stale.",
    },
  ],
  head: {
    title: 'Websites for Fort Collins Small Businesses',
    description:
      'Northern Colorado landscapers, tutors and shops: get a five-page Fort Collins website with a draft in {draftTime}, {setup} to build and {monthly} a month to keep.',
    keywords: [
      'Fort Collins web design',
      'Northern Colorado small business website',
      'Loveland website design',
      'landscaper website Fort Collins',
      'tutor website Fort Collins',
    ],
  },
};
