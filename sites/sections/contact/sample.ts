import { callAction, said, usual } from '../sample-words.ts';
import type { ContactProps } from './schema.ts';

export const samples: ContactProps[] = [
  {
    heading: usual('How to reach us'),
    ways: [
      { label: usual('Phone'), value: said('(208) 555-0119'), action: callAction('Call') },
      { label: usual('Email'), value: said('front@tablerockdental.example'), action: { label: usual('Write'), to: { kind: 'email' } } },
      {
        label: usual('Address'),
        value: said('1515 N 13th St, Boise, ID 83702'),
        action: { label: usual('Directions'), to: { kind: 'directions' } },
      },
    ],
  },
  {
    heading: usual('Get in touch'),
    ways: [
      {
        label: usual('Form'),
        value: usual('Write a few lines'),
        action: { label: usual('Go to the form'), to: { kind: 'anchor', anchor: 'form' } },
      },
    ],
  },
  {
    heading: usual('Four ways in'),
    ways: [
      { label: usual('Phone'), value: said('(208) 555-0119'), action: callAction('Call') },
      {
        label: usual('Email'),
        value: said('appointments-and-questions@a-rather-long-name.example'),
        action: { label: usual('Write'), to: { kind: 'email' } },
      },
      {
        label: usual('Address'),
        value: said('1515 N 13th St, Boise, ID 83702'),
        action: { label: usual('Directions'), to: { kind: 'directions' } },
      },
      {
        label: usual('Booking'),
        value: usual('Request a time'),
        action: { label: usual('Open the booking page'), to: { kind: 'page', page: 'booking' } },
      },
    ],
  },
  {
    heading: usual('Ways to reach us'),
    ways: [
      { label: usual('Phone'), value: said('(208) 555-0119'), action: callAction('Call') },
      { label: usual('Email'), value: said('front@tablerockdental.example'), action: { label: usual('Write'), to: { kind: 'email' } } },
      ...['facebook.com/tablerockdental', 'instagram.com/tablerockdental', 'yelp.com/biz/table-rock-dental-boise'].map((shown) => ({
        label: usual(shown.replace(/\..*/, '')),
        value: said(shown),
        action: { label: usual(shown), to: { kind: 'link' as const, href: `https://www.${shown}` } },
      })),
    ],
  },
];
