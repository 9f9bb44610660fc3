import type { Page, Section, SiteDocument } from '../../sites/document/document.ts';
import { sectionName } from '../versions/section-words.ts';

/** Words that people use for kinds of sections. */
const sectionWords: [string, RegExp][] = [
  ['quote', /\b(?:reviews?|testimonials?|quotes?|reseñas?|opini[oó]n(?:es)?)\b/i],
  ['area', /\b(?:maps?|mapas?|areas?|towns?)\b/i],
  ['steps', /\b(?:steps?|how it (?:works|goes)|process|pasos)\b/i],
  ['hours', /\b(?:hours?|horarios?)\b/i],
  ['faq', /\b(?:faqs?|questions?|preguntas?)\b/i],
  ['prices', /\b(?:prices?|pricing|costs?|precios?)\b/i],
  ['gallery', /\b(?:gallery|photos|pictures|fotos|galería|galeria)(?![\p{L}])/iu],
  ['services', /\b(?:services?|servicios?)\b/i],
  ['people', /\b(?:team|people|staff|equipo)\b/i],
  ['proof', /\b(?:licenses?|awards?|badges?|proof|credentials?)\b/i],
  ['contact', /\b(?:contact|form)\b/i],
  ['statement', /\b(?:quote|motto|statement)\b/i],
];

/** A section that an owner's words name. */
export interface Named {
  page: Page;
  section: Section;
  /** What the portal calls it: 'Questions'. */
  name: string;
}

/** The sections that the words name, those of the named page if the words name one: 'the reviews on my about page'. */
export function sectionsNamed(words: string, document: SiteDocument): Named[] {
  const kinds = sectionWords.filter(([, named]) => named.test(words)).map(([kind]) => kind);
  const candidates = document.pages.flatMap((page) =>
    page.sections.filter(({ kind }) => kinds.includes(kind)).map((section) => ({ page, section, name: sectionName(section.kind, {}) })),
  );
  const text = words.toLowerCase();
  const onPage = candidates.filter(({ page, name }) => {
    const label = page.label.text.toLowerCase();
    return label !== name.toLowerCase() && new RegExp(`(?:on|from|off) (?:the |my |our )?${RegExp.escape(label)}\\b`).test(text);
  });
  return onPage.length > 0 ? onPage : candidates;
}
