import type { City } from './city.ts';
import { missouri } from './states.ts';

export const springfield: City = {
  slug: 'springfield',
  name: 'Springfield',
  state: missouri,
  region: 'the Ozarks',
  timeZone: 'America/Chicago',
  latitude: 37.21,
  longitude: -93.29,
  headline: 'Springfield, the Missouri one.',
  lead: 'There are dozens of Springfields, so we write Missouri in your headings. A business in the Ozarks gets five pages: {setup} once, {monthly} a month, and {draftTime} at most to the first draft.',
  nearbyTowns: ['Nixa', 'Ozark', 'Republic', 'Battlefield', 'Rogersville', 'Willard'],
  regionText:
    'Springfield lies on a plateau in southwest Missouri, where old Route 66 and Interstate 44 cross US 65. Nixa and Ozark, just south in Christian County, send people in every morning; Republic and Willard do the same from the west. Branson and the lakes are an hour down 65, which fills Fridays with boats.',
  tradesText:
    'Two hospital systems, Missouri State and several smaller colleges, trucking firms and outdoor retail make up the weekday. Around them are stylists with a chair of their own, bookkeepers for farms and shops, and contractors who know limestone, springs and sinkholes. Many run the business from a house in Nixa or Rogersville.',
  seasonText:
    'Prom, graduations and June weddings fill salons in spring, the holidays fill them again. Accountants see farms and sole owners between January and April. Ice storms and spring tornadoes interrupt everything, so a line about closings helps. Put the next date that matters, a deadline or open prom Saturdays, at the head of the page.',
  localTip:
    "Write the state's name next to the city's and give the ZIP code, so that nobody ends up with a shop in Illinois. Say which county you are in when permits matter. A stylist who rents a suite should give suite number, entrance and parking. An accountant for farms should say so in a heading.",
  sampleSets: [
    {
      trade: 'salon',
      why: "A booth renter needs a name apart from the building's. About and Gallery show it; Pricing and Booking keep the texts to a minimum.",
      pages: ['home', 'about', 'gallery', 'pricing', 'booking'],
    },
    {
      trade: 'accountant',
      why: 'Farm, shop or family return: three readers, three headings. FAQ lists papers to bring, and Blog explains estimated taxes without jargon.',
      pages: ['home', 'services', 'blog', 'faq', 'contact'],
    },
  ],
  faq: [
    {
      question: 'Does Missouri license contractors, and what do I show?',
      answer:
        'Most contractor licensing in Missouri is left to cities and counties, so it depends on where you work. If Springfield or your county issued you a license, give it as written and we show it. If none applies, the page is silent and does not imply one.',
    },
    {
      question: 'I rent a chair. Is a website of my own allowed?',
      answer:
        "That is between you and the salon, so read your agreement. The page can give the salon's address as the place and your name as the business. Your own license from the state board of cosmetology belongs to you, and you decide whether it appears.",
    },
    {
      question: 'Will people mix me up with firms in Illinois or Massachusetts?',
      answer:
        'Less, if the page is careful. State, ZIP code and area code stand in the text, in the title and in the data for search engines, and neighboring towns like Nixa settle the rest. Nobody can promise a position in results, and we do not.',
    },
  ],
  head: {
    title: 'Springfield, Missouri Small Business Websites',
    description:
      'A five-page website for a Springfield, Nixa or Ozark business, with Missouri in the title. First draft in {draftTime}, {setup} plus {monthly} a month.',
    keywords: [
      'Springfield MO web design',
      'Springfield Missouri small business website',
      'Nixa website',
      'salon website Springfield MO',
      'accountant website Ozarks',
    ],
  },
};
