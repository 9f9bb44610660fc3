import type { Brief } from './brief/brief.ts';
import { isPost, type Page, type PageKind, pageKinds, type SiteDocument } from './document/document.ts';
import { applyEdits, type SectionEdit } from './document/edits.ts';
import { computed } from './document/lines.ts';
import { derive } from './interview/derived-brief.ts';
import { kindOfBrief } from './interview/kind-of-brief.ts';
import { lexicon as builtInLexicon, type Kind, type Lexicon } from './lexicon/lexicon.ts';
import { defaultDesign } from './logo/logo.ts';
import { logoObjects } from './logo/objects.ts';
import { arrangeSections } from './look/arrange-sections.ts';
import { chooseLook, type LookWishes } from './look/choose.ts';
import type { DesignTraits } from './look/design-traits.ts';
import { fullDraft } from './pages/full-draft.ts';
import { madePages } from './pages/made-pages.ts';
import { otherPlaceSections } from './pages/other-places.ts';
import { pageSources, pageWriters } from './pages/pages.ts';
import { logoBytes } from './pictures/file-bytes.ts';
import { random } from './scenes/random.ts';
import { areaSection } from './sections/area/writer.ts';
import { heroSection } from './sections/hero/writer.ts';
import { hoursSection } from './sections/hours/writer.ts';
import { sectionKinds } from './sections/info.ts';
import { ownWords } from './sections/story/writer.ts';
import { workshop as builtIn, type Workshop } from './sections/workshop.ts';
import { type WrittenText, writtenLine } from './slots/site-slots.ts';
import { unusedFields } from './writer/claims/unused-fields.ts';
import { createContext, type PageContext, type PageDraft, pageHeadings } from './writer/context.ts';
import { factsOf } from './writer/material/facts.ts';
import { offersOf } from './writer/material/offers.ts';
import { PagePictures } from './writer/pictures/page-pictures.ts';
import { type BriefPhoto, pictureStock, sitePictures } from './writer/pictures/site-pictures.ts';
import { pageLabel } from './writer/words/page-label.ts';

export interface ComposeRequest {
  brief: Brief;
  /** Chooses among wordings, structures and drawings; the same seed gives the same site. */
  seed: number;
  /** Uploads already encoded, `photos.N` and `look.logo`. */
  photos: BriefPhoto[];
  /** Traits of live sites of the same trade and state, from which at least four traits must differ, unless the owner picked the look. */
  avoid?: DesignTraits[];
  /** What was asked of the look; the rest is chosen. */
  wishes?: LookWishes;
  /** The owner's changes to the finished site; they survive every recomposition that keeps their section. */
  edits?: SectionEdit[];
  /** Texts of a model that passed our checks (see sites/slots). */
  written?: readonly WrittenText[];
  /** What the editor changed in the brief's text, for the owner to see. */
  tidied?: SiteDocument['tidied'];
  workshop?: Workshop;
}

/** Writes a site: five pages and their posts, from the owner's facts and answers. Deterministic for its request. */
export function compose(
  {
    brief,
    seed: number,
    photos,
    avoid = [],
    wishes = {},
    edits = [],
    tidied = [],
    written: texts = [],
    workshop = builtIn,
  }: ComposeRequest,
  lexicon: Lexicon = builtInLexicon,
): SiteDocument {
  const picked = derive(brief, lexicon);
  const { kind } = picked;
  const seed = tradeSeed(number, kind);
  const facts = factsOf(picked);
  const wished = { ...chosenLook(brief, workshop), ...wishes };
  const lookSeed = wished.seed ?? seed;
  // A look that was picked from pictures stays as it was pictured, even if a neighbor's is similar.
  const isPicked = wished.theme !== undefined && wished.seed !== undefined;
  const alike = isPicked ? [] : avoid;
  const stock = pictureStock({ derived: picked, photos });
  const pickedFor = madePages(pageSources(picked, stock.photos));
  const kinds = pageKinds.filter((page) => pickedFor.has(page));
  const derived = { ...picked, brief: { ...brief, pages: kinds } };
  const look = chooseLook({ derived, seed: lookSeed, workshop, stock, avoid: alike, wishes: wished });
  const context = createContext({
    derived,
    facts,
    offers: offersOf(derived, sectionKinds),
    pages: kinds,
    seed,
    neighborGuides: avoid.flatMap(({ guides = [] }) => guides),
    written: (slot) => writtenLine(texts, slot, derived),
  });
  const pictures = sitePictures({
    seed: lookSeed,
    derived,
    photos,
    preferSignatures: look.signatures,
    taken: new Set(alike.map(({ picture }) => picture)),
  });
  const logo = photos.find(({ field }) => field === 'look.logo');

  const variantOf = (section: string) => look.variants[section] ?? '';
  const frame = (section: string) => workshop.sections.info(section).frames?.[variantOf(section)] ?? 1;
  const shows = (section: string) => workshop.sections.info(section).shows?.[variantOf(section)] ?? {};
  const contextOf = (page: PageKind, key: string, turn: number): PageContext => ({
    ...context,
    page,
    pictures: new PagePictures(pictures, key, turn),
    heading: pageHeadings(context, key),
    variants: look.variants,
    frame,
    shows,
  });

  const pages = kinds.flatMap((page, turn) => {
    const pageContext = contextOf(page, page, turn);
    const drafts = pageWriters[page].write(pageContext, {
      order: look.order,
      contextOf: (slug, index) => contextOf('blog', `blog-${slug}`, turn + index),
    });
    return [drafts].flat().map((draft, index): Page => {
      const isFront = turn === 0 && index === 0;
      const { path, title, description, sections } = isFront ? atFront(draft, pageContext, workshop) : draft;
      const arranged = arrangeSections(fullDraft({ path, sections, isFront }, pageContext, workshop.sections), look, workshop.sections, {
        spent: logo && { pictures: 1, requests: 1, bytes: logoBytes(logo.photo) },
        order: brief.look?.order?.find((one) => one.page === path)?.sections,
      });
      const standsFor = pickedFor.get(page);
      return {
        kind: page,
        ...(standsFor !== page && { standsFor }),
        path,
        label: pageLabel(pageContext, page),
        title,
        description,
        sections: arranged,
      };
    });
  });
  const motif = motifOf(kind);
  const services = brief.services?.map(({ name }) => name) ?? [];
  const drawn = { seed: `${lookSeed}`, objects: logoObjects({ name: facts.name, subjects: kind.subjects, services }) };
  const document: Omit<SiteDocument, 'unused'> = {
    format: 1,
    tidied,
    language: context.language,
    ...(context.language === 'es' && { formOfAddress: context.formOfAddress }),
    seed: number,
    facts,
    trade: {
      key: kind.key,
      label: computed(context.trade.label, ...context.trade.fields),
      schemaType: kind.schema,
      ...(motif && { motif }),
    },
    theme: look.choice,
    logo: logo
      ? { kind: 'photo', photo: logo.photo, drawn }
      : { kind: 'mark', mark: wished.logoDesign ?? brief.look?.logoDesign ?? defaultDesign(drawn.seed), ...drawn },
    actions: context.actions.main(),
    pages: [...pages.filter(({ path }) => !isPost(path)), ...pages.filter(({ path }) => isPost(path))],
  };
  const written: SiteDocument = { ...document, unused: unusedFields({ derived: picked, document, photos }) };
  const { document: edited, lost } = applyEdits(written, edits);
  return { ...edited, unused: [...edited.unused, ...lost.map(({ edit, reason }) => ({ field: `edits.${edits.indexOf(edit)}`, reason }))] };
}

/** Trades differ even under one seed; a rename of the business changes nothing. */
function tradeSeed(seed: number, kind: Kind): number {
  return Math.floor(random(`${seed}:${kind.key}`)() * 2 ** 31);
}

/** What to choose in the brief (`look.chosen`) so that a site keeps the look it has now, whatever else is answered. */
export function keptLook({ seed, theme }: SiteDocument, brief: Brief): { theme: string; seed: number } {
  return { theme: theme.name, seed: brief.look?.chosen?.seed ?? tradeSeed(seed, kindOfBrief(brief, builtInLexicon)) };
}

/** What the owner and operators chose of the look. A theme that no longer exists is left to us again. */
function chosenLook({ look }: Brief, { themes }: Workshop): LookWishes {
  const { theme, seed, palette } = look?.chosen ?? {};
  const variants = Object.fromEntries((look?.variants ?? []).map(({ section, variant }) => [section, variant]));
  const isKnown = themes.all.some(({ name }) => name === theme);
  return { palette, variants, ...look?.tuning, ...(isKnown && { theme, seed }) };
}

/** What decorations of the sections show: a dog for whatever is about dogs, else what suits the trade. */
function motifOf({ trade, subjects }: Kind): SiteDocument['trade']['motif'] {
  return trade?.motif ?? (subjects.includes('dog') || subjects.includes('dog-cat') ? 'dog' : undefined);
}

/**
 * The first page is served at `/`. If it isn't the home page it opens with the hero, because trade, place and action come first;
 * what no other page says, it does: the owner's words, where and when.
 */
function atFront(draft: PageDraft, context: PageContext, { sections }: Workshop): PageDraft {
  if (context.page === 'home') return draft;
  const opening = heroSection(context);
  const own = draft.sections.filter((other) => other !== undefined && !sections.info(other.kind).introduces);
  const last = own.at(-1);
  const end = last && sections.info(last.kind).closes ? own.length - 1 : own.length;
  const where =
    context.has('about') || context.has('contact')
      ? []
      : [areaSection(context), context.has('booking') ? undefined : hoursSection(context), ...otherPlaceSections(context)];
  const words = context.has('about') ? undefined : ownWords(context);
  return { ...draft, path: '/', sections: [opening, words, ...own.slice(0, end), ...where, ...own.slice(end)] };
}
