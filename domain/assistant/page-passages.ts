import { about } from '../../content/about.ts';
import { faqGroups, faqPath } from '../../content/faq/faq.ts';
import { filled } from '../../content/filled.ts';
import { headingAnchor } from '../../content/heading-anchor.ts';
import { heads } from '../../content/heads.ts';
import type { LegalText } from '../../content/legal/legal-text.ts';
import type { Offer, OfferWords } from '../../content/offer.ts';
import { services } from '../../content/services/services.ts';
import { withoutLinks } from '../../content/text-links.ts';
import type { Passage } from './passage.ts';

/** The questions and answers of /faq and the short answers to narrower ones, with current prices and hours. */
export function faqPassages(offer: Offer): Passage[] {
  return faqGroups(offer).flatMap(({ questions }) =>
    questions.flatMap(({ id, question, answer, keywords, wordings, short = [] }) => [
      {
        source: 'faq' as const,
        title: question,
        text: answer,
        path: faqPath(id),
        ...(keywords && { keywords }),
        ...(wordings && { wordings }),
      },
      ...short.map(({ asked: [title = '', ...wordings], says }) => ({
        source: 'faq' as const,
        title,
        label: question,
        text: says,
        path: faqPath(id),
        direct: true as const,
        wordings,
        keywords: wordings.join(' '),
      })),
    ]),
  );
}

/** The service pages as passages, one for each part and question. */
export function servicePassages(words: OfferWords): Passage[] {
  return filled([...services], words).flatMap((service) => {
    const passage = (title: string, text: string): Passage => ({
      source: 'service',
      title,
      text,
      path: service.head.path,
      keywords: service.name,
    });
    return [
      passage(service.name, `${service.lead} ${service.priceLine}`),
      passage(`${service.name}: what is not included`, service.notIncluded.join(' ')),
      ...service.included.map(({ title, text }) => passage(title, text)),
      ...service.questions.map(({ question, answer }) => passage(question, answer)),
    ];
  });
}

/** How It Works as passages: steps, timing, what's included and what isn't, canceling. */
export function aboutPassages(offer: Offer): Passage[] {
  const { lead, headline, steps, clock, included, notIncluded, leaving } = about(offer);
  const passage = (title: string, text: string, keywords = ''): Passage => ({
    source: 'about',
    title,
    text,
    path: heads.about.path,
    keywords,
  });
  return [
    passage(heads.about.title, lead, `${headline} process steps how does it work`),
    ...steps.map(({ title, text }) => passage(title, text, 'step process')),
    ...[...clock, ...included, ...leaving].map(({ title, text }) => passage(title, text)),
    passage(
      'What is not included',
      `Not part of the offer: ${notIncluded.map(({ title }) => title.charAt(0).toLowerCase() + title.slice(1)).join(', ')}.`,
    ),
    ...notIncluded.map(({ title, text }) => passage(`Not included: ${title}`, text)),
  ];
}

/** The legal texts that count now. */
export interface LegalTexts {
  terms: LegalText;
  privacy: LegalText;
}

/** Terms and privacy as passages, one for each section. */
export function legalPassages({ terms, privacy }: LegalTexts): Passage[] {
  const texts = [
    { ...terms, path: '/terms' },
    { ...privacy, path: '/privacy' },
  ];
  return texts.flatMap(({ title, path, sections }) =>
    sections.map(({ heading, paragraphs }) => ({
      source: 'legal' as const,
      title: `${title}: ${heading}`,
      text: paragraphs.flat().map(withoutMarks).join(' '),
      path: `${path}#${headingAnchor(heading)}`,
    })),
  );
}

/** Without bold words and links to elsewhere, which the chat doesn't show. */
function withoutMarks(text: string): string {
  return withoutLinks(text).replaceAll('**', '');
}
