import type { Brief } from './brief.ts';
import { type Page, type PageKind, pageKinds, type SiteDocument } from './document.ts';
import { applyEdits, type SectionEdit } from './edits.ts';
import { factsOf } from './facts.ts';
import { random } from './scenes/random.ts';
import { heroSection } from './sections/hero/writer.ts';
import { allThemes } from './themes/theme.ts';
import { packs } from './trades/packs.ts';
import { usBrief } from './us-brief.ts';
import { unusedFields } from './writer/claims/unused-fields.ts';
import { createContext, type PageContext } from './writer/context.ts';
import type { PageDraft } from './writer/draft.ts';
import { assignVariants } from './writer/look/assign-variants.ts';
import { type Choice, chooseLook } from './writer/look/choose.ts';
import type { DesignTraits } from './writer/look/design-traits.ts';
import { type BriefPhoto, createPictures, drawingCount } from './writer/look/pictures.ts';
import { spreadPictures } from './writer/look/spread.ts';
import { matchPack } from './writer/material/match.ts';
import { pageLabel } from './writer/page-labels.ts';
import { aboutPage } from './writer/pages/about.ts';
import { blogPages } from './writer/pages/blog.ts';
import { bookingPage } from './writer/pages/booking.ts';
import { contactPage } from './writer/pages/contact.ts';
import { faqPage } from './writer/pages/faq.ts';
import { galleryPage } from './writer/pages/gallery.ts';
import { homePage } from './writer/pages/home.ts';
import { pricingPage } from './writer/pages/pricing.ts';
import { servicesPage } from './writer/pages/services.ts';
import { shopPage } from './writer/pages/shop.ts';
import { areaSection, hoursSection } from './writer/place-sections.ts';
import { computed, neutral } from './writer/words/lines.ts';
import { tradeWords } from './writer/words/trade-words.ts';

export interface ComposeRequest {
  brief: Brief;
  /** Chooses among wordings, structures and drawings; the same seed gives the same site. */
  seed: number;
  /** Uploads already encoded, `photos.N` and `look.logo`. */
  photos: BriefPhoto[];
  /** Traits of live sites of the same trade and state, from which at least four traits must differ. */
  avoid?: DesignTraits[];
  /** The owner's changes to the finished site; they survive every recomposition that keeps their section. */
  edits?: SectionEdit[];
}

/** Writes a site: five pages and their posts, from the owner's facts and the trade's words. Deterministic for its request. */
export function compose({ brief: given, seed: number, photos, avoid = [], edits = [] }: ComposeRequest, trades = packs): SiteDocument {
  const brief = usBrief(given);
  const pack = matchPack(trades, {
    trade: brief.business.trade,
    hints: [brief.business.name, (brief.services ?? []).map(({ name }) => name).join('. '), brief.business.description],
  });
  // Trades differ even under one seed; a rename of the business changes nothing.
  const seed = Math.floor(random(`${number}:${pack.key}`)() * 2 ** 31);
  const facts = factsOf(brief, pack);
  const kinds = pageKinds.filter((kind) => brief.pages.includes(kind));
  const look = chooseLook({ brief, pack, seed, themes: allThemes, drawings: drawingCount({ brief, pack, photos }), avoid });
  const context = createContext({
    brief,
    facts,
    pack,
    pages: kinds,
    seed,
    neighborWordings: avoid.flatMap(({ wordings = [] }) => wordings),
  });
  const pictures = createPictures({ seed, brief, pack, photos, preferSignatures: look.signatures });
  const logo = photos.find(({ field }) => field === 'look.logo');

  const pages = kinds.flatMap((kind, turn) => {
    const pageContext: PageContext = { ...context, page: kind, pictures: pictures(kind, turn), variants: look.variants };
    const drafts = write(kind, pageContext, look.order, (slug, index) => ({
      ...context,
      page: 'blog',
      pictures: pictures(`blog-${slug}`, turn + index),
      variants: look.variants,
    }));
    return drafts.map((draft, index) =>
      finished({ draft: turn === 0 && index === 0 ? atFront(draft, pageContext) : draft, kind, look, logo: logo !== undefined }),
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
    actions: context.actions.main(),
    pages: [...pages.filter(({ path }) => !isPost(path)), ...pages.filter(({ path }) => isPost(path))],
  };
  const written: SiteDocument = { ...document, unused: unusedFields({ brief, document, photos }) };
  const { document: edited, lost } = applyEdits(written, edits);
  return { ...edited, unused: [...edited.unused, ...lost.map(({ edit, reason }) => ({ field: `edits.${edits.indexOf(edit)}`, reason }))] };
}

function write(
  kind: PageKind,
  context: PageContext,
  order: Parameters<typeof homePage>[1],
  contextOf: (slug: string, index: number) => PageContext,
): PageDraft[] {
  switch (kind) {
    case 'home':
      return [homePage(context, order)];
    case 'about':
      return [aboutPage(context)];
    case 'services':
      return [servicesPage(context)];
    case 'pricing':
      return [pricingPage(context)];
    case 'shop':
      return [shopPage(context)];
    case 'gallery':
      return [galleryPage(context)];
    case 'booking':
      return [bookingPage(context)];
    case 'blog':
      return blogPages(context, contextOf);
    case 'faq':
      return [faqPage(context)];
    case 'contact':
      return [contactPage(context)];
  }
}

/**
 * The first page stands at `/`. Without a home page it opens with the hero, so that trade, place and action come first;
 * if no other page says where and when, it does.
 */
function atFront(draft: PageDraft, context: PageContext): PageDraft {
  if (context.page === 'home') return draft;
  const { section } = heroSection(context);
  const own = draft.sections.filter((other) => other !== undefined && other.kind !== 'intro');
  const end = own.at(-1)?.kind === 'call' ? own.length - 1 : own.length;
  const where =
    context.has('about') || context.has('contact')
      ? []
      : [areaSection(context), context.has('booking') ? undefined : hoursSection(context)];
  return { ...draft, path: '/', sections: [section, ...own.slice(0, end), ...where, ...own.slice(end)] };
}

function isPost(path: string): boolean {
  return path.split('/').length > 2;
}

function finished({ draft, kind, look, logo }: { draft: PageDraft; kind: PageKind; look: Choice; logo: boolean }): Page {
  const written = draft.sections.filter((section) => section !== undefined);
  const sections = assignVariants(spreadPictures(written, look.variants, logo ? 1 : 0), look);
  return { kind, path: draft.path, label: pageLabel(kind), title: draft.title, description: draft.description, sections };
}
