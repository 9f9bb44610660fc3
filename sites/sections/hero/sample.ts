import { callAction, pageAction, said, signature, usual } from '../sample-words.ts';
import type { HeroProps } from './schema.ts';

export const samples: HeroProps[] = [
  {
    eyebrow: said('Plumber in Raleigh, NC'),
    headline: said('The plumber who shows up when she says she will'),
    lead: said('We fix leaks, replace water heaters and repipe older houses inside the Beltline.'),
    further: [said('Dana answers the phone herself.'), said('She has worked under these houses since 2011.')],
    picture: signature('water-heater', 'Drawing of a water heater with copper pipes'),
    actions: [callAction('Call (919) 555-0148'), pageAction('See what we do', 'services')],
    facts: [
      { term: said('30-minute window'), text: said('We text it to you, with a photo of who is coming.') },
      { term: said('$79 to come out'), text: said('It comes off the bill if we do the work.') },
      { term: said('License 31877'), text: said('NC Plumbing Contractor P-1.') },
      { term: said('Since 2011'), text: said('Two people, houses only.') },
    ],
  },
  {
    eyebrow: said('Hair salon in Nashville, on the east side'),
    headline: said('One guest at a time'),
    lead: said('Color, curls and honest advice in a small room on Fatherland Street. By appointment only.'),
    picture: signature('marigold-hair', 'Drawing of long wavy hair with marigolds'),
    actions: [pageAction('Request a time', 'booking'), pageAction('See prices', 'pricing')],
    facts: [],
  },
  {
    eyebrow: usual('Mobile dog groomer'),
    headline: usual('Dog grooming that comes to where you and your dog already are, Wag & Roll'),
    lead: said('I groom dogs in my van, in your driveway.'),
    picture: {
      kind: 'scene',
      trade: 'dog-groomer',
      composition: 0,
      ground: 0,
      mirror: false,
      seed: 'sample',
      alt: usual('Drawing of a dog in a tub'),
    },
    actions: [callAction('Call 850-555-0133')],
    facts: [{ term: said('One van') }],
  },
  {
    eyebrow: usual('Church in Decorah, IA'),
    headline: said('Come in. Coffee is on.'),
    times: [
      { name: said('Sunday, spoken'), time: said('8:15 am'), text: said('Forty minutes, no singing, no microphone.') },
      { name: said('Wednesday supper'), time: said('5:30 pm') },
    ],
    prices: [
      { name: said('Weddings'), price: said('from $250') },
      { name: said('The hall'), price: said('$60 per half day') },
    ],
    services: [
      { name: said('Weddings'), price: said('from $250'), anchor: 'weddings' },
      { name: said('Funerals'), anchor: 'funerals' },
    ],
    actions: [pageAction('How to find us', 'contact')],
    facts: [],
  },
];
