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
      answer: `For small local businesses anywhere in the United States. Our main markets are ${listed}, and [45 cities](/cities) have pages of their own. Everything happens online and by phone, so we have no local offices and you have no trips to make.`,
      keywords:
        'location locations city cities area near me states nationwide office address florida north carolina tennessee country canada',
    },
    {
      id: 'talk-first',
      question: 'Can I talk to someone before I order?',
      answer: `Yes. [Book a call](/booking) of 30 minutes, ${officeHours}: pick a free half hour in your own time zone, and say what it is about. It is booked at once: you get an email with a calendar file and a link that moves or cancels the call. Or just call ${brand.phone.display}, ${supportHours}.`,
      keywords: 'book call consultation meeting phone talk speak sales demo reschedule appointment with you',
    },
    {
      id: 'examples',
      question: 'Can I see sites you have made?',
      answer:
        '[The portfolio](/portfolio) shows live sites whose owners agreed to be shown, with pictures made from the sites themselves and dates from our records. What is only a sample is marked as one. For an idea of what would suit your trade, look at the page of [a city near you](/cities).',
      wordings: ['how many sites have you built', 'how many sites have you made'],
      keywords: 'examples portfolio previous work samples showcase clients references case study',
    },
  ],
});
