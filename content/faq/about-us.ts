import { brand } from '../brand.ts';
import type { FaqGroupOf } from './question.ts';

const listed = new Intl.ListFormat('en-US').format(brand.states);

export const aboutUsQuestions: FaqGroupOf = ({ supportHours, officeHours }) => ({
  id: 'about-us',
  title: `About ${brand.name}`,
  questions: [
    {
      id: 'where-we-work',
      question: 'Where do you work?',
      answer: `We work with small local businesses anywhere in the United States. Our main markets are ${listed}, and [45 cities](/cities) have their own pages. Everything happens online and by phone, so we have no local offices and you never have to travel.`,
      keywords:
        'location locations city cities area near me states nationwide office address florida north carolina tennessee country canada',
    },
    {
      id: 'talk-first',
      question: 'Can I talk to someone before I order?',
      answer: `Yes. [Book a call](/booking) of 30 minutes, ${officeHours}: pick an open half hour in your own time zone and tell us what it’s about. Your call is booked right away. We’ll email you a calendar file and a link to reschedule or cancel. Or just call ${brand.phone.display}, ${supportHours}.`,
      keywords: 'book call consultation meeting phone talk speak sales demo reschedule appointment with you',
    },
    {
      id: 'examples',
      question: 'Can I see sites you have made?',
      answer:
        '[The portfolio](/portfolio) shows live sites with their owners’ permission, with screenshots taken from the sites and dates from our records. Samples are marked as samples. To see what could work for your trade, look at [a city near you](/cities).',
      wordings: ['how many sites have you built', 'how many sites have you made'],
      keywords: 'examples portfolio previous work samples showcase clients references case study',
    },
  ],
});
