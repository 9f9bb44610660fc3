import type { Brief } from './brief.ts';
import { type Page, type PageKind, pageKinds, type SiteDocument } from './document.ts';
import { applyEdits, type SectionEdit } from './edits.ts';
import { factsOf } from './facts.ts';
import { random } from './scenes/random.ts';
import { areaSection } from './sections/area/writer.ts';
import { heroSection } from './sections/hero/writer.ts';
import { hoursSection } from './sections/hours/writer.ts';
import { packs } from './trades/packs.ts';
import { usBrief } from './us-brief.ts';
import { workshop as builtIn, type Workshop } from './workshop.ts';
import { unusedFields } from './writer/claims/unused-fields.ts';
import { createContext, type PageContext, type PageDraft } from './writer/context.ts';
import { arrangeSections } from './writer/look/arrange-sections.ts';
import { chooseLook } from './writer/look/choose.ts';
import type { DesignTraits } from './writer/look/design-traits.ts';
import { PagePictures } from './writer/look/page-pictures.ts';
import { type BriefPhoto, drawingCount, sitePictures } from './writer/look/pictures.ts';
import { matchPack, motifOf } from './writer/material/match.ts';
import { pageLabel } from './writer/pages/page-labels.ts';
import { writePages } from './writer/pages/pages.ts';
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
  workshop?: Workshop;
}

/** Writes a site: five pages and their posts, from the owner's facts and the trade's words. Deterministic for its request. */
export function compose(
  { brief: given, seed: number, photos, avoid = [], edits = [], workshop = builtIn }: ComposeRequest,
  trades = packs,
): SiteDocument {
  const brief = usBrief(given);
  const pack = matchPack(trades, {
    trade: brief.business.trade,
    hints: [brief.business.name, (brief.services ?? []).map(({ name }) => name).join('. '), brief.business.description],
  });
  // Trades differ even under one seed; a rename of the business changes nothing.
  const seed = Math.floor(random(`${number}:${pack.key}`)() * 2 ** 31);
  const facts = factsOf(brief, pack);
  const kinds = pageKinds.filter((kind) => brief.pages.includes(kind));
  const look = chooseLook({ brief, pack, seed, workshop, drawings: drawingCount({ brief, pack, photos }), avoid });
  const context = createContext({
    brief,
    facts,
    pack,
    pages: kinds,
    seed,
    neighborWordings: avoid.flatMap(({ wordings = [] }) => wordings),
  });
  const pictures = sitePictures({ seed, brief, pack, photos, preferSignatures: look.signatures });
  const logo = photos.find(({ field }) => field === 'look.logo');

  const frame = (kind: string) => workshop.sections.info(kind).frames?.[look.variants[kind] ?? ''] ?? 1;
  const contextOf = (page: PageKind, key: string, turn: number): PageContext => ({
    ...context,
    page,
    pictures: new PagePictures(pictures, key, turn),
    variants: look.variants,
    frame,
  });

  const pages = kinds.flatMap((kind, turn) => {
    const pageContext = contextOf(kind, kind, turn);
    const drafts = writePages[kind](pageContext, {
      order: look.order,
      contextOf: (slug, index) => contextOf('blog', `blog-${slug}`, turn + index),
    });
    return drafts.map((draft, index): Page => {
      const { path, title, description, sections } = turn === 0 && index === 0 ? atFront(draft, pageContext, workshop) : draft;
      const written = sections.filter((section) => section !== undefined);
      const arranged = arrangeSections(written, look, workshop.sections, logo ? 1 : 0);
      return { kind, path, label: pageLabel(kind), title, description, sections: arranged };
    });
  });
  const label = tradeWords(brief, pack).label;
  const motif = motifOf(label.text, pack);
  const document: Omit<SiteDocument, 'unused'> = {
    format: 1,
    seed: number,
    facts,
    trade: {
      pack: pack.key,
      label: label.fields.length > 0 ? computed(label.text, ...label.fields) : neutral(label.text),
      schemaType: pack.schemaType,
      ...(motif && { motif }),
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

/**
 * The first page is served at `/`. If it isn't the home page it opens with the hero, because trade, place and action come first;
 * if no other page says where and when, it does.
 */
function atFront(draft: PageDraft, context: PageContext, { sections }: Workshop): PageDraft {
  if (context.page === 'home') return draft;
  const { section } = heroSection(context);
  const own = draft.sections.filter((other) => other !== undefined && !sections.info(other.kind).introduces);
  const last = own.at(-1);
  const end = last && sections.info(last.kind).closes ? own.length - 1 : own.length;
  const where =
    context.has('about') || context.has('contact')
      ? []
      : [areaSection(context), context.has('booking') ? undefined : hoursSection(context)];
  return { ...draft, path: '/', sections: [section, ...own.slice(0, end), ...where, ...own.slice(end)] };
}

function isPost(path: string): boolean {
  return path.split('/').length > 2;
}
