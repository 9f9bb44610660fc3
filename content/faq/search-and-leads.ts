import type { FaqGroupOf } from './question.ts';

export const searchAndLeadsQuestions: FaqGroupOf = () => ({
  id: 'search-and-leads',
  title: 'SEO and leads',
  questions: [
    {
      id: 'seo-included',
      question: 'What does built-in SEO include?',
      answer:
        'Titles and descriptions that name your trade and your town, clean headings, structured data for your kind of business, a sitemap, a picture for sharing, and descriptions for images. Your name, address, phone and hours match everywhere they appear. All of it comes with every site: [SEO optimization](/services/seo-optimization).',
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
        'No one can promise that, and we don’t. It can take days or weeks for a search engine to list a new site. We make it clear what you do, where you do it and how to reach you. A Google Business Profile and real reviews help too. Those are up to you. [SEO features](/blog/seo-features) says what we do and what we do not.',
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
        'We save them, email them to you and list them under [Leads](/portal/leads) in your portal, with the name, phone number or email, message and page they came from. A hidden field and rate limits keep out most spam, so your visitors don’t have to solve puzzles.',
      keywords: 'contact form leads inquiries submissions requests notifications spam captcha customers write to me',
    },
    {
      id: 'visitor-numbers',
      question: 'Can I see how many people visit my site?',
      answer:
        'Yes. [Your portal](/portal) shows the visits and leads of your live site. Visits are counted on our server, without cookies, so your site has no cookie banner. It has no trackers, and we don’t share anything about your visitors with third parties.',
      keywords: 'collect data about visitors analytics statistics stats traffic visitors google analytics tracking cookie banner',
    },
    {
      id: 'reviews',
      question: 'Can you show reviews from my customers?',
      answer:
        'Yes. Real ones only. In the Proof step of [the brief](/onboarding), enter the quote and the name, up to six times, and confirm that the person agreed. We never invent reviews, stars or numbers. That would be illegal, and it’s your name on the site. Without quotes, we leave that part out.',
      keywords: 'add testimonials reviews ratings stars quotes feedback fake google reviews widget',
    },
  ],
});
