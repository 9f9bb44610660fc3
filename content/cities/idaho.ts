import type { City } from './city.ts';
import { idaho } from './states.ts';

export const boise: City = {
  slug: 'boise',
  name: 'Boise',
  state: idaho,
  region: 'Treasure Valley',
  timeZone: 'America/Boise',
  latitude: 43.62,
  longitude: -116.2,
  headline: 'Boise, open by morning.',
  lead: 'Five custom pages for a Treasure Valley business. First draft within {draftTime}, {setup} once and {monthly}/month.',
  nearbyTowns: ['Meridian', 'Eagle', 'Kuna', 'Nampa', 'Garden City', 'Star'],
  regionText:
    'The Boise River and its Greenbelt run through the middle, the foothills close off the north, and the rest of the Treasure Valley stretches west along Interstate 84. The same trip covers Meridian, Eagle, Kuna, Nampa and Garden City, so we list towns, not only Boise. Bench, North End and Hyde Park are names that customers know.',
  tradesText:
    'Heating and plumbing, roofing, landscaping and irrigation, dental offices, salons, coffee. Former sugar-beet and dairy land is turning into subdivisions from Star to Kuna, and each new street wants fences, blinds and sprinklers. Boise State, the state offices and Micron give cafés their weekday mornings.',
  seasonText:
    "Irrigation lines are blown out in October, pipes freeze in January, and air conditioners strain through a dry July. We put the season's job on the home page: winterizing first in fall, the emergency number first in a cold snap. A café can do the same with patio hours when the foothill trails dry out.",
  localTip:
    'Many yards are watered by an irrigation district and many houses outside town by a well, so say whether you handle pressurized irrigation, pumps, or both. Name the towns along the interstate in the order you reach them. If you drive up Bogus Basin Road or to Idaho City in snow, that is worth a line of its own.',
  sampleSets: [
    {
      trade: 'plumber',
      why: 'A burst pipe allows for one glance. The number and the booking button share the first screen, prices follow, and the list of towns tells whether you come.',
      pages: ['home', 'services', 'pricing', 'booking', 'contact'],
    },
    {
      trade: 'coffee',
      why: 'Regulars know you; the page is for the ones on the Greenbelt with a phone. About tells what you roast or bake, Gallery shows seats, FAQ settles dogs and laptops.',
      pages: ['home', 'about', 'gallery', 'faq', 'contact'],
    },
  ],
  faq: [
    {
      question: 'Do I need an Idaho contractor registration on the site?',
      answer:
        "If you have a number, we show it. If you don't give us one, we leave it out. Nothing goes on the site that your answers didn't say. Whether your work needs registration or a trade license is a question for the Idaho Division of Occupational and Professional Licenses.",
    },
    {
      question: 'Can the site list every town I drive to?',
      answer:
        'Up to 24 of them. They appear in the service area in the order in which you type them. If Caldwell costs a trip charge and Eagle does not, give that as one of your own questions and answers, and nobody has to ask.',
    },
    {
      question: 'Can we talk first?',
      answer:
        'Yes. On the booking page you pick a free half hour, on weekdays and in your own time zone, without an account. Or begin the brief, stop where you are unsure, and ask us about that one question.',
    },
  ],
  head: {
    title: 'Websites for Boise Businesses',
    description:
      'Five custom pages for a Boise or Treasure Valley business. First draft within {draftTime}, {setup} once and {monthly}/month. Two sample sets and local answers.',
    keywords: [
      'Boise web design',
      'Boise small business website',
      'Treasure Valley website',
      'Meridian Idaho web design',
      'plumber website Boise',
    ],
  },
};

export const coeurDAlene: City = {
  slug: 'coeur-d-alene',
  name: "Coeur d'Alene",
  state: idaho,
  region: 'North Idaho',
  timeZone: 'America/Los_Angeles',
  latitude: 47.68,
  longitude: -116.78,
  headline: "Coeur d'Alene, lake side up.",
  lead: 'Kootenai County has a summer trade, a winter trade and little time between. Use an evening for the brief: five pages come as a draft within {draftTime}, at {setup} plus {monthly} a month.',
  nearbyTowns: ['Post Falls', 'Hayden', 'Rathdrum', 'Dalton Gardens', 'Sandpoint', 'Liberty Lake'],
  regionText:
    'The city lies at the north end of its lake, with forested hills behind it and the Rathdrum Prairie opening west. Interstate 90 runs to Spokane in half an hour and to the Silver Valley in about the same. Hayden and Post Falls join onto town; Sandpoint is an hour north. Clocks keep Pacific time here, unlike in southern Idaho.',
  tradesText:
    'Snow load, pine needles and a freeze-thaw spring wear out roofs and gutters. The lake supports boat shops, dock builders and summer weddings, which in turn need flowers, tents and music. People who left larger cities for lake lots hire designers, well drillers and builders, and hospital and college staff hire everyone else.',
  seasonText:
    'June through September are wedding and boat months. Roofs are replaced between thaw and first snow, and rakes, ice dams and leaks keep the phone ringing in January. A florist should show the summer dates that are gone, in one plain list; a roofer should change from replacement to emergency words in November.',
  localTip:
    "If you cross the state line, show both registrations: Idaho's and Washington's, which must be in advertising there. Lake addresses can mean a barge, a steep drive or a private road, so say what you can reach. Give Pacific time. For weddings, mention which shore you deliver to and how early you load.",
  sampleSets: [
    {
      trade: 'florist',
      why: 'Couples from Seattle plan by picture and date. Gallery shows whole tables, Booking opens a talk about the day, Pricing gives a starting figure if you have one.',
      pages: ['home', 'gallery', 'pricing', 'booking', 'faq'],
    },
    {
      trade: 'roofer',
      why: 'Metal or shingle, pitch and snow guards: the subject is technical and local. Services treats it by roof, FAQ covers ice dams, About holds the registrations.',
      pages: ['home', 'about', 'services', 'faq', 'contact'],
    },
  ],
  faq: [
    {
      question: 'Half my jobs are in Spokane Valley. Is my Idaho registration enough on the page?',
      answer:
        "Not for Washington: contractors there register with the Department of Labor & Industries, and its rules put the number into advertising. Give us both and the site shows both. If you have only Idaho's, keep the service area on this side of the line.",
    },
    {
      question: 'Can a florist block sold-out Saturdays on the site?',
      answer:
        'Booking takes requests and you confirm them, so nothing is double-sold. A short list of full dates can stand above the form and be edited by you. If you keep a real calendar online, the page can send couples there instead.',
    },
    {
      question: 'Which spelling should I use for the lake and town?',
      answer:
        'The one on the map, with apostrophe and all. The web address simplifies it, because apostrophes are not allowed there, but headings keep the proper form. Search engines know the common misspellings, so there is no need to print them.',
    },
  ],
  head: {
    title: "Coeur d'Alene Websites for Small Businesses",
    description:
      "North Idaho web design: five pages for a Coeur d'Alene, Hayden or Post Falls business, first draft in {draftTime}, {setup} for setup, {monthly} a month after launch.",
    keywords: [
      "Coeur d'Alene web design",
      'North Idaho small business website',
      'Post Falls website',
      "florist website Coeur d'Alene",
      'roofer website Idaho',
    ],
  },
};
