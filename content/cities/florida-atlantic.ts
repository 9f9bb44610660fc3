import type { City } from './city.ts';
import { florida } from './states.ts';

export const jacksonville: City = {
  slug: 'jacksonville',
  name: 'Jacksonville',
  state: florida,
  region: 'First Coast',
  timeZone: 'America/New_York',
  latitude: 30.33,
  longitude: -81.66,
  headline: 'Jacksonville, on both sides of the river.',
  lead: 'A five-page website for a First Coast business, from Mandarin to the beaches. You see the first draft within {draftTime} and pay {setup} once, then {monthly} a month.',
  nearbyTowns: ['Orange Park', 'Fleming Island', 'Ponte Vedra Beach', 'Atlantic Beach', 'Fernandina Beach', 'St. Augustine'],
  regionText:
    'The St. Johns River runs north through the middle of town, so a service call often begins with the question of which bridge. City and Duval County share one government, yet people still answer Arlington, Riverside or San Marco when asked where they live. The beach towns lie across the Intracoastal Waterway and count themselves apart.',
  tradesText:
    'Two Navy bases, Naval Air Station Jacksonville and Naval Station Mayport, bring families who come and go on orders. That keeps movers, cleaners and house painters in work all year. Humidity does the same for cooling contractors, and hospital and port shifts mean that many customers look for help late in the evening.',
  seasonText:
    'Cooling calls climb from May and stay high into September. Summer is also when military families move, because school is out. In those months the first line of the home page belongs to repair visits or open moving dates; spring cleaning and tune-ups can wait further down.',
  localTip:
    'Write down which side of the river you start from. Someone in Orange Park wants to know whether you cross the Buckman Bridge, and someone in Neptune Beach whether you come over the Intracoastal at all. Name neighborhoods rather than miles, and state any trip charge once, where the prices are.',
  sampleSets: [
    {
      trade: 'hvac',
      why: 'A dead air conditioner leaves no patience for a company history. Prices and booking stand next to the services, and the FAQ takes the filter and thermostat questions of a July morning.',
      pages: ['home', 'services', 'pricing', 'booking', 'faq'],
    },
    {
      trade: 'moving',
      why: 'Orders come with a date, so Booking asks for the day first. Pricing explains what changes the bill, and About says who will carry the boxes.',
      pages: ['home', 'about', 'pricing', 'booking', 'contact'],
    },
  ],
  faq: [
    {
      question: 'Can my site include the beaches and leave out St. Augustine?',
      answer:
        'Yes. You type the places you serve, up to 24 of them, and the site lists exactly those. What you leave out stays out. If a trip over the Intracoastal costs extra, write that down as a question of your own and it appears on the site with its answer.',
    },
    {
      question: 'Does my Florida contractor number have to be on the website?',
      answer:
        'Florida law asks licensed contractors to show the number in their advertising, and a website is advertising. Type it as it stands in your state record and we print it that way. We do not look it up, complete it or check it for you.',
    },
    {
      question: 'I just left the Navy and started a business. Is it too early for a site?',
      answer:
        'It is early enough for a short one. What you do, where you do it and how to reach you carry the first five pages. Years in business, quotes and photos stay off until they exist, and you can add them from your account when they do.',
    },
  ],
  head: {
    title: 'Websites for Jacksonville Small Businesses',
    description:
      'Five-page websites for Jacksonville and First Coast businesses: first draft within {draftTime}, {setup} once, {monthly} a month. Sample page sets and local answers.',
    keywords: [
      'Jacksonville web design',
      'Jacksonville small business website',
      'First Coast website design',
      'Orange Park website',
      'Florida contractor website',
    ],
  },
};

export const deltonaDaytonaBeach: City = {
  slug: 'deltona-daytona-beach',
  name: 'Deltona and Daytona Beach',
  state: florida,
  region: 'Volusia County',
  timeZone: 'America/New_York',
  latitude: 29.05,
  longitude: -81.15,
  headline: 'Daytona to Deltona, on five pages.',
  lead: 'You run a shop in Volusia County; we write, draw and host its website. Five pages you pick yourself, a draft in {draftTime} or less, {setup} to set up and {monthly} monthly.',
  nearbyTowns: ['Port Orange', 'Ormond Beach', 'New Smyrna Beach', 'DeLand', 'Orange City', 'DeBary'],
  regionText:
    'Interstate 4 ties two different places together. Daytona Beach lives with the ocean, the speedway and visitors; Deltona, half an hour inland, is a town of houses and lakes whose people commute toward Orlando. Between them lie DeLand with Stetson University and long stretches of pine.',
  tradesText:
    'Engines have mattered here since cars raced on the sand, so repair shops, detailers and motorcycle mechanics are easy to find. Motels and condos on A1A need cleaners, painters and people who fight salt and rust. Inland, sandy lots and damp summers keep exterminators and lawn crews on fixed routes.',
  seasonText:
    "The speedway's races and Bike Week fill the roads in February and March, and Biketoberfest follows in the fall. Residents put off errands during those days, visitors need help in them. A repair shop should show its event-week hours on the home page; everyone else can say which roads they avoid.",
  localTip:
    'A1A, US 1 and US 17-92 sort the customers better than city limits do. Beachside people want to hear that you handle salt air and condo rules; Deltona people ask if you come that far down the interstate. Event weeks deserve one honest line about traffic and changed hours.',
  sampleSets: [
    {
      trade: 'auto',
      why: 'Locals compare prices, riders in town for a week compare opening times. Pricing and Contact serve both, and a gallery of finished work says more than adjectives.',
      pages: ['home', 'services', 'pricing', 'gallery', 'contact'],
    },
    {
      trade: 'pest-control',
      why: 'People search with a picture of the insect in mind. Three short articles and a list of services help them name it, and Booking asks for a day.',
      pages: ['home', 'services', 'blog', 'booking', 'faq'],
    },
  ],
  faq: [
    {
      question: 'My hours change during Bike Week. Do I have to write to you each time?',
      answer:
        'No. Opening hours are one of the facts you can change yourself in the portal, along with phone, texts and photos. Change them on the Friday before and back again afterwards. An undo is there if a slip gets in.',
    },
    {
      question: 'Is an auto repair shop allowed to leave its Florida registration off the page?',
      answer:
        'Repair shops in Florida register with the Department of Agriculture and Consumer Services, and it publishes what your advertising has to show. Read that page or ask the department. Whatever wording you settle on goes into the brief, and the site repeats it as given.',
    },
    {
      question: 'Beachside condos and Deltona houses are different customers. Can five pages speak to both?',
      answer:
        'They can. The Services page has a block for each kind of work, so condo maintenance and house calls can stand apart under their own headings. The home page names both areas. What we would not do is write two half-true versions of the same company.',
    },
    {
      question: 'What happens to a message that a visitor sends at midnight?',
      answer:
        'It is stored, emailed to you and shown in your portal, whether or not anybody is awake. The visitor sees a plain confirmation. Nothing on the page promises a reply at once unless you told us that you answer around the clock.',
    },
  ],
  head: {
    title: 'Websites for Daytona Beach and Deltona Businesses',
    description:
      'Web design for small businesses in Deltona, Daytona Beach and the rest of Volusia County. Five pages, draft in {draftTime}, {setup} plus {monthly} a month.',
    keywords: [
      'Daytona Beach web design',
      'Deltona small business website',
      'Volusia County website',
      'Port Orange web design',
      'auto repair website Florida',
    ],
  },
};

export const palmBayMelbourne: City = {
  slug: 'palm-bay-melbourne',
  name: 'Palm Bay and Melbourne',
  state: florida,
  region: 'Space Coast',
  timeZone: 'America/New_York',
  latitude: 28.06,
  longitude: -80.6,
  headline: 'Palm Bay and Melbourne, ready for launch.',
  lead: 'Answer a short brief about your Brevard County business and read the first draft within {draftTime}. Five pages cost {setup} to build; hosting and email are {monthly} a month from launch.',
  nearbyTowns: ['West Melbourne', 'Rockledge', 'Cocoa Beach', 'Viera', 'Satellite Beach', 'Malabar'],
  regionText:
    'Brevard County is long and thin, pressed between the St. Johns marshes and the Atlantic, with the Indian River Lagoon in between. Palm Bay spreads over quarter-acre lots at the southern end; Melbourne has the airport, the university and the causeways. A trip to Titusville at the other end takes most of an hour.',
  tradesText:
    "Rocket launches, aircraft electronics and a Space Force base employ engineers who read specifications for a living and expect the same of a contractor's page. Homeowners with screened pools and older panels need electricians and pool technicians. On the barrier island, salt shortens the life of nearly everything made of metal.",
  seasonText:
    'Storm season runs from June through November, and generator and surge-protection calls bunch up before a storm has a name. Pools need the most attention in those wet months too. Lead with inspections in May, with repair in August, and with lighting and remodeling once the air turns dry.',
  localTip:
    'Brevard is a county of causeways. Say whether you work beachside, on the mainland, or both, and how far north you go. Readers here like numbers: list the panel sizes, pool volumes or response areas you handle, and leave out slogans. Homeowners also look for your license where Florida asks for one.',
  sampleSets: [
    {
      trade: 'electrician',
      why: 'Engineers want scope before small talk. Services explains panels, generators and lighting one by one, and Pricing says what moves an estimate up or down.',
      pages: ['home', 'services', 'pricing', 'about', 'contact'],
    },
    {
      trade: 'pool-service',
      why: 'Weekly care is a subscription in all but name, so what it includes needs its own page. The FAQ answers the green-water question, Booking takes the first visit.',
      pages: ['home', 'services', 'booking', 'faq', 'contact'],
    },
  ],
  faq: [
    {
      question: 'Can I publish a checklist for storm season?',
      answer:
        'Choose the Blog page and it can be one of your three articles. You may write it yourself, or start from our neutral guide for your trade and correct it. Articles carry the name of your business and stay on the site until you replace them.',
    },
    {
      question: 'My customers ask technical questions. Will the copy be too simple?',
      answer:
        'The plain version comes first, because most people arrive on a phone with one problem. Detail belongs on the Services and FAQ pages, and there is room for it: up to twenty questions of your own with answers in your words. We do not water those down.',
    },
    {
      question: 'Do you need to visit the shop in Melbourne?',
      answer:
        'No, and we keep no office in Brevard. The brief is a form in eight steps with a preview beside it. If you would rather talk it through, book a call on a weekday; support answers from 10am to 6pm every day.',
    },
  ],
  head: {
    title: 'Websites for Palm Bay and Melbourne Businesses',
    description:
      'Small-business websites for the Space Coast. Five pages for Palm Bay, Melbourne and Brevard County firms, drafted in {draftTime} for {setup} and {monthly} monthly.',
    keywords: [
      'Melbourne FL web design',
      'Palm Bay website',
      'Space Coast small business website',
      'Brevard County web design',
      'electrician website Florida',
    ],
  },
};

export const portStLucie: City = {
  slug: 'port-st-lucie',
  name: 'Port St. Lucie',
  state: florida,
  region: 'Treasure Coast',
  timeZone: 'America/New_York',
  latitude: 27.27,
  longitude: -80.35,
  headline: 'Port St. Lucie, street by street.',
  lead: 'Neighbors who moved in last month do not know your name yet. Five pages introduce you: {setup} for the site, {monthly} a month to keep it running, and a draft to read within {aDay}.',
  nearbyTowns: ['Fort Pierce', 'Stuart', 'Jensen Beach', 'Palm City', 'Tradition', 'Hobe Sound'],
  regionText:
    'Port St. Lucie was laid out in lots in the middle of the last century and has been filling them since, first east of the turnpike and now in Tradition and the western communities. The St. Lucie River and its North Fork cut through the older part. Fort Pierce has the port; Stuart and Jensen Beach have the old downtowns.',
  tradesText:
    'New houses need sod, irrigation, fences and shade; twenty-year-old houses need roofs and water heaters. Family dentists, pediatric offices and tutors follow the schools. The Mets train in town each spring, and boat yards along the Indian River keep mechanics and canvas makers busy.',
  seasonText:
    "Grass grows from the first May rain until October, which is when a mowing route earns its year. Families book check-ups before school opens in August. Winter residents arrive around Thanksgiving. A landscaper's page should switch from mowing to planting and lighting as the rain stops.",
  localTip:
    "Many addresses here sit behind a gate or under an association's rules. Tell people that you know how to get on a visitor list, whether you supply paperwork for a board, and which communities you already drive through each week. An address without its NW or SE is half an address, so have people write the quadrant.",
  sampleSets: [
    {
      trade: 'landscaper',
      why: 'A bare new lot is bought by picture. Gallery does the persuading, Services separates weekly care from installation, and Pricing explains what a visit depends on.',
      pages: ['home', 'services', 'gallery', 'pricing', 'contact'],
    },
    {
      trade: 'dentist',
      why: 'Families who have just moved choose by who takes new patients and when. About introduces the people, Booking asks for a day, FAQ deals with first visits.',
      pages: ['home', 'about', 'services', 'booking', 'faq'],
    },
  ],
  faq: [
    {
      question: 'Half my calls come from Martin County. Should the site say Port St. Lucie at all?',
      answer:
        'Say where you are and then where you go. Your own town anchors the headings; Stuart, Palm City and Hobe Sound stand in the service area as you list them. Both are true, and search engines and people can read both without a separate page for every town.',
    },
    {
      question: 'I have no photos of finished yards yet. What fills the gallery?',
      answer:
        'Nothing invented. With fewer than three pictures we suggest another page instead, for instance Pricing or FAQ. The rest of the site uses drawings made for your trade, marked as what they are. Photos that you add later take the place of the drawings.',
    },
    {
      question: 'Can patients fill in medical forms on the site?',
      answer:
        'Please do not use it for that. The Booking page sends a request with name, contact, day and a short note, and you confirm it yourself. Health details belong in the system your practice already has. If that system takes bookings, the page can lead straight to it.',
    },
  ],
  head: {
    title: 'Port St. Lucie Websites for Small Businesses',
    description:
      'A website for your Port St. Lucie business: five pages of your choice, first draft in {draftTime}, {setup} setup and {monthly} a month. Treasure Coast examples inside.',
    keywords: [
      'Port St. Lucie web design',
      'Treasure Coast website',
      'Fort Pierce small business website',
      'Stuart FL web design',
      'landscaper website Florida',
    ],
  },
};

export const miami: City = {
  slug: 'miami',
  name: 'Miami',
  state: florida,
  region: 'Miami-Dade',
  timeZone: 'America/New_York',
  latitude: 25.77,
  longitude: -80.19,
  headline: 'Say it plainly, Miami.',
  lead: 'From Hialeah to Homestead, a business gets looked up on a phone, often in a parked car. Five clear pages for {setup}, drafted inside {draftTime}, kept online for {monthly} each month.',
  nearbyTowns: ['Hialeah', 'Coral Gables', 'Doral', 'Miami Beach', 'Kendall', 'Homestead'],
  regionText:
    'What outsiders call Miami is Miami-Dade County: more than thirty separate cities on a strip between Biscayne Bay and the Everglades. Hialeah, Doral, Coral Gables and Kendall each have their own habits and parking. Spanish is everyday language, and Haitian Creole and Portuguese are heard at many counters.',
  tradesText:
    'Barbershops, nail salons, clinics and cafeterias with a ventanita work on walk-ins and regulars. Immigration, real estate and injury keep small law offices in business on nearly every avenue. Building never stops for long, so painters, glaziers, electricians and flooring crews fill the vans on the Palmetto.',
  seasonText:
    'Visitors peak from December to April, and Art Week fills the first days of that stretch. Summer belongs to residents, rain and hurricane shutters. Shops should feature appointments and parking in winter; contractors should lead with storm preparation from May, before the supply houses run short.',
  localTip:
    "Languages first: say which ones you speak with customers, near the phone number. Then parking, because it decides whether people come. Then the city you are really in, since a Doral address is not a Brickell address and nobody crosses the county at five o'clock without a reason. Leave the palm trees out of it.",
  sampleSets: [
    {
      trade: 'barber',
      why: 'Regulars only want to know if a chair is free and what a fade costs. Prices are a page of their own; photographs of real cuts do the rest.',
      pages: ['home', 'pricing', 'gallery', 'booking', 'contact'],
    },
    {
      trade: 'lawyer',
      why: 'A worried person reads before calling. Services sorts the kinds of case, FAQ explains a first meeting, and About shows who will be across the desk, with no outcomes promised.',
      pages: ['home', 'about', 'services', 'faq', 'contact'],
    },
  ],
  faq: [
    {
      question: 'Will you write the site in Spanish?',
      answer:
        'We write in English. The site names every language you list, and a paragraph that you type in Spanish or Creole can be placed as you wrote it. We would rather say that now than hand you a machine translation with your name on it.',
    },
    {
      question: 'The Florida Bar watches lawyer advertising. Who checks the page?',
      answer:
        "You do, before anything is public. Our writing makes no claim about results, rankings or specialties that your answers do not contain, which helps, but the Bar's rules bind the lawyer. You approve one exact version, and only that version goes online.",
    },
    {
      question: 'People book me through an app already. Do I lose that?',
      answer:
        'Keep it. Give us the address of your calendar, starting with https, and the Booking page sends visitors there. If you ever leave the app, the same page can become a simple request form with a day and a time window.',
    },
    {
      question: 'Can I pay without a card?',
      answer:
        'Choose the invoice at checkout instead. The order waits until the payment is confirmed and the clock for your draft starts after that, once your answers are in as well. The amounts are identical: {setup} now and {monthly} a month from launch.',
    },
  ],
  head: {
    title: 'Miami Websites for Local Businesses',
    description:
      'Five-page websites for shops, offices and trades across Miami-Dade. First draft in {draftTime}, {setup} one time and {monthly} per month, languages you speak shown.',
    keywords: ['Miami web design', 'Miami small business website', 'Hialeah website design', 'Doral web design', 'barber website Miami'],
  },
};
