import type { City } from './city.ts';
import { florida } from './states.ts';

export const tampa: City = {
  slug: 'tampa',
  name: 'Tampa',
  state: florida,
  region: 'Tampa Bay',
  timeZone: 'America/New_York',
  latitude: 27.95,
  longitude: -82.46,
  headline: 'Tampa, this side of the bridge.',
  lead: 'For a Tampa Bay business that works from Ybor to Brandon, or over the water to Pinellas: five pages, written and drawn for you within {draftTime}. {setup} once, {monthly}/month.',
  nearbyTowns: ['St. Petersburg', 'Clearwater', 'Brandon', 'Riverview', 'Wesley Chapel', 'Plant City'],
  regionText:
    'Two long bridges and a causeway tie Tampa to Pinellas, and traffic on them decides who hires whom. Hillsborough, Pinellas and Pasco are separate counties with separate permit desks. South Tampa sits low on its peninsula, New Tampa and Wesley Chapel run north along the interstate, and Brandon and Riverview take up the east.',
  tradesText:
    'Heat, hail now and then, and insurance questions keep roofers busy. Ybor City gave the area its Cuban bread, and bakeries that sell it by the loaf still open before dawn. MacDill Air Force Base, the cruise terminals and three pro teams add haircuts, uniforms, parking and a great many meals.',
  seasonText:
    'Roof inspections crowd the months before June, when hurricane season opens, and repairs follow whatever the summer brings. Bakeries have their own calendar, from Gasparilla parties in January to graduation cakes in May. Put the current one at the top of the home page and let the rest wait below.',
  localTip:
    'People on the Pinellas side often assume that Tampa firms will not cross, so if you do, say which days. Note flood-zone or low-lying work when you do it. A roofer should show the state license, the roof types worked on and what happens after a storm. A bakery needs opening hours, parking and whether the Cuban bread sells out.',
  sampleSets: [
    {
      trade: 'roofer',
      why: 'Insurers ask for photographs and dates, so owners look for someone who documents. Gallery and Services show the roof types, FAQ explains an inspection.',
      pages: ['home', 'services', 'gallery', 'faq', 'contact'],
    },
    {
      trade: 'bakery',
      why: 'People ask when the bread is ready and where to park, so Contact has both. The Shop shell shows cakes that people may ask to order, without a cart to look after.',
      pages: ['home', 'about', 'shop', 'gallery', 'contact'],
    },
  ],
  faq: [
    {
      question: "Can a roofer's site say that we help with insurance claims?",
      answer:
        'Be careful there: Florida limits what a contractor may offer around a claim, and public adjusting needs its own license. We write what you do in plain terms, such as photographs, measurements and a written estimate, and leave legal wording to your lawyer.',
    },
    {
      question: 'We serve Hillsborough and Pinellas with different crews. One site or two?',
      answer:
        'One, as long as the name and the phone number are the same. Both counties go in the service area, and each crew can have a block of its own on the Services page. A second site makes sense when there is a second business with its own name.',
    },
    {
      question: 'What does the Shop page do for a bakery?',
      answer:
        'It shows what you make, with prices if you give them, and a button that sends you a request. There is no cart and no payment on the page. You answer with pick-up time and total, which suits custom cakes better than a checkout would.',
    },
  ],
  head: {
    title: 'Websites for Tampa Small Businesses',
    description:
      'Tampa Bay businesses get five custom pages: a first draft within {draftTime}, {setup} setup, {monthly} monthly. See two sample page sets and answers for Hillsborough.',
    keywords: [
      'Tampa web design',
      'Tampa Bay small business website',
      'Brandon FL website',
      'roofing website Tampa',
      'bakery website Tampa',
    ],
  },
};

export const sarasota: City = {
  slug: 'sarasota',
  name: 'Sarasota',
  state: florida,
  region: 'Suncoast',
  timeZone: 'America/New_York',
  latitude: 27.34,
  longitude: -82.53,
  headline: 'Sarasota, before the first appointment.',
  lead: 'People on the Suncoast choose a stylist or a painter by looking first. Give them five finished pages. The draft takes {aDay} at most; the bill is {setup}, then {monthly} per month.',
  nearbyTowns: ['Bradenton', 'Lakewood Ranch', 'Siesta Key', 'Longboat Key', 'Venice', 'Osprey'],
  regionText:
    "Sarasota Bay separates the city from its keys, and a high causeway and several drawbridges decide how late you are. Lakewood Ranch grows inland across the Manatee County line. Ringling's circus left behind a museum and an art college, and the opera and ballet keep downtown evenings full in winter.",
  tradesText:
    'Stucco and salt make painters necessary every few years. Salons, spas and alteration shops live on winter residents who book the same weekday all season. Kitchens, pools and lanais are rebuilt when a house changes hands, so tile setters, cabinet makers and screen crews are rarely out of work.',
  seasonText:
    'From Thanksgiving to Easter the parking lots are full and appointments go weeks ahead. Exterior painting does well in the dry spring. In summer, regulars who stay deserve a word of their own: shorter waits, open chairs, earlier starts. Change the headline when the shuttles to the beach empty out.',
  localTip:
    "Tell winter residents how to book from another state before they arrive, and tell everyone else that you are open in August. If a job needs a condo board's approval, list what you can supply: proof of insurance, color codes, a schedule. Say whether Siesta and Longboat Key are in your area, because many firms skip them.",
  sampleSets: [
    {
      trade: 'salon',
      why: 'Color is judged by eye and planned by price. Gallery and Pricing carry most of the weight; Booking catches the woman who writes from Ohio in October.',
      pages: ['home', 'gallery', 'pricing', 'booking', 'about'],
    },
    {
      trade: 'painter',
      why: 'Boards and spouses both want to know the steps: wash, patch, prime, paint. Services spells them out and the FAQ covers rain days and colors.',
      pages: ['home', 'services', 'gallery', 'faq', 'contact'],
    },
  ],
  faq: [
    {
      question: 'Half of my clients are gone from May to October. Can the home page follow them?',
      answer:
        "Yes. Headline, texts and photos are yours to change whenever you like, so a winter version and a summer version are two short edits a year. Older versions are kept, which means last season's wording can be brought back instead of typed again.",
    },
    {
      question: 'Do you take photographs of the salon?',
      answer:
        'No. You upload your own pictures and tick that you have the right to use them. A phone by a window in the morning is good enough. Where there is no photo we draw something for the trade, and we do not pass stock models off as your clients.',
    },
    {
      question: 'An association wants my insurance certificate. Should it be online?',
      answer:
        'Better not the document itself. Mention on the page that you send a certificate to boards on request, if that is so, and keep the paper for email. The site shows license numbers and memberships exactly as you list them.',
    },
  ],
  head: {
    title: 'Sarasota Web Design for Small Businesses',
    description:
      'For salons, painters and other small firms in Sarasota, Bradenton and on the keys: five pages, a draft within {draftTime}, {setup} once and {monthly} a month.',
    keywords: [
      'Sarasota web design',
      'Bradenton small business website',
      'Lakewood Ranch website',
      'salon website Sarasota',
      'painter website Florida',
    ],
  },
};

export const puntaGorda: City = {
  slug: 'punta-gorda',
  name: 'Punta Gorda',
  state: florida,
  region: 'Charlotte Harbor',
  timeZone: 'America/New_York',
  latitude: 26.93,
  longitude: -82.05,
  headline: 'Punta Gorda, plain and easy to read.',
  lead: 'Around Charlotte Harbor people still ask a neighbor first, then check the website. Ours costs {setup} and {monthly} a month, has the five pages you choose, and shows you a first draft within {draftTime}.',
  nearbyTowns: ['Port Charlotte', 'Englewood', 'North Port', 'Rotonda West', 'Babcock Ranch', 'Cleveland'],
  regionText:
    'Punta Gorda stands where the Peace River opens into Charlotte Harbor, with canals behind many of the houses and a walkable old center of brick lanes. The 41 bridge leads to Port Charlotte, which is larger and mostly single-family streets. Englewood and the Gulf beaches are a longer drive around the harbor.',
  tradesText:
    'Hurricanes Charley and Ian both struck here, and roofs, seawalls and screen cages have been rebuilt more than once. Retired owners with boats and small dogs bring steady work to canvas shops, marine mechanics and groomers. Handymen and cleaners look after houses that stand empty half the year.',
  seasonText:
    'January to April is the full season. Crews book weeks ahead then, and groomers see the winter dogs. From June, roofers hear from people who noticed a stain after the first hard rain. A page that names the next open week, in words you can edit yourself, spares a lot of phone calls.',
  localTip:
    'Your reader may be past seventy and on a tablet: large type, a phone number that dials, hours written out. Most houses on the canals have a dock, a lift and a seawall cap, so say which of them you touch. State whether you wait at the house or work from a key.',
  sampleSets: [
    {
      trade: 'roofer',
      why: 'Since Charley and Ian, owners here know their roof types. Pricing describes what an estimate rests on, and Gallery shows tile, metal and shingle apart.',
      pages: ['home', 'services', 'pricing', 'gallery', 'contact'],
    },
    {
      trade: 'groomer',
      why: 'Dogs arrive in November with their owners. Booking takes the day, Pricing goes by size of dog, and the FAQ says what to bring on a first visit.',
      pages: ['home', 'services', 'pricing', 'booking', 'faq'],
    },
  ],
  faq: [
    {
      question: 'My customers are older. Will they manage the site?',
      answer:
        'It is built to be read: strong contrast, text that can be enlarged, buttons big enough for a thumb, and no pop-ups or moving parts. A tap on the number starts the call. Pages weigh little, so they open on old tablets and weak connections too.',
    },
    {
      question: 'I stopped taking new roofs until spring. What should the page say?',
      answer:
        'Exactly that. Write the month in which new work starts and whether you keep a list. You change the sentence in the portal and it goes online after your approval. People forgive a wait they know about more easily than a phone that no one answers.',
    },
    {
      question: 'Can someone else in the family manage the account?',
      answer:
        'There is one sign-in for the customer, protected by a password and, if you turn it on, a second step. Whoever looks after the account receives the form messages and approves versions. The email address can be changed later, after the new one has been verified.',
    },
  ],
  head: {
    title: 'Websites for Punta Gorda Small Businesses',
    description:
      'Five-page sites for Punta Gorda, Port Charlotte and Englewood businesses. Easy to read, drafted within {draftTime}, {setup} plus {monthly} a month after launch.',
    keywords: [
      'Punta Gorda web design',
      'Port Charlotte small business website',
      'Charlotte Harbor website',
      'roofer website Punta Gorda',
      'dog groomer website',
    ],
  },
};

export const capeCoral: City = {
  slug: 'cape-coral',
  name: 'Cape Coral',
  state: florida,
  region: 'Southwest Florida',
  timeZone: 'America/New_York',
  latitude: 26.56,
  longitude: -81.95,
  headline: 'Cape Coral, canal by canal.',
  lead: 'Your next customer is probably four canals away. Make it easy: five pages about what you do and where, first draft inside {draftTime}, {setup} for the build and {monthly} monthly.',
  nearbyTowns: ['Fort Myers', 'North Fort Myers', 'Matlacha', 'Pine Island', 'St. James City', 'Sanibel'],
  regionText:
    'Some 400 miles of canals run behind the houses, and part of them reach the Gulf without a bridge in the way. The streets are a grid of quadrants from SW to NE. Two toll bridges cross the Caloosahatchee to Fort Myers; Pine Island Road leads west to Matlacha.',
  tradesText:
    'A house with a pool, a dock and a lift needs a pool technician, an electrician and someone for the seawall. New building in the north of the city adds wells, septic conversions and landscaping. Hurricane Ian left lanais, roofs and lifts to renew, and with them work for years.',
  seasonText:
    'Owners return between November and Easter and want the boat in the water that week. Pools turn fastest in the hot rains, June to September. Say so on the home page: lift checks and startup in fall, weekly pool care in summer, storm shutdown advice when the forecast calls for it.',
  localTip:
    'Sailboat water or bridges in the way, saltwater or freshwater canal, city water or a well: your customers know their answer, so write which of these you work with. Give the quadrants you drive to. Owners up north need photographs and a message after each visit; tell them if you send those.',
  sampleSets: [
    {
      trade: 'pool-service',
      why: 'Seasonal owners hire from a thousand miles away, so the visit has to be described in writing. Services, Pricing and FAQ do that before anyone calls.',
      pages: ['home', 'services', 'pricing', 'faq', 'contact'],
    },
    {
      trade: 'electrician',
      why: 'Lifts, pool pumps and dock lights are one electrical world here. About names the license, Gallery shows dock work, Booking takes the visit.',
      pages: ['home', 'about', 'services', 'gallery', 'booking'],
    },
  ],
  faq: [
    {
      question: 'Do you charge more if we also work across the bridges?',
      answer:
        "No. It's {setup} once, then {monthly} a month from the day your site goes live, on either side of the river and for any number of towns. There's no trial period after which the price goes up.",
    },
    {
      question: 'Do I list every neighborhood or just Cape Coral?',
      answer:
        'Quadrants work better than neighborhoods here, since most people know theirs. Type them as places in your service area, next to Matlacha or Fort Myers if you cross the bridge. The page then shows a drawn overview of those places, without loading an outside map.',
    },
    {
      question: 'Is a pool route owner with one truck too small for this?',
      answer:
        'One truck is who we build for. The minimum is a name, a trade, a line about the work and a way to reach you. From that the site is already complete, and it stays silent about employees, years and awards that do not exist.',
    },
    {
      question: 'Who owns the pages if I stop paying in two years?',
      answer:
        'The texts and the design are yours to use, and you can take the whole site away as one ZIP file. Hosting ends with the paid month. For thirty days after that the site can be brought back as it was.',
    },
  ],
  head: {
    title: 'Cape Coral Websites for Small Businesses',
    description:
      'Cape Coral pool, dock and home trades: get a five-page website drafted in {draftTime}. {setup} to build, {monthly} per month to host. Samples and local questions.',
    keywords: [
      'Cape Coral web design',
      'Cape Coral small business website',
      'pool service website',
      'Southwest Florida website',
      'electrician website Cape Coral',
    ],
  },
};

export const fortMyers: City = {
  slug: 'fort-myers',
  name: 'Fort Myers',
  state: florida,
  region: 'Lee County',
  timeZone: 'America/New_York',
  latitude: 26.64,
  longitude: -81.87,
  headline: 'Fort Myers, ready before season.',
  lead: 'Lee County fills up fast once the weather turns up north. Have your five pages online by then: {setup}, {oneDay} to the first draft, and {monthly} a month for hosting and the rest.',
  nearbyTowns: ['Fort Myers Beach', 'Estero', 'Bonita Springs', 'Lehigh Acres', 'Sanibel', 'North Fort Myers'],
  regionText:
    'Fort Myers has its old River District on the Caloosahatchee and most of its daily life along US 41 and Daniels Parkway. Estero and Bonita Springs run south toward Collier County, Lehigh Acres spreads east over thousands of inland lots, and Sanibel and the beach hang on their bridges.',
  tradesText:
    'Warm nights all year mean that termites, ants and rodents keep no calendar, so exterminators drive the same rounds in every month. Spring training for the Red Sox and the Twins fills restaurants in February and March. Rebuilding on the islands has brought carpenters, drywall crews and movers from far away.',
  seasonText:
    'Restaurants live on December through April. Pest calls turn around: mosquitoes, ants and wet-season termites come with the summer rain, when the dining rooms are half empty. The home page should show a menu and reservation note in winter for one, and the swarm of the month in summer for the other.',
  localTip:
    "Mention the bridges and the beach honestly. If you charge a toll or a minimum for Sanibel, people accept it when they read it first. Restaurants should post summer closing weeks in plain view. Firms that treat yards ought to say what they use around pets and water, since the county's own fertilizer rules have made people ask.",
  sampleSets: [
    {
      trade: 'pest-control',
      why: 'The first question is always what that was on the wall. Blog and Services answer it by insect; Pricing separates a single visit from a yearly plan.',
      pages: ['home', 'services', 'pricing', 'blog', 'contact'],
    },
    {
      trade: 'restaurant',
      why: 'Menu, hours, parking: three taps. Gallery shows plates and the room, Booking takes a table request, and the summer break is announced on the front page.',
      pages: ['home', 'about', 'gallery', 'booking', 'contact'],
    },
  ],
  faq: [
    {
      question: 'We close for August. Will the site look abandoned?',
      answer:
        'Not if it says so. Set your hours to closed for those weeks and add a sentence with the date you reopen; both take a minute in the portal. Search engines read the hours from the page as well, because they are part of its structured data.',
    },
    {
      question: 'Where do I put a menu that changes each week?',
      answer:
        "Keep the dishes that stay on the Services or Pricing page and write the rest as 'ask for today's fish'. You can edit single lines yourself at any time, so a new dish can be on the page before the kitchen opens. The day's catch is often better told on the phone.",
    },
    {
      question: 'Can the page claim that a treatment is safe for pets?',
      answer:
        'Only if you say it and stand behind it. Pest control in Florida is licensed by the Department of Agriculture and Consumer Services, and product labels set the limits. Tell us the product type and the waiting time you give customers; we print those words and no stronger ones.',
    },
  ],
  head: {
    title: 'Fort Myers Small Business Websites',
    description:
      'A five-page website for a Fort Myers or Lee County business, before the season starts: draft in {draftTime}, {setup} one time, then {monthly} a month all-in.',
    keywords: [
      'Fort Myers web design',
      'Lee County small business website',
      'Estero website design',
      'pest control website',
      'restaurant website Fort Myers',
    ],
  },
};

export const naplesMarcoIsland: City = {
  slug: 'naples-marco-island',
  name: 'Naples and Marco Island',
  state: florida,
  region: 'Paradise Coast',
  timeZone: 'America/New_York',
  latitude: 26.14,
  longitude: -81.79,
  headline: 'Naples and Marco, dressed and on time.',
  lead: 'Clients in Collier County expect care before they open the door. Five quiet, exact pages show it. One setup price of {setup}, {monthly} for each month online, and a first draft within {draftTime}.',
  nearbyTowns: ['Bonita Springs', 'Golden Gate', 'Ave Maria', 'Immokalee', 'Isles of Capri', 'Pelican Bay'],
  regionText:
    'Collier County runs from Gulf beaches to the Big Cypress swamp. Naples keeps its shops on Fifth Avenue South and Third Street; Marco Island lies half an hour down the coast behind a high bridge. Much of the housing between them sits inside gated clubs with their own rules for vendors.',
  tradesText:
    'Second homes need cleaners, home watchers, window washers and people who polish stone. Weddings on the sand and dinners at the clubs give florists and caterers regular commissions. Gardens are tended year round, and so are cars, boats, silver, linens and lamps, often by firms of two or three people.',
  seasonText:
    "Season starts around Thanksgiving and thins out after Easter. Houses are opened in October and November and closed in May, and both turn into a week's work for a cleaner. Florists plan beach ceremonies for the cooler months. Put opening and closing visits, or the dates still free, above everything else.",
  localTip:
    'Clients here want discretion. Leave out their names and streets and describe the work instead. Say how gate access works, whether the same people come every time, and whether they are bonded, if they are. A wedding vendor should mention that beach ceremonies may need a permit, and who in your experience applies for it.',
  sampleSets: [
    {
      trade: 'cleaning',
      why: 'Owners pick from afar, so the checklists must be public. Services lists an opening, a weekly and a closing visit; FAQ handles keys, alarms and gates.',
      pages: ['home', 'about', 'services', 'faq', 'contact'],
    },
    {
      trade: 'florist',
      why: 'Planners look at photographs, then at lead times. Gallery shows finished tables and arches, Shop the arrangements that can be asked for, Booking opens a consultation.',
      pages: ['home', 'gallery', 'shop', 'booking', 'contact'],
    },
  ],
  faq: [
    {
      question: 'Can a {setup} site look right next to resort pages?',
      answer:
        'Look at the sample before you judge. Type, color and drawings are chosen for the trade and adjusted to your own brand color, and no two sites are set alike. What you will not get is a film on the first screen; pages open quickly and stay still.',
    },
    {
      question: 'My clients value privacy. What is public about them?',
      answer:
        'Nothing unless you put it there. Quotes appear only when you confirm that the person agreed. Messages sent through the forms go to you alone, and the pages set no cookies, carry no trackers and load nothing from other companies.',
    },
    {
      question: 'Could the site take deposits for wedding flowers?',
      answer:
        'No. The Shop page is a showcase with a request button, and payments happen between you and the client, by invoice or however you work. If you need a full store with checkout, ask us for a quote on a call before you order the five pages.',
    },
  ],
  head: {
    title: 'Naples and Marco Island Business Websites',
    description:
      'Web design for small businesses in Naples, on Marco Island and across Collier County. Five custom pages, {draftHours}-hour draft, {setup} setup and {monthly} per month.',
    keywords: [
      'Naples FL web design',
      'Marco Island website',
      'Collier County small business website',
      'florist website Naples',
      'cleaning service website',
    ],
  },
};
