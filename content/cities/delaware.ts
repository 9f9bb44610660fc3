import type { City } from './city.ts';
import { delaware } from './states.ts';

export const dover: City = {
  slug: 'dover',
  name: 'Dover',
  state: delaware,
  region: 'Kent County',
  timeZone: 'America/New_York',
  latitude: 39.16,
  longitude: -75.52,
  headline: 'Dover, small state, clear answer.',
  lead: 'In Kent County the courthouse, the garage and the customer may be on one block. Be the one they can look up: five pages at {setup}, a draft in {draftTime}, then {monthly} every month.',
  nearbyTowns: ['Camden', 'Smyrna', 'Magnolia', 'Felton', 'Harrington', 'Milford'],
  regionText:
    'Dover is the capital of Delaware and the middle of Kent County, between the marshes of Delaware Bay and farmland that runs to the Maryland line. US 13 is the shopping street, Route 1 the fast road to Wilmington and the beaches. Smyrna lies north, Harrington and Milford south, and Amish farms begin west of town.',
  tradesText:
    'State offices, courts and the General Assembly give lawyers, printers and lunch rooms their clients. Dover Air Force Base brings cargo crews with cars that need service between deployments. Poultry and grain farms, warehouses and the speedway hire electricians, diesel mechanics and cleaning firms by contract.',
  seasonText:
    'Garages feel two rushes, before the beach weekends from Memorial Day and before the first salt in December. Legislators sit from January to the end of June. The State Fair takes Harrington in July, and race weekend clogs US 13 when it comes. Say which week is full, and offer the next one.',
  localTip:
    'Delaware has no sales tax, so the price you print is the price paid, which is worth saying to customers from Maryland. Make clear whether you serve Sussex and New Castle counties too. A law office ought to list the counties and courts where it appears; a garage its position off Route 1, since many drivers are passing through.',
  sampleSets: [
    {
      trade: 'lawyer',
      why: 'Wills, closings, traffic, custody: readers look for their own matter first. Services does that, FAQ explains the first visit, Booking asks for a time.',
      pages: ['home', 'about', 'services', 'booking', 'faq'],
    },
    {
      trade: 'auto',
      why: 'Someone towed from Route 1 has never heard of you. Hours, the tow-in address and labor rate come first, and Gallery shows a clean shop.',
      pages: ['home', 'services', 'pricing', 'gallery', 'contact'],
    },
  ],
  faq: [
    {
      question: "Which rules apply to a Delaware lawyer's website?",
      answer:
        "The Delaware Lawyers' Rules of Professional Conduct, which forbid false or misleading communication about services. Our texts claim no results and no specialty unless your answers do, and you read every page before it is public. The responsibility for compliance remains with the firm.",
    },
    {
      question: 'I am deployed for six months. Can the site pause?',
      answer:
        'It can stay up with a notice: closed until a date, messages answered on return. You can also cancel at the end of a paid month. For 30 days it can be restored, and the ZIP with the whole site is yours in any case.',
    },
    {
      question: "May prices say 'no tax'?",
      answer:
        'You may write that Delaware has no sales tax, for that is so. Businesses pay a gross receipts tax instead, which is nothing a customer sees on the bill. Should a fee apply to tires or batteries, name it beside the price; we print the table as you give it.',
    },
  ],
  head: {
    title: 'Dover, Delaware Websites for Small Businesses',
    description:
      'Law offices, garages and shops in Dover and Kent County get five pages: first draft in {draftTime}, {setup} one time, {monthly} a month, and nothing invented.',
    keywords: [
      'Dover Delaware web design',
      'Kent County small business website',
      'Smyrna DE website',
      'law office website Delaware',
      'auto repair website Dover',
    ],
  },
};
