import type { FaqGroupOf } from './question.ts';

export const wordsAndPhotosQuestions: FaqGroupOf = () => ({
  id: 'words-and-photos',
  title: 'Your text and photos',
  questions: [
    {
      id: 'who-writes',
      question: 'Who writes the text? Is it AI?',
      answer:
        'Our own software writes it from your answers and from text made for your trade. Every sentence that makes a claim is tied to one of your answers, and we hold back any draft with an unsupported claim. If a language model helps with the wording, the same rule applies. You review everything first, and you can replace it with your own words.',
      wordings: [
        'who writes the text',
        'who does the wording',
        'do I have to write anything',
        'do I need to provide the text',
        'do you write it for me',
        'is it written by AI',
        'do you use chatgpt',
        'will a person write my site',
        'is copywriting included',
        'I am not good at writing',
      ],
      keywords: 'copywriting copy content chatgpt artificial intelligence ai generated written text words write myself voice tone',
    },
    {
      id: 'only-what-you-say',
      question: 'Will my site claim things I never said?',
      answer:
        'No. Words such as best, licensed, insured, guaranteed, 24/7 or family-owned appear only if you told us so in [the brief](/onboarding). Reviews, years in business and prices are never made up. Where you don’t tell us anything, your site sticks to plain descriptions of the work, and you see them before anyone else.',
      keywords: 'invent made up false claims lies facts honest accurate truth best licensed insured',
    },
    {
      id: 'photos',
      question: 'Do I need photos?',
      answer:
        'No. Without photos, your site shows illustrations of your trade, and you can add photos later. Real photos of your work, place and people are best: up to 12, 25 MB each, as JPEG, PNG, WebP or AVIF. Only use photos you have the rights to. You confirm that for each one. We remove hidden data such as the location.',
      keywords: 'pictures images upload stock photography size format rights copyright no photos',
    },
    {
      id: 'logo',
      question: 'Do I need a logo?',
      answer:
        'No. If you have no logo, we make a basic one from your name. It’s free, it’s yours to keep, and it uses your site’s colors. If you have one, upload it in the Look step of [the brief](/onboarding), best as a PNG with a clear background.',
      keywords: 'logo design brand branding free logo mark vector svg',
    },
    {
      id: 'look',
      question: 'Can I choose colors and style, or will it look like a template?',
      answer:
        'Name your colors, a style and a mood in the Look step of [the brief](/onboarding), or let us choose. Layout, fonts, illustrations and the order of sections vary by trade and from site to site, so two plumbers don’t get the same page. Whatever you pick, we check the contrast so people can read it.',
      keywords: 'design colors colours fonts theme template unique custom look same as others style dark mode light',
    },
  ],
});
