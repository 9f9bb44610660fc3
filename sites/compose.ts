import type { Brief } from './brief.ts';
import { type Page, type PageKind, pageKinds, type SiteDocument } from './document.ts';
import { factsOf } from './facts.ts';
import { random } from './scenes/random.ts';
import { allThemes } from './themes/theme.ts';
import { packs } from './trades/packs.ts';
import { usBrief } from './us-brief.ts';
import { aboutPage } from './writer/about.ts';
import { blogPages } from './writer/blog.ts';
import { bookingPage } from './writer/booking.ts';
import { type Choice, chooseLook } from './writer/choose.ts';
import { contactPage } from './writer/contact.ts';
import { createDesk, type PageDesk } from './writer/desk.ts';
import type { PageDraft } from './writer/draft.ts';
import { dressPage } from './writer/dress.ts';
import { applyEdits, type SectionEdit } from './writer/edits.ts';
import { faqPage } from './writer/faq.ts';
import { galleryPage } from './writer/gallery.ts';
import { heroSection } from './writer/hero-section.ts';
import { homePage } from './writer/home.ts';
import type { Knobs } from './writer/knobs.ts';
import { computed, neutral } from './writer/lines.ts';
import { matchPack } from './writer/match.ts';
import { pageLabel } from './writer/page-labels.ts';
import { type BriefPhoto, createPictures, drawingCount } from './writer/pictures.ts';
import { areaSection, hoursSection } from './writer/place-sections.ts';
import { pricingPage } from './writer/pricing.ts';
import { servicesPage } from './writer/services.ts';
import { shopPage } from './writer/shop.ts';
import { spreadPictures } from './writer/spread.ts';
import { tradeWords } from './writer/trade-words.ts';
import { unusedFields } from './writer/usage.ts';

export interface ComposeRequest {
  brief: Brief;
  /** Chooses among wordings, structures and drawings; the same seed gives the same site. */
  seed: number;
  /** Uploads already encoded, `photos.N` and `look.logo`. */
  photos: BriefPhoto[];
  /** Knobs of live sites of the same trade and state, from which at least four knobs must differ. */
  avoid?: Knobs[];
  /** The owner's changes to the finished site; they survive every recomposition that keeps their section. */
  edits?: SectionEdit[];
}

/** Writes a site: five pages and their posts, from the owner's facts and the trade's words. Deterministic for its request. */
export function compose({ brief: given, seed: number, photos, avoid = [], edits = [] }: ComposeRequest): SiteDocument {
  const brief = usBrief(given);
  const pack = matchPack(packs, {
    trade: brief.business.trade,
    hints: [brief.business.name, (brief.services ?? []).map(({ name }) => name).join('. '), brief.business.description],
  });
  // Trades differ even under one seed; a rename of the business changes nothing.
  const seed = Math.floor(random(`${number}:${pack.key}`)() * 2 ** 31);
  const facts = factsOf(brief, pack);
  const kinds = pageKinds.filter((kind) => brief.pages.includes(kind));
  const look = chooseLook({ brief, pack, seed, themes: allThemes, drawings: drawingCount({ brief, pack, photos }), avoid });
  const desk = createDesk({ brief, facts, pack, pages: kinds, seed, said: avoid.flatMap(({ said = [] }) => said) });
  const pictures = createPictures({ seed, brief, pack, photos, preferSignatures: look.signatures });
  const logo = photos.find(({ field }) => field === 'look.logo');

  const pages = kinds.flatMap((kind, turn) => {
    const pageDesk: PageDesk = { ...desk, page: kind, pictures: pictures(kind, turn), variants: look.variants };
    const drafts = write(kind, pageDesk, look.order, (slug, index) => ({
      ...desk,
      page: 'blog',
      pictures: pictures(`blog-${slug}`, turn + index),
      variants: look.variants,
    }));
    return drafts.map((draft, index) =>
      finished({ draft: turn === 0 && index === 0 ? atFront(draft, pageDesk) : draft, kind, look, logo: logo !== undefined }),
    );
  });
  const label = tradeWords(brief, pack).label;
  const document: Omit<SiteDocument, 'unused'> = {
    format: 1,
    seed: number,
    facts,
    trade: {
      pack: pack.key,
      label: label.fields.length > 0 ? computed(label.text, ...label.fields) : neutral(label.text),
      schemaType: pack.schemaType,
    },
    theme: look.choice,
    logo: logo ? { kind: 'photo', photo: logo.photo } : { kind: 'mark', mark: look.mark, seed: `${seed}` },
    actions: desk.actions.main(),
    pages: [...pages.filter(({ path }) => !isPost(path)), ...pages.filter(({ path }) => isPost(path))],
  };
  const written: SiteDocument = { ...document, unused: unusedFields({ brief, document, photos }) };
  const { document: edited, lost } = applyEdits(written, edits);
  return { ...edited, unused: [...edited.unused, ...lost.map(({ edit, reason }) => ({ field: `edits.${edits.indexOf(edit)}`, reason }))] };
}

function write(
  kind: PageKind,
  desk: PageDesk,
  order: Parameters<typeof homePage>[1],
  deskOf: (slug: string, index: number) => PageDesk,
): PageDraft[] {
  switch (kind) {
    case 'home':
      return [homePage(desk, order)];
    case 'about':
      return [aboutPage(desk)];
    case 'services':
      return [servicesPage(desk)];
    case 'pricing':
      return [pricingPage(desk)];
    case 'shop':
      return [shopPage(desk)];
    case 'gallery':
      return [galleryPage(desk)];
    case 'booking':
      return [bookingPage(desk)];
    case 'blog':
      return blogPages(desk, deskOf);
    case 'faq':
      return [faqPage(desk)];
    case 'contact':
      return [contactPage(desk)];
  }
}

/**
 * The first page stands at `/`. Without a home page it opens with the hero, so that trade, place and action come first;
 * if no other page says where and when, it does.
 */
function atFront(draft: PageDraft, desk: PageDesk): PageDraft {
  if (desk.page === 'home') return draft;
  const { section } = heroSection(desk);
  const own = draft.sections.filter((other) => other !== undefined && other.kind !== 'intro');
  const end = own.at(-1)?.kind === 'call' ? own.length - 1 : own.length;
  const where = desk.has('about') || desk.has('contact') ? [] : [areaSection(desk), desk.has('booking') ? undefined : hoursSection(desk)];
  return { ...draft, path: '/', sections: [section, ...own.slice(0, end), ...where, ...own.slice(end)] };
}

function isPost(path: string): boolean {
  return path.split('/').length > 2;
}

function finished({ draft, kind, look, logo }: { draft: PageDraft; kind: PageKind; look: Choice; logo: boolean }): Page {
  const written = draft.sections.filter((section) => section !== undefined);
  const sections = dressPage(spreadPictures(written, look.variants, logo ? 1 : 0), look);
  return { kind, path: draft.path, label: pageLabel(kind), title: draft.title, description: draft.description, sections };
}
