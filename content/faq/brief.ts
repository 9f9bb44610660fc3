import type { FaqGroupOf } from './question.ts';

export const briefQuestions: FaqGroupOf = ({ draftHours }) => ({
  id: 'brief',
  title: 'The brief',
  questions: [
    {
      id: 'what-is-the-brief',
      question: 'What will you ask me in the brief?',
      answer:
        'Eight short steps: business, services, proof, look, photos, pages, domain and a review. It takes about ten minutes. [The brief](/onboarding) is the only source for your site: if you don’t say it there, your site doesn’t claim it. You’ll see a live preview of your home page as you answer.',
      wordings: ['how long does the brief take', 'how long does the questionnaire take'],
      keywords: 'brief questionnaire form onboarding steps questions',
    },
    {
      id: 'what-to-have-ready',
      question: 'What should I have ready?',
      answer:
        'Your business name, your trade, one line about what you do, and a phone number or email. That’s enough. Services and prices, opening hours, your address or service area, license numbers, photos, a logo and quotes from customers who agreed make it better. Prices are optional. Leave one empty and your site won’t mention it.',
      wordings: ['can I put my prices on the site', 'can I show my prices'],
      keywords: 'prepare need provide information details requirements materials content publish show my prices',
    },
    {
      id: 'stop-and-continue',
      question: 'Can I stop and continue later?',
      answer: `Yes. We save every answer as you type. Log in later on any device and [continue](/onboarding) where you left off. If you’ve paid but haven’t sent your brief, we’ll remind you by email on days 1, 3 and 7. The ${draftHours} hours start only when you send it.`,
      keywords: 'save resume continue finish tomorrow brief unfinished half later another device reminder lost answers',
    },
    {
      id: 'see-before-paying',
      question: 'Can I see something before I pay?',
      answer:
        'Yes. Create an account, verify your email and open [the brief](/onboarding): it’s free, and you’ll see a live preview of your home page as you answer. We build the five-page draft once we have your brief and payment. Until you approve a version, you can get the full setup price back.',
      keywords: 'free trial demo try preview before buying first sample for free',
    },
    {
      id: 'no-skills-needed',
      question: 'Do I need to know anything about websites?',
      answer:
        'No. You answer questions about your business in [the brief](/onboarding), in your own words. We write, design and host the site. Changing your hours, your phone number or a photo later works like filling in a form. There’s nothing to install or update. If you get stuck, [write to us](/contact) or [book a call](/booking), and a person will help you.',
      wordings: ['do I need to be tech savvy', 'do I need to know how to code', 'is it hard to use', 'I am not good with computers'],
      keywords: 'technical skills technology coding computer beginner easy difficult',
    },
    {
      id: 'trades',
      question: 'Do you make sites for my kind of business?',
      answer:
        'We have text and illustrations made for plumbers, electricians, heating and cooling companies, roofers, landscapers, cleaners, hair salons, barbers, dentists, restaurants, coffee shops, bakeries, auto repair shops, dog groomers, gyms, florists, lawyers and tutors. Any other local business gets a general set, filled in with your own words. [The terms](/terms) list what we do not build.',
      keywords:
        'industry trade trades plumber electrician roofer salon barber dentist restaurant mechanic lawyer bakery gym realtor contractor work with my business type niche photographer church nonprofit',
    },
  ],
});
