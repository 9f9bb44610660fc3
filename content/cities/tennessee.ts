import type { City } from './city.ts';
import { tennessee } from './states.ts';

export const nashville: City = {
  slug: 'nashville',
  name: 'Nashville',
  state: tennessee,
  region: 'Middle Tennessee',
  timeZone: 'America/Chicago',
  latitude: 36.16,
  longitude: -86.78,
  headline: 'Nashville, between sets.',
  lead: 'Short on time before the next booking? Answer our brief in the gaps. Middle Tennessee shops and studios get five pages, a {draftHours}-hour first draft, a {setup} setup and a {monthly} monthly bill.',
  nearbyTowns: ['Franklin', 'Brentwood', 'Murfreesboro', 'Hendersonville', 'Mount Juliet', 'Gallatin'],
  regionText:
    'Nashville and Davidson County are one government on the Cumberland River, where three interstates cross. Locals sort the city by side: East, West End, 12South, Antioch, Donelson. Franklin and Brentwood lie south in Williamson County, Murfreesboro southeast on 24, and Hendersonville beside Old Hickory Lake.',
  tradesText:
    'Writers, players and sound people need portraits, hair and rehearsal rooms, and they need them between tours. Wedding parties in matching boots fill salon chairs on Friday mornings. Hospital companies brought offices; offices brought movers, caterers and dog walkers. New duplexes replace bungalows, so builders and fence crews never look far.',
  seasonText:
    'Wedding and bachelorette months run from April to October, and CMA Fest crowds the first half of June. January is slow enough for headshots and website photographs. A salon should post party rules and group times in spring; a photographer should show winter studio rates when touring stops.',
  localTip:
    'Say if you come to a hotel, a rental house or only to your own chair, and what a group must put down. Parking in the Gulch or 12South costs money and patience, so explain it. If you name artists you have worked with, have their agreement, and let the picture credit be exact.',
  sampleSets: [
    {
      trade: 'photographer',
      why: 'A band looks at the gallery and a label looks at the price. Both have a page, Booking holds the date, and About tells which room has the north light.',
      pages: ['home', 'gallery', 'pricing', 'about', 'booking'],
    },
    {
      trade: 'salon',
      why: 'Groups ask the same six things, so FAQ earns its place here. Services divides everyday color from event hair, and Contact gives the parking.',
      pages: ['home', 'services', 'pricing', 'faq', 'contact'],
    },
  ],
  faq: [
    {
      question: 'Can I show famous clients?',
      answer:
        "With their permission, yes, and you confirm the rights with a tick at every upload. Without it, show the work and not the name. We do not write hints such as 'stylist to the stars', because a sentence that leans on someone unnamed is still a claim.",
    },
    {
      question: 'My band van breaks down and I reschedule ten sessions. Will the site help?',
      answer:
        "Only a little. Booking sends requests to you, and you answer them; it does not move other people's dates by itself. If you use an online calendar, give us its address and the page leads there, so that rescheduling stays in one tool.",
    },
    {
      question: 'I have a page on a builder and pay for a domain. What happens to them?',
      answer:
        "Your domain stays in your account. It can't point to our site yet, so your new site starts at its own free address. Keep the builder for as long as you need your domain to work.",
    },
  ],
  head: {
    title: 'Websites for Nashville Small Businesses',
    description:
      'Studios, salons and trades in Nashville and Middle Tennessee: five custom pages with a draft in {draftTime}, {setup} to set up, {monthly} a month to run.',
    keywords: [
      'Nashville web design',
      'Nashville small business website',
      'Franklin TN website',
      'photographer website Nashville',
      'salon website Nashville',
    ],
  },
};

export const memphis: City = {
  slug: 'memphis',
  name: 'Memphis',
  state: tennessee,
  region: 'the Mid-South',
  timeZone: 'America/Chicago',
  latitude: 35.15,
  longitude: -90.05,
  headline: 'Good morning, Memphis.',
  lead: 'Smoke takes twelve hours and so might a house repipe; a first draft takes at most {draftHours}. Five pages for a Mid-South business at {setup}, with {monthly} a month after they go public.',
  nearbyTowns: ['Bartlett', 'Germantown', 'Collierville', 'Cordova', 'Southaven', 'West Memphis'],
  regionText:
    'Memphis sits on a bluff over the Mississippi in the corner where three states meet. Southaven and Olive Branch in Mississippi are suburbs; West Memphis, Arkansas, is across the bridge. Midtown has the old houses, Germantown and Collierville the later ones, and Interstate 240 is how everyone explains a route.',
  tradesText:
    'Freight shapes the working day: packages fly through the airport at night, and trucks, rail and barges do the rest. Drivers and sorters want breakfast, brakes and haircuts at unusual hours. Bungalows in Cooper-Young and Midtown still have galvanized pipe and tree roots, so plumbers are rarely idle, and pit masters are a trade of their own.',
  seasonText:
    'May is barbecue month, with contest teams in town and smoke to match, and fall brings tailgates. Plumbers have the opposite calendar: a hard freeze in January or February splits pipes in houses built for heat. Put catering dates on top before Memorial Day, and winter shut-off instructions before the first cold snap.',
  localTip:
    'Tell readers whether you cross into DeSoto County or over the river, since licensing and sales tax change with the state line. Restaurants should name the meat, the wood and the days they sell out, if they do. House calls in Midtown need a word about street parking and crawl space access.',
  sampleSets: [
    {
      trade: 'bbq',
      why: 'Plates and pounds belong on a price page; catering deserves its own request form. Gallery shows smoke rings, and no page has to claim first place.',
      pages: ['home', 'pricing', 'gallery', 'booking', 'contact'],
    },
    {
      trade: 'plumber',
      why: 'Old pipe raises old questions, and FAQ is where they are settled. Services distinguishes a clear drain from a repipe, Contact gives the number large.',
      pages: ['home', 'about', 'services', 'faq', 'contact'],
    },
  ],
  faq: [
    {
      question: 'We sell out by two. Can the site tell people?',
      answer:
        "Your hours can say 11 to 2 and a line can add 'or until sold out'. There is no live counter, and we do not fake one. If you announce the end of the day somewhere else, name the place in the same line.",
    },
    {
      question: 'I won a ribbon at a contest in 2016. May I use it?',
      answer:
        'Yes. Awards are a field in the brief: write the event, the category and the year, and the site shows them as written. What the check stops is the sentence that grows out of it, such as best ribs in town, unless a named source said so and agrees.',
    },
    {
      question: 'Does a plumber need one page per suburb to be found in Germantown or Bartlett?',
      answer:
        'No, and near-identical pages can do harm. One service area that names both, a sensible heading and details of your business that computers can read say the same thing once. Add Southaven only if your license reaches into Mississippi.',
    },
  ],
  head: {
    title: 'Memphis Websites for Small Local Businesses',
    description:
      'A Memphis website in five pages, for pit masters, plumbers and everyone else in the Mid-South. Draft within {draftTime}, {setup} plus {monthly} per month.',
    keywords: [
      'Memphis web design',
      'Memphis small business website',
      'Germantown TN website',
      'barbecue restaurant website',
      'plumber website Memphis',
    ],
  },
};

export const knoxville: City = {
  slug: 'knoxville',
  name: 'Knoxville',
  state: tennessee,
  region: 'East Tennessee',
  timeZone: 'America/New_York',
  latitude: 35.96,
  longitude: -83.92,
  headline: 'Knoxville, from ridge to river.',
  lead: 'East Tennessee businesses get their five pages here without a meeting downtown. Answer the questions, correct the draft you see within {draftTime}; {setup} pays for the making, {monthly} for each month.',
  nearbyTowns: ['Farragut', 'Maryville', 'Oak Ridge', 'Powell', 'Lenoir City', 'Sevierville'],
  regionText:
    'Long parallel ridges run through Knox County, and roads follow the valleys between them, so a mile on the map may be three on the ground. The Tennessee River starts just above town. Farragut lies west, Oak Ridge northwest behind its own ridge, Maryville and the Smokies to the south.',
  tradesText:
    'Clay slopes and a long growing season feed landscapers, wall builders and tree crews. The university fills barber chairs in August and apartments all year. Engineers from Oak Ridge, nurses, and people who retired within sight of the mountains buy houses that need terraces, gutters and dry crawl spaces.',
  seasonText:
    "Dogwoods open in April, and by then a landscaper's spring is sold. Mulch and cleanups come first, walls and drainage in the dry fall, and leaf removal until Thanksgiving. Six or seven Saturdays each autumn belong to football at Neyland Stadium; a barber near the Strip should list early hours for them.",
  localTip:
    'Slope is the thing to explain. Say whether you build walls, how water leaves a yard, and what machine fits behind a house on a hillside. Give west Knoxville and south Knoxville by name, for both have their own loyalties. Anyone who sprays should mention the state charter for it, if they hold one.',
  sampleSets: [
    {
      trade: 'landscaper',
      why: "Drainage and walls sell from photographs taken after rain. Gallery has those, Services orders the work by slope and season, Pricing says what a yard's cost depends on.",
      pages: ['home', 'services', 'gallery', 'pricing', 'contact'],
    },
    {
      trade: 'barber',
      why: 'Students choose by the cut they can see and the minute they can come. Booking and prices are next to each other; walk-in rules stand in the FAQ.',
      pages: ['home', 'pricing', 'booking', 'gallery', 'faq'],
    },
  ],
  faq: [
    {
      question: 'I cut hair on game days from six in the morning. Can hours show that?',
      answer:
        'Regular hours are set per weekday with up to four openings each. For single Saturdays, add a sentence that names the dates, and remove it afterwards. The structured data keeps your normal week, which is what search engines should show the rest of the year.',
    },
    {
      question: 'Customers think that I cover Gatlinburg. How do I say no politely?',
      answer:
        'By listing where you do go. A short service area, from Powell to Maryville for instance, answers most people before they write. The contact form can say that requests beyond it are answered with a referral, if you are willing to give one.',
    },
    {
      question: 'Can I add a photo from my phone right after a job?',
      answer:
        'Yes, from the portal, on the phone itself. The picture is turned upright, freed of location data and saved in several sizes, so the page stays light. You confirm that you may use it and give it a caption. It goes public with the next version you approve.',
    },
    {
      question: 'What if I dislike the first draft altogether?',
      answer:
        'Say what is wrong and we do a round of edits, due in {editDueHours} hours. If it is still not yours, ask for the setup price back; until you approve a version it is refunded in full. One message to us is enough.',
    },
  ],
  head: {
    title: 'Knoxville Small Business Websites',
    description:
      'Five custom pages for Knoxville, Farragut and Maryville businesses. Read your draft within {draftTime}; pay {setup} once and {monthly} monthly. East Tennessee facts.',
    keywords: [
      'Knoxville web design',
      'Knoxville small business website',
      'Maryville TN website',
      'landscaper website Knoxville',
      'barber website Tennessee',
    ],
  },
};

export const chattanooga: City = {
  slug: 'chattanooga',
  name: 'Chattanooga',
  state: tennessee,
  region: 'Tennessee River Gorge',
  timeZone: 'America/New_York',
  latitude: 35.05,
  longitude: -85.31,
  headline: 'First light on Lookout: Chattanooga.',
  lead: 'For the cafés, gyms and trades between Signal Mountain and the Georgia line: we write and draw five pages within {draftTime} for {setup} and look after them for {monthly} a month.',
  nearbyTowns: ['East Ridge', 'Red Bank', 'Signal Mountain', 'Hixson', 'Ooltewah', 'Fort Oglethorpe'],
  regionText:
    'The Tennessee River bends around downtown before it enters the gorge, and high ground stands around it: Lookout, Signal and Missionary Ridge. Georgia begins a few miles south, so Rossville, Ringgold and Fort Oglethorpe are neighbors. Drive west into Marion County and the clock goes back an hour.',
  tradesText:
    "Sandstone cliffs within half an hour of downtown made this a town of climbers, runners and paddlers, with gyms and cafés to match. The city's own fiber network brought people who work from a laptop and drink coffee while they do. Factories and a steep terrain keep mechanics, welders, tree crews and masons employed.",
  seasonText:
    'Climbers come for cool rock, October to April, and move indoors when it is hot or wet. Triathlons and river weekends fill the waterfront between spring and early fall. A gym should offer indoor passes in July and an outdoor course in October; a café may announce race-morning hours in the week they count.',
  localTip:
    'Put the time zone beside your opening hours when customers come from Marion County or Alabama. Name mountains, because people who live on Signal ask if you climb it with a trailer. Firms that work in Georgia as well should say what license they hold there. Leave the choo-choo to the hotel.',
  sampleSets: [
    {
      trade: 'gym',
      why: 'A visitor wants a day pass and the list of what to bring. Pricing and FAQ cover it, About explains the grades used on the wall, Booking fills the intro class.',
      pages: ['home', 'about', 'pricing', 'booking', 'faq'],
    },
    {
      trade: 'coffee',
      why: 'The café that opens at six wins the cyclists. Hours and seats come first, a gallery of the counter second, and the beans on the shelf go into the Shop shell.',
      pages: ['home', 'about', 'gallery', 'shop', 'contact'],
    },
  ],
  faq: [
    {
      question: 'Can a gym put its liability waiver on the site?',
      answer:
        'Keep it where it already lives, so that signatures land in the right system, and say on the page how to reach it. The site can list age limits, what to wear and when staff are on the floor. We do not draft legal text, and a form message is no signature.',
    },
    {
      question: 'We have fiber; our customers on the mountain do not. Are the pages heavy?',
      answer:
        'Without photos a first page stays within about 75 kilobytes, and there is next to no script in it. Pictures come in several sizes and modern formats. On a slow connection the words arrive first, and buttons work before the last picture does.',
    },
    {
      question: 'Could we sell coffee beans by mail?',
      answer:
        'Show them, yes: the Shop page takes up to 24 products with a price each and sends you the request. You reply with shipping and a way to pay. A real store with cart and labels is a separate project, for which you would get a quote.',
    },
  ],
  head: {
    title: 'Chattanooga Websites for Cafés, Gyms and Trades',
    description:
      'Chattanooga businesses from Hixson to East Ridge: a five-page website with a draft in {draftTime}, {setup} for setup and {monthly} a month with hosting and email.',
    keywords: [
      'Chattanooga web design',
      'Chattanooga small business website',
      'Hixson website',
      'gym website',
      'coffee shop website Chattanooga',
    ],
  },
};

export const clarksville: City = {
  slug: 'clarksville',
  name: 'Clarksville',
  state: tennessee,
  region: 'Montgomery County',
  timeZone: 'America/Chicago',
  latitude: 36.53,
  longitude: -87.36,
  headline: 'Clarksville, reporting for work.',
  lead: 'Every summer brings customers who have never heard of you. Give them somewhere to look you up: five pages, first draft within {draftTime} of the start, {setup} for setup and {monthly} monthly.',
  nearbyTowns: ['Oak Grove', 'Hopkinsville', 'Sango', 'Ashland City', 'Woodlawn', 'Pleasant View'],
  regionText:
    'Clarksville lies where the Red River meets the Cumberland, with the Kentucky line on its northern edge. Fort Campbell and its 101st Airborne straddle that line. Fort Campbell Boulevard, Wilma Rudolph Boulevard and Exit 4 are the coordinates people use, and Interstate 24 leads to Nashville in under an hour.',
  tradesText:
    "Army families move every two or three years, and each move touches a mover, a cleaner, a carpet firm, a mechanic and a landlord. Haircuts keep to a regulation and a weekly rhythm. Austin Peay's students, new factories and houses going up toward Sango give painters, lawn crews and child-care homes more regulars.",
  seasonText:
    'Summer is moving season; orders cluster between May and August, and weekends go first. Long weekends and block leave empty the barbershops, the Sunday before a Monday formation fills them. Show open moving dates by month from April on. A barber can put Sunday hours where nobody misses them.',
  localTip:
    'State which side of the line you serve, since Oak Grove and Hopkinsville have Kentucky rules. If you offer a military discount, give the percentage and what to show; if you do not, say nothing. Gate numbers help a customer find you, but describe no route inside the post and post no picture taken there.',
  sampleSets: [
    {
      trade: 'moving',
      why: 'Families compare three movers on a Sunday night. Pricing says what counts, weight, stairs or hours, FAQ covers storage and deposits, Booking takes the day.',
      pages: ['home', 'services', 'pricing', 'booking', 'faq'],
    },
    {
      trade: 'barber',
      why: 'A fade every Sunday is the whole plan. Hours, price and chair count come first, with pictures of actual cuts and plain directions to the plaza.',
      pages: ['home', 'pricing', 'gallery', 'about', 'contact'],
    },
  ],
  faq: [
    {
      question: 'Does a mover that crosses state lines have to show a federal number?',
      answer:
        'Interstate household movers register with the Federal Motor Carrier Safety Administration, and its rules put the USDOT number into advertising. Add yours to the licenses in the brief and it stands on the site as typed. For moves inside Tennessee, check what the state asks.',
    },
    {
      question: 'I move in two years myself. Is a site worth it?',
      answer:
        "Work it out: {setup} plus twenty-four months at {monthly} is {twoYears}{plusTax}. A Clarksville address can become another town's with an edit of the facts, and you may leave at the end of any month with the whole site as a ZIP. For steady work that is little; for a hobby it may be too much.",
    },
    {
      question: "Can I put my unit's patch on the page?",
      answer:
        'Military insignia are protected, and using them in advertising can suggest an endorsement. We would leave them off. Saying that you served, with branch and years if you like, is a fact of yours and goes into the About page as you give it.',
    },
  ],
  head: {
    title: 'Clarksville TN Websites for Local Businesses',
    description:
      'Movers, barbers and trades around Clarksville and Fort Campbell get five pages from us: draft within {draftTime}, {setup} up front, {monthly} monthly hosting.',
    keywords: [
      'Clarksville TN web design',
      'Fort Campbell small business website',
      'Clarksville website',
      'moving company website',
      'barber website Clarksville',
    ],
  },
};
