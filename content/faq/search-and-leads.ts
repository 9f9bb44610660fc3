import type { FaqGroupOf } from './question.ts';

export const searchAndLeadsQuestions: FaqGroupOf = () => ({
  id: 'search-and-leads',
  title: 'SEO and leads',
  questions: [
    {
      id: 'seo-included',
      question: 'What does built-in SEO include?',
      answer:
        'Titles and descriptions that name your trade and your town, clean headings, structured data for your kind of business, a sitemap, a picture for sharing, and descriptions for images. Your name, address, phone and hours are the same wherever they appear. It comes with every site: [SEO optimization](/services/seo-optimization).',
      wordings: [
        'is SEO included',
        'do you do SEO',
        'what SEO do I get',
        'what does SEO mean',
        'do I pay extra for SEO',
        'will people find me on google',
        'what do you do for google',
        'how does my site show up in search',
        'is my site optimized for search engines',
      ],
      keywords: 'seo what is seo mean search engine optimization google bing keywords schema meta local search found',
    },
    {
      id: 'first-on-google',
      question: 'Will I be first on Google?',
      answer:
        'Nobody can promise that, and we do not. It can take days or weeks before a search engine lists a new site. We make plain to it what you do, where, and how to reach you. A Google Business Profile and real reviews help too; both stay in your hands. [SEO features](/blog/seo-features) says what we do and what we do not.',
      keywords: 'rank ranking top number one position results show up listed guarantee more customers',
    },
    {
      id: 'ads-and-listings',
      question: 'Do you run Google Ads, or manage Yelp and social media?',
      answer:
        'No. We write, build and host your website. Google Ads, Yelp, a Google Business Profile and social media aren’t part of the offer, so you set them up and keep the logins. [SEO optimization](/services/seo-optimization) lists what we do so search engines understand your site.',
      wordings: [
        'do you do google ads',
        'do you do ads',
        'can you set up my google business profile',
        'do you do social media',
        'do you manage yelp',
        'google ads and yelp',
      ],
      keywords:
        'google ads adwords advertising marketing yelp facebook instagram social media google business profile listing campaign ppc',
    },
    {
      id: 'leads',
      question: 'Where do messages from my site go?',
      answer:
        'They are stored, emailed to you, and shown under [Leads](/portal/leads) in your portal, each with the name, the phone number or email, the message, and the page it came from. A hidden field and limits keep most spam out, so your visitors have no puzzle to solve.',
      keywords: 'contact form leads inquiries submissions requests notifications spam captcha customers write to me',
    },
    {
      id: 'visitor-numbers',
      question: 'Can I see how many people visit my site?',
      answer:
        'Yes. [Your portal](/portal) shows the visits and leads of your live site. Visits are counted on our server, without cookies, so your site has no cookie banner. It carries no trackers, and nothing about your visitors goes to third parties.',
      keywords: 'collect data about visitors analytics statistics stats traffic visitors google analytics tracking cookie banner',
    },
    {
      id: 'reviews',
      question: 'Can you show reviews from my customers?',
      answer:
        'Yes. Real ones are welcome: in the Proof step of [the brief](/onboarding) you type the quote and the name, up to six times, and tick that the person agreed. We never invent reviews, stars or numbers: that would be unlawful, and it is your name above them. Without quotes, the site leaves that part out.',
      keywords: 'add testimonials reviews ratings stars quotes feedback fake google reviews widget',
    },
  ],
});
