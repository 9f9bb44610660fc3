import type { City } from './city.ts';
import { northCarolina } from './states.ts';

export const charlotte: City = {
  slug: 'charlotte',
  name: 'Charlotte',
  state: northCarolina,
  region: 'Metrolina',
  timeZone: 'America/New_York',
  latitude: 35.23,
  longitude: -80.84,
  headline: 'Charlotte, inside the loop and out.',
  lead: 'Bank towers make the skyline; firms of one to ten make the errands. If yours is one of those, take five pages at {setup} and {monthly} a month, with a draft within {draftTime}.',
  nearbyTowns: ['Matthews', 'Huntersville', 'Concord', 'Gastonia', 'Pineville', 'Fort Mill'],
  regionText:
    'Interstate 485 rings the city, and nearly everyone gives directions by it. Uptown is the center whatever the map says. Lake Norman lies to the north with Huntersville and Mooresville, Ballantyne and Matthews to the south, and the South Carolina line is so close that Fort Mill and Rock Hill are part of an ordinary workday.',
  tradesText:
    'Finance brings salaried people who change jobs, options and addresses, and they look for bookkeepers, tax preparers and estate planners of their own size. Houses from the nineties are getting a second kitchen and a third coat of paint. Around Mooresville and Concord, race teams keep fabricators and machine shops within reach.',
  seasonText:
    "Tax work climbs from January to the April deadline and returns briefly in October. Painters watch the pollen instead: pine dust coats everything for some weeks in spring, so exteriors follow it. An accountant's front page might count down to a date; a painter's might say when outside work can begin.",
  localTip:
    "Customers on the South Carolina side need to know whether you are licensed or registered there as well. Say it or leave them out of the area. In newer subdivisions the homeowners' association picks the color, so painters should mention approvals. Accountants do well to list the kinds of returns they do not take.",
  sampleSets: [
    {
      trade: 'accountant',
      why: 'People arrive with a letter in hand and a date in mind. Services sorts returns, books and notices; Booking offers a first talk; FAQ lists papers to bring.',
      pages: ['home', 'about', 'services', 'booking', 'faq'],
    },
    {
      trade: 'painter',
      why: 'A two-story colonial in Matthews and a loft in South End are different jobs. Gallery separates them, and Pricing shows how rooms, height and prep count.',
      pages: ['home', 'services', 'gallery', 'pricing', 'contact'],
    },
  ],
  faq: [
    {
      question: 'I work in both Carolinas. How should the site put that?',
      answer:
        'Plainly: list the towns on each side and give the license or registration you hold in each state, if the work needs one. We print both numbers as you type them. A town where you may not work yet should wait until you may.',
    },
    {
      question: 'Clients send me tax forms. Could they upload them on the page?',
      answer:
        'Not there. The contact form carries a short message and is emailed to you, which is the wrong place for a Social Security number. Say in one line on the page which secure portal your office uses and that documents go in there.',
    },
    {
      question: 'Do you write that we are the best painters in Charlotte?',
      answer:
        'No, and not because we doubt it. Our own check refuses rankings, star counts and superlatives that no fact supports. What we print instead are the surfaces you handle, the steps you follow, the prices you give and the words of customers who agreed to be quoted.',
    },
  ],
  head: {
    title: 'Websites for Charlotte Small Businesses',
    description:
      'Five-page websites for Charlotte firms, from Lake Norman to Fort Mill. First draft within {draftTime}, {setup} setup and {monthly} a month, local questions answered.',
    keywords: [
      'Charlotte web design',
      'Charlotte small business website',
      'Huntersville website',
      'accountant website Charlotte',
      'painter website NC',
    ],
  },
};

export const raleigh: City = {
  slug: 'raleigh',
  name: 'Raleigh',
  state: northCarolina,
  region: 'the Triangle',
  timeZone: 'America/New_York',
  latitude: 35.78,
  longitude: -78.64,
  headline: 'Raleigh reads before it calls.',
  lead: 'Wake County looks things up first, so give it something to find: five pages for {setup}, shown to you as a draft within {draftTime}, and {monthly} per month to keep them live.',
  nearbyTowns: ['Cary', 'Apex', 'Wake Forest', 'Garner', 'Holly Springs', 'Knightdale'],
  regionText:
    'Raleigh is the state capital and the eastern corner of the Triangle. The Beltline circles the older city; outside it, Cary, Apex and Holly Springs grow to the southwest and Wake Forest to the north. NC State sits just west of downtown, and Research Triangle Park lies on the way to Durham.',
  tradesText:
    'Labs, software firms and state offices hire people with children and home offices, so tutors and electricians both have plenty to do. Car chargers, extra circuits and ceiling fans top the lists in houses from the eighties. Oaks come down in ice and in tropical storms, which keeps tree crews and generator installers moving.',
  seasonText:
    'Tutoring follows the calendar: a rush in late August, another after first report cards, and test preparation through spring. Electricians see storms from June to October and ice now and then in January. Whichever you are, say at the top how soon a new student or a new job can start.',
  localTip:
    'Parents here compare credentials, so list degrees, subjects and grades exactly, and name the school systems you know: Wake County runs both traditional and year-round schedules. Tradespeople should give their North Carolina license class. If the work needs a permit from Raleigh, Cary or the county, tell readers who files it.',
  sampleSets: [
    {
      trade: 'electrician',
      why: 'A charger or a panel is a planned purchase here, discussed at the kitchen table. Services and Pricing get read twice; FAQ answers permits and timing.',
      pages: ['home', 'services', 'pricing', 'faq', 'contact'],
    },
    {
      trade: 'tutor',
      why: 'About carries the degree and the way of teaching. Blog gives three useful articles for parents, and Booking takes a trial hour on a weekday.',
      pages: ['home', 'about', 'pricing', 'blog', 'booking'],
    },
  ],
  faq: [
    {
      question: "Which license should an electrician's site name in North Carolina?",
      answer:
        'The one issued by the State Board of Examiners of Electrical Contractors, with its classification, if you hold it. Copy it from the certificate into the brief. Ours is a writing job: we show what you typed and make no statement about what it allows.',
    },
    {
      question: 'I tutor online and in person. Does a local page still make sense?',
      answer:
        'For the in-person half, certainly, since a parent in Cary wants to see Cary. The Services page can hold both under separate headings, with the places for one and the time zone for the other. Prices may differ between them, and the table shows both.',
    },
    {
      question: 'My code-writing nephew offered to build it for nothing. Why pay?',
      answer:
        'Perhaps you should not; a patient nephew is a fine thing. What the {setup} buys is a fixed date, five finished pages and checks for links, contrast and phone numbers. What the {monthly} buys is hosting, and changes that do not wait for exams.',
    },
  ],
  head: {
    title: 'Raleigh Small Business Websites in Five Pages',
    description:
      'A Raleigh business website in five pages: Wake County tutors, trades and shops get a draft within {draftTime} for {setup}, then {monthly} a month for hosting.',
    keywords: [
      'Raleigh web design',
      'Raleigh small business website',
      'Cary NC website',
      'electrician website Raleigh',
      'tutor website Wake County',
    ],
  },
};

export const greensboro: City = {
  slug: 'greensboro',
  name: 'Greensboro',
  state: northCarolina,
  region: 'Piedmont Triad',
  timeZone: 'America/New_York',
  latitude: 36.07,
  longitude: -79.79,
  headline: 'Greensboro, built by hand.',
  lead: 'The Triad has made cloth, furniture and buses; you make something too. Let five pages say what, for {setup} and {monthly} each month, with a first draft to correct within {draftTime}.',
  nearbyTowns: ['High Point', 'Jamestown', 'Burlington', 'Kernersville', 'Summerfield', 'Reidsville'],
  regionText:
    'Greensboro is the eastern point of the Piedmont Triad, with High Point a quarter of an hour southwest and Winston-Salem half an hour west. Interstates 40, 73 and 85 cross here. UNC Greensboro and North Carolina A&T bring students; the airport brings aircraft maintenance and freight.',
  tradesText:
    'Furniture has been made and sold around High Point for more than a century, and cabinet shops, upholsterers and finish carpenters still know how. Commuters put miles on their cars between three cities, so independent garages stay full. Old textile mills turned into apartments need a different kind of carpenter: one who can match a window.',
  seasonText:
    'The furniture market fills High Point in April and October and takes every spare room with it. Carpenters are asked for built-ins before the holidays and for decks as soon as dogwoods bloom. Garages see state inspection renewals all year and dead batteries in January. Say which jobs you have time for now.',
  localTip:
    'Show wood, joints and hinges up close, for people here can tell. Name the neighborhoods whose houses you understand, such as Fisher Park, Irving Park or Sunset Hills, and add High Point only if you work there. A garage should list the makes it sees daily and mention whether it performs the North Carolina inspection.',
  sampleSets: [
    {
      trade: 'carpenter',
      why: 'Photographs lead, since a dovetail needs no adjective. About explains where the shop is and how a piece comes about; Shop shows small things made to order.',
      pages: ['home', 'about', 'gallery', 'shop', 'contact'],
    },
    {
      trade: 'auto',
      why: 'A commuter wants to drop the car before eight. Booking takes the day, Services names the repairs, and Pricing shows which of them have a set price.',
      pages: ['home', 'services', 'pricing', 'booking', 'contact'],
    },
  ],
  faq: [
    {
      question: 'I build one table a month. What would I do with five pages?',
      answer:
        'Home, About, Gallery, FAQ and Contact suit a small workshop. One page shows, one tells who made it, one answers how long and how much, and one takes the message. You are not asked for prices on pages you did not pick.',
    },
    {
      question: 'Is general contracting in North Carolina something my page must prove?',
      answer:
        "Above a cost limit set by law, building work needs a license from the state's Licensing Board for General Contractors. If you hold one, give the number and we show it. If your jobs stay below the limit, describe them accurately and claim no license.",
    },
    {
      question: 'Our garage has three reviews on paper cards. Do they count?',
      answer:
        'They do when the writer agrees. Type the words as they stand, add the name the customer is happy with, and tick that you have consent. Up to six fit. We never write a quote ourselves, and where there are none the section is left out.',
    },
  ],
  head: {
    title: 'Greensboro Web Design for Small Shops and Trades',
    description:
      'For Greensboro and High Point workshops, garages and trades: five custom pages, drafted in {draftTime}, {setup} once and {monthly} monthly with hosting included.',
    keywords: [
      'Greensboro web design',
      'High Point small business website',
      'Piedmont Triad website',
      'carpenter website',
      'auto repair website Greensboro',
    ],
  },
};

export const durham: City = {
  slug: 'durham',
  name: 'Durham',
  state: northCarolina,
  region: 'the Triangle',
  timeZone: 'America/New_York',
  latitude: 35.99,
  longitude: -78.9,
  headline: 'Brick by brick, Durham.',
  lead: 'A Durham business can sound like itself and still be found. We write five pages from your answers, show them within {draftTime}, charge {setup}, and host them for {monthly} a month.',
  nearbyTowns: ['Chapel Hill', 'Carrboro', 'Hillsborough', 'Morrisville', 'Bahama', 'Mebane'],
  regionText:
    "Tobacco built the brick warehouses that now hold offices and kitchens beside the ballpark. Duke's campus and hospital lie to the west, North Carolina Central to the south, and Research Triangle Park begins at the city's edge. The Durham Freeway cuts through; Chapel Hill is a short drive on 15-501.",
  tradesText:
    'Nurses, researchers and students eat and exercise at odd hours, so small restaurants and gyms can live on a single block. Many places opened in former service stations or mills with their names still on the wall. Contractors spend their weeks in bungalows with crawl spaces, doing moisture, floors and wiring.',
  seasonText:
    "Move-in at the universities comes in August, graduation in May, and both fill tables and change class schedules overnight. January makes gym members. Baseball brings evening crowds from April through September. A restaurant may use the first screen for graduation requests; a gym for the month's beginner class.",
  localTip:
    'Parking behind the building, the right door in an old warehouse, whether dogs may sit outside: these are the facts people look for. Tell hospital workers your earliest and latest hour. Durham people spot borrowed language at once, so use the words you would say across the counter, and show your own room in the photographs.',
  sampleSets: [
    {
      trade: 'gym',
      why: 'Someone with a twelve-hour shift needs the timetable before anything else. Pricing shows memberships without a form, and FAQ treats beginners kindly.',
      pages: ['home', 'about', 'pricing', 'booking', 'faq'],
    },
    {
      trade: 'restaurant',
      why: 'The room is half the meal in an old mill, so Gallery matters. About credits the farm or the grandmother, if there is one, and Contact explains the door.',
      pages: ['home', 'about', 'services', 'gallery', 'contact'],
    },
  ],
  faq: [
    {
      question: 'Our class times change every semester. Is that a paid edit?',
      answer:
        'Changing a text or your opening hours yourself costs nothing and needs nobody. For a bigger change, such as a new order of sections, send an edit request; a round is due in {editDueHours} hours. The monthly {monthly} stays as it is.',
    },
    {
      question: 'We hate sites that pop up and beg. What will ours do?',
      answer:
        'It will load, show the page and hold still. There is no newsletter box, no chat bubble and no cookie notice, since no cookies are set. Menus open without scripts, which also helps people with old phones.',
    },
    {
      question: 'Can we credit the farms we buy from?',
      answer:
        'Please do, by name and with their consent, in the story on the About page. Only what you tell us goes in. A farm you no longer buy from should come out the same day; you can delete that line yourself.',
    },
  ],
  head: {
    title: 'Durham NC Websites for Independent Businesses',
    description:
      'Independent restaurants, gyms and trades in Durham get five pages in their own words: draft within {draftTime}, {setup} setup, {monthly} monthly hosting.',
    keywords: [
      'Durham web design',
      'Durham NC small business website',
      'Chapel Hill website design',
      'gym website Durham',
      'restaurant website Triangle',
    ],
  },
};

export const winstonSalem: City = {
  slug: 'winston-salem',
  name: 'Winston-Salem',
  state: northCarolina,
  region: 'Piedmont Triad',
  timeZone: 'America/New_York',
  latitude: 36.1,
  longitude: -80.24,
  headline: 'Winston-Salem, fresh from the oven.',
  lead: 'Two towns with a hyphen and one business to show: yours. You choose five pages, answer the brief, read a draft within {draftTime}, and pay {setup} plus {monthly} for every month it is online.',
  nearbyTowns: ['Kernersville', 'Clemmons', 'Lewisville', 'Walkertown', 'King', 'Advance'],
  regionText:
    'Salem was founded by Moravians and kept its brick streets; Winston grew beside it on tobacco, and the two joined in 1913. Wake Forest University and its medical school are among the large employers now. Clemmons and Lewisville lie west toward the Yadkin, Kernersville east on the way to Greensboro.',
  tradesText:
    'Sugar cake, thin ginger cookies and Lovefeast buns keep small bakeries alive far past the tourist streets. A hospital city has many dentists, orthodontists and therapists, most of them in practices of a few chairs. Wineries up the Yadkin Valley call on printers, caterers and people who hang lights.',
  seasonText:
    'December belongs to the bakeries: orders for cookies by the tube begin in October and the ovens run into Christmas Eve. Dental offices see children in summer and insurance year-ends in December. Give the order deadline or the last open weeks the first line, and take it down the morning after.',
  localTip:
    "Explain things newcomers do not know, such as what a Lovefeast bun is and when it can be had. Old Salem addresses may have little parking, so say where to leave the car. For a practice, list the nearest exit of Business 40's successor, Salem Parkway, since many patients still use the old name.",
  sampleSets: [
    {
      trade: 'bakery',
      why: "Holiday orders come from three states away. Shop shows tins and trays with a request button, FAQ gives shipping or pick-up, Blog tells a family recipe's story.",
      pages: ['home', 'shop', 'blog', 'faq', 'contact'],
    },
    {
      trade: 'dentist',
      why: 'Nervous patients read everything. Services explains each visit in calm words, About shows the people in masks without them, Booking takes a weekday wish.',
      pages: ['home', 'about', 'services', 'booking', 'contact'],
    },
  ],
  faq: [
    {
      question: 'Can people order cookies on the site in December?',
      answer:
        'They can send an order request from the Shop page, with items and a note, and you confirm by email or phone what is possible. There is no payment step. So nobody has paid for a tube of cookies that is already gone.',
    },
    {
      question: 'Our recipe dates from my great-grandmother. May the site say that?',
      answer:
        "If it is so, yes, in your words. We ask for the year or the story and use it as you tell it. We will not stretch it to 'authentic since' anything, and we add no year that you did not give us.",
    },
    {
      question: 'We are a practice of two dentists. Can one leave without a new site?',
      answer:
        'Of course. Take the name off the About page yourself, or ask for an edit, and approve the new version. Earlier versions stay in the history for you alone. Opening hours and structured data are rebuilt from the same facts, so nothing old lingers on the live pages.',
    },
  ],
  head: {
    title: 'Winston-Salem Websites for Small Businesses',
    description:
      'Bakeries, practices and trades in Winston-Salem and Forsyth County: five pages from us, draft in {draftTime}, {setup} to start and {monthly} each month.',
    keywords: [
      'Winston-Salem web design',
      'Forsyth County small business website',
      'Kernersville website',
      'bakery website',
      'dentist website Winston-Salem',
    ],
  },
};
