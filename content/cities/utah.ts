import type { City } from './city.ts';
import { utah } from './states.ts';

export const stGeorge: City = {
  slug: 'st-george',
  name: 'St. George',
  state: utah,
  region: 'Washington County',
  timeZone: 'America/Denver',
  latitude: 37.1,
  longitude: -113.58,
  headline: 'St. George, before the heat.',
  lead: 'Down here the good hours are early ones. Write your answers at sunrise and a draft of five pages follows within {draftTime}. Red-rock businesses pay what all pay: {setup}, then {monthly} monthly.',
  nearbyTowns: ['Washington', 'Santa Clara', 'Ivins', 'Hurricane', 'Cedar City', 'Mesquite'],
  regionText:
    'St. George lies in the warm corner of Utah where the Mojave begins, with red cliffs north of town and the Virgin River below. Arizona starts just south, and Mesquite, Nevada, is down the gorge on Interstate 15. Hurricane and Springdale carry the traffic to Zion National Park.',
  tradesText:
    "Summers are long and dry, so cooling firms and pool technicians are as basic as plumbers. Retired newcomers build stucco houses with tile roofs and gravel yards. Zion visitors need guides, shuttles, laundries and beds; Utah Tech's students need jobs, haircuts and tires.",
  seasonText:
    'Air conditioners are serviced in April or regretted in July. Pools open by Easter and are used into October, the month of the marathon and the senior games. A cooling company should show tune-up dates in spring and repair hours in summer. When winter residents arrive, heat pumps and water softeners take over the first line.',
  localTip:
    "Mesquite customers live an hour behind, and Arizona does not change its clocks at all, so write Mountain time next to your hours. Hard water is a topic: mention scale, softeners and filters if you treat them. Utah's licensing division publishes contractor numbers; give yours, and name the towns beyond the state line only if you may work there.",
  sampleSets: [
    {
      trade: 'hvac',
      why: 'At 110 degrees nobody reads three paragraphs. Home holds the number, Booking the next window, and Services explains refrigerant, ducts and heat pumps to those with time.',
      pages: ['home', 'services', 'booking', 'faq', 'contact'],
    },
    {
      trade: 'pool-service',
      why: 'Scale, dust and evaporation make desert pools their own subject. Blog has three articles on that, Pricing lists the weekly visit, Gallery shows cleaned tile.',
      pages: ['home', 'services', 'pricing', 'gallery', 'blog'],
    },
  ],
  faq: [
    {
      question: 'I serve Mesquite. Will booking times come out wrong?',
      answer:
        "Times on your Booking page are your own, in the zone that you set in the brief. Write 'Mountain time' into the page once and confirm each request in the same words. For a call with us, our calendar converts the hours to whatever zone your device is in.",
    },
    {
      question: "Can the site say 'desert landscaping' without a landscaper's license?",
      answer:
        'It can say what you do. Whether that work needs a Utah license is a question for the Division of Professional Licensing, and we cannot answer it for you. With a number in the brief the page shows one; without a number it shows none.',
    },
    {
      question: 'We close early in summer and late in winter. Which hours go on the page?',
      answer:
        "Today's. Enter the summer week in May and the winter week in October; the footer, the contact page and the data for search engines change together, as they come from one set of hours. Two sets of hours on one page confuse more people than they help.",
    },
  ],
  head: {
    title: 'Websites for St. George, Utah Small Businesses',
    description:
      'Five-page websites for St. George, Washington and Hurricane businesses. First draft within {draftTime}, {setup} once, {monthly} per month, sample sets for desert trades.',
    keywords: [
      'St. George Utah web design',
      'St. George small business website',
      'Washington County UT website',
      'HVAC website Utah',
      'pool service website St. George',
    ],
  },
};

export const provoOrem: City = {
  slug: 'provo-orem',
  name: 'Provo-Orem',
  state: utah,
  region: 'Utah Valley',
  timeZone: 'America/Denver',
  latitude: 40.26,
  longitude: -111.68,
  headline: 'Provo-Orem, open for fall semester.',
  lead: 'Half the valley seems to be starting something. If yours is a local service, here are five pages for {setup} and {monthly} a month, with something to look at within {draftTime}.',
  nearbyTowns: ['Springville', 'Spanish Fork', 'Lehi', 'American Fork', 'Pleasant Grove', 'Saratoga Springs'],
  regionText:
    'Utah Valley is a strip between the Wasatch Mountains and Utah Lake, strung along Interstate 15. Provo has Brigham Young University and the old center; Orem has Utah Valley University and the big stores; Lehi and the software companies lie at Point of the Mountain. Springville and Spanish Fork are the south end.',
  tradesText:
    'Many students marry while in school, families are large and children take lessons, which explains how many photographers, music teachers and tutors work from home here. Software payrolls have filled the north end with new houses and everything that follows: blinds, basements, fences. Many owners run two businesses and answer mail after bedtime.',
  seasonText:
    'August and January reset the valley, when leases and semesters turn over. Engagement and wedding pictures gather around April, June and August; family sessions want October leaves in the canyons. Tutors fill up before finals and before college entrance tests. A page that shows which weekends are left saves a dozen messages.',
  localTip:
    'Sunday is a rest day for much of the valley, so make clear whether you work or reply then. Young customers text; give a mobile number and say that texts are fine. If you teach in your home, describe the neighborhood and the parking but keep the street for the confirmation. Student rates belong on the price page.',
  sampleSets: [
    {
      trade: 'tutor',
      why: 'Parents choose the person, students the hour. About and Booking answer each, Pricing shows single and package lessons, FAQ says what happens on snow days.',
      pages: ['home', 'about', 'pricing', 'booking', 'faq'],
    },
    {
      trade: 'photographer',
      why: 'Couples compare ten galleries in an evening. Yours opens fast, Pricing tells what a session includes, and Blog describes three places with good light.',
      pages: ['home', 'gallery', 'pricing', 'blog', 'contact'],
    },
  ],
  faq: [
    {
      question: 'We just registered the business. Is there anything to pay before our first customer?',
      answer:
        'Only the setup price. The {setup} is due when you order. The {monthly} a month starts on the day your site goes live, so taking two weeks to review your first draft costs nothing extra.',
    },
    {
      question: 'I teach eleven piano students at home. May my address stay private?',
      answer:
        'Yes. A street is optional in the brief. Give the city, or only the part of town, and the site shows that instead; visitors reach you by form, phone or email. The structured data follows the same rule and never holds an address you left out.',
    },
    {
      question: 'Do you connect to the scheduling app my assistant set up?',
      answer:
        "We link to it. Paste the address of your calendar in the brief, and the buttons on the Booking page go there. We do not embed other companies' windows, which keeps the pages quick and spares your visitors their cookies.",
    },
    {
      question: 'Could I write the texts with a chatbot and send them to you?',
      answer:
        'You may, as long as they are true, since the responsibility for facts stays with you. A plain list of what you do is enough for a start. We shape the sentences and hold back every claim that your answers do not support.',
    },
  ],
  head: {
    title: 'Provo-Orem Websites for New and Small Businesses',
    description:
      'Starting a business in Utah Valley? Get five pages for {setup} and {monthly} a month, with a draft in {draftTime}. Sample sets for Provo-Orem tutors and photographers.',
    keywords: [
      'Provo web design',
      'Orem small business website',
      'Utah Valley website design',
      'tutor website Provo',
      'photographer website Utah',
    ],
  },
};

export const logan: City = {
  slug: 'logan',
  name: 'Logan',
  state: utah,
  region: 'Cache Valley',
  timeZone: 'America/Denver',
  latitude: 41.74,
  longitude: -111.83,
  headline: 'Logan, known by name.',
  lead: 'Word gets around between Smithfield and Hyrum. A site gives it an address: five pages, one {setup} payment, {monthly} a month, and a draft for you to mark up inside {draftTime}.',
  nearbyTowns: ['North Logan', 'Providence', 'Smithfield', 'Hyrum', 'Wellsville', 'Preston'],
  regionText:
    'Cache Valley is closed in by the Bear River and Wellsville ranges, and it reaches across the state line to Preston, Idaho. Logan has the temple, Main Street and Utah State University on its hill. Highway 89 climbs Logan Canyon to Bear Lake and through Sardine Canyon toward Brigham City.',
  tradesText:
    'Dairies, cheese plants and a meat packer keep early hours, and refrigeration, plumbing and diesel people keep them running. The university adds renters, graduate families and visiting parents. Dentists and family clinics see three generations from the same street, and a new one has to introduce itself with patience.',
  seasonText:
    'Cold air settles on the valley floor in January and stays, so frozen lines, furnaces and heat tape dominate the month. Students return at the end of August; farmers are unreachable at harvest. Plumbers should post thaw advice before Christmas. A dental office does best with school check-ups in July and benefits in December.',
  localTip:
    "If you drive to Preston or Bear Lake, say so and mention the other state's license where one is needed. People know each other here, so photographs of the crew count for more than adjectives. Explain how to reach you when the canyon is closed. Put a farm gate, a basement rental and a downtown shop in separate lines.",
  sampleSets: [
    {
      trade: 'plumber',
      why: 'Farm, rental and family home call the same number for different pipes. Services has a block for each, About names the people, Pricing states the trip charge.',
      pages: ['home', 'about', 'services', 'pricing', 'contact'],
    },
    {
      trade: 'dentist',
      why: 'A new practice needs introductions before appointments. About and Gallery show who and where; Booking takes families who want three chairs in one afternoon.',
      pages: ['home', 'about', 'services', 'gallery', 'booking'],
    },
  ],
  faq: [
    {
      question: 'Everyone in Hyrum has my number. Who is the website for?',
      answer:
        "For the ones who do not: students' parents, a buyer from Salt Lake, the farm manager who started last week. It also saves the others a call when they only want to know if you are open. Five pages are plenty for that.",
    },
    {
      question: 'May a plumber from Utah list Idaho towns?',
      answer:
        'List Preston if you are licensed for the work there; Idaho licenses plumbers through its own state division. We show both numbers next to their states. Should one lapse, take the town out the same day, which you can do without us.',
    },
    {
      question: 'Our internet is slow. Can I fill in the brief at the library?',
      answer:
        'Any browser will do, and every answer is saved on our side when you leave the field. Start at home, go on at the library, finish on a phone. Photos are the only heavy part, and they can wait until after the first draft.',
    },
  ],
  head: {
    title: 'Logan, Utah Websites for Cache Valley Businesses',
    description:
      'Cache Valley web design: five pages for a Logan business, drafted within {draftTime}. {setup} setup and {monthly} a month, with answers about Idaho customers too.',
    keywords: [
      'Logan Utah web design',
      'Cache Valley small business website',
      'Smithfield UT website',
      'plumber website Logan',
      'dentist website Utah',
    ],
  },
};

export const ogdenClearfield: City = {
  slug: 'ogden-clearfield',
  name: 'Ogden and Clearfield',
  state: utah,
  region: 'Weber and Davis counties',
  timeZone: 'America/Denver',
  latitude: 41.17,
  longitude: -112,
  headline: 'Ogden and Clearfield, first train in.',
  lead: 'North of Salt Lake, work starts at the base gate, the shop door or the lift line. Five pages get yours on the map: draft within {draftTime}, {setup} to set up, {monthly} by the month.',
  nearbyTowns: ['Layton', 'Roy', 'Syracuse', 'Kaysville', 'North Ogden', 'Eden'],
  regionText:
    "Weber and Davis counties share one long strip under the Wasatch, with FrontRunner trains and Interstate 15 running its length. Ogden was the railroad's junction and has Historic 25th Street to prove it. Clearfield, Layton and Roy surround Hill Air Force Base; Ogden Canyon leads up to Eden and the ski valley.",
  tradesText:
    'The base brings families on orders and a large civilian workforce, which means moving trucks, rentals, child care and haircuts. Outdoor brands and machine shops settled in old rail buildings. With Snowbasin and Powder Mountain above town, many residents train for something, and small gyms, ski tuners and physical therapists see them before work.',
  seasonText:
    'Moves bunch up from May through August. Gyms gain members in January and again before ski season, when people remember their knees. Inversions in deep winter push runners indoors. State your open moving days early in summer; state the pre-season class in September, and the hours on snow mornings once the lifts open.',
  localTip:
    'Give the exit number, because half of the area is described by exits. If you serve the base, say what you need from the customer to get through the gate. For Eden and Huntsville mention winter access and trailers. Name both counties if you work in both, and the towns on the bench as well as those by the lake.',
  sampleSets: [
    {
      trade: 'moving',
      why: 'Military moves and college moves ask about dates, stairs and storage. FAQ answers, Pricing explains, and About shows the crew that will turn up.',
      pages: ['home', 'about', 'pricing', 'faq', 'contact'],
    },
    {
      trade: 'gym',
      why: 'The class at 5:30 has to be visible at midnight. Services holds the timetable by kind of training, Booking starts a trial, Gallery shows the floor as it is.',
      pages: ['home', 'services', 'gallery', 'pricing', 'booking'],
    },
  ],
  faq: [
    {
      question: 'Which comes first in the headings, Ogden or Clearfield?',
      answer:
        'Your own town. If the shop is in Roy, the page says Roy, with Ogden and Clearfield as places you serve. Neighbors notice a business that claims a bigger city than the one on its sign.',
    },
    {
      question: 'Our trial class is free. Can the page say so?',
      answer:
        'Yes, since it is a fact about your offer and you can keep it. Write who may come, how often, and whether equipment is included. If you drop the trial, remove the sentence; it should not outlive the offer by a day.',
    },
    {
      question: 'Can I show reviews from another site?',
      answer:
        'Quote only people who agreed, under the name they allow, and keep to six. We do not copy review pages or show stars, because we cannot check them and the sites they stand on have terms of their own. Ask the customer directly for a sentence that you may use.',
    },
  ],
  head: {
    title: 'Ogden and Clearfield Small Business Websites',
    description:
      'Five pages for an Ogden, Clearfield or Layton business. Written and drawn within {draftTime} for {setup}, hosted for {monthly} a month. Weber and Davis details.',
    keywords: [
      'Ogden web design',
      'Clearfield Utah small business website',
      'Layton website design',
      'moving company website Utah',
      'gym website Ogden',
    ],
  },
};
