import type { FaqGroupOf } from './question.ts';

export const wordsAndPhotosQuestions: FaqGroupOf = () => ({
  id: 'words-and-photos',
  title: 'Your words and photos',
  questions: [
    {
      id: 'who-writes',
      question: 'Who writes the texts? Is it AI?',
      answer:
        'Our own software composes them from your answers and from wordings made for your trade. A sentence that makes a claim is tied to the answer behind it, and a draft with an unproved claim is held back. If a language model helps with the wording, it is held to the same rule. You read everything first, and you can put your own words in its place.',
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
        'No. Words such as best, licensed, insured, guaranteed, 24/7 or family-owned appear only if you told us so in [the brief](/onboarding). Reviews, years in business and prices are never made up. Where you say nothing, the site stays with plain descriptions of the work, and you see them before anyone else does.',
      keywords: 'invent made up false claims lies facts honest accurate truth best licensed insured',
    },
    {
      id: 'photos',
      question: 'Do I need photos?',
      answer:
        'No. Without photos, your site shows drawings made for your trade, and you can add photos later. Real ones of your work, place and people are best: up to 12, of 25 MB each, as JPEG, PNG, WebP or AVIF. Use only pictures you have the rights to; each needs your tick. What the camera wrote into the file, such as the place, is removed.',
      keywords: 'pictures images upload stock photography size format rights copyright no photos',
    },
    {
      id: 'logo',
      question: 'Do I need a logo?',
      answer:
        'No. If you have no logo, we make a basic one from your name. It is free, yours to keep, and takes the colors of your site. If you have one, upload it in the Look step of [the brief](/onboarding), best as a PNG with a clear background.',
      keywords: 'logo design brand branding free logo mark vector svg',
    },
    {
      id: 'look',
      question: 'Can I choose colors and style, or will it look like a template?',
      answer:
        'Name your colors, a style and a mood in the Look step of [the brief](/onboarding), or let us choose. Layout, type, drawings and the order of the parts differ by trade and from site to site, so two plumbers do not get the same page. Whatever you pick, contrast is checked so that people can read it.',
      keywords: 'design colors colours fonts theme template unique custom look same as others style dark mode light',
    },
  ],
});
