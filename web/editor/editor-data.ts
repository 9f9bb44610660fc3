import { siteAddress, siteOrigin } from '../../domain/addresses.ts';
import { briefAdvice } from '../../domain/briefs/advice.ts';
import { palettesFor } from '../../domain/briefs/palettes.ts';
import { briefForm } from '../../domain/briefs/queries.ts';
import { type Answers, answerAt } from '../../domain/briefs/schema.ts';
import { openWorkOf } from '../../domain/projects/open-work.ts';
import type { Project } from '../../domain/projects/projects.ts';
import { projectsOf } from '../../domain/projects/queries.ts';
import type { SiteEditor } from '../../domain/projects/site-editor.ts';
import { type Lock, lockOf } from '../../domain/site-changes/locks.ts';
import { removedByHand } from '../../domain/site-changes/noted-edits.ts';
import { canTakeOff } from '../../domain/site-changes/removals.ts';
import { isHeadline } from '../../domain/site-changes/schema.ts';
import { canChange } from '../../domain/site-changes/site-changes.ts';
import { structureOf } from '../../domain/site-changes/structure.ts';
import { stepsOf } from '../../domain/site-changes/undoing.ts';
import { withListed } from '../../domain/versions/moved-lists.ts';
import { picturePlaces } from '../../domain/versions/places.ts';
import { sectionName, textLabel } from '../../domain/versions/section-words.ts';
import { textsOfSection } from '../../domain/versions/texts.ts';
import { newestVersion, previewOrigin, type Version } from '../../domain/versions/versions.ts';
import { type AddressParts, addressText } from '../../sites/addresses/address-text.ts';
import { dayNames, type SiteDocument, type Week as SiteWeek } from '../../sites/document/document.ts';
import { weekLines } from '../../sites/labels/hours.ts';
import { siteWords } from '../../sites/labels/site-words.ts';
import { fewestWords, wordsOn } from '../../sites/pages/word-counts.ts';
import { priceText } from '../../sites/prices/price-text.ts';
import { sectionInfo } from '../../sites/sections/info.ts';
import { addressLine } from '../../sites/sections/site.ts';
import { printedPhones } from '../../text/phone.ts';
import { excerpt } from '../../text/truncate.ts';
import { asShown, type EditedText } from '../brief/as-shown.ts';
import { joinList } from '../brief/list-text.ts';
import { shownUpload } from '../brief/onboarding-data.ts';
import type { OtherPlace } from '../brief/steps/other-places.tsx';
import type { Week } from '../brief/week.ts';
import { pathWith } from '../http/own-path.ts';
import { type FactCard, factCards, type PanelTarget } from './frame/messages.ts';
import { cardOf } from './panels/fact-cards.ts';

/** Data for the editor. Undefined if there's no draft yet, or the site can't be changed now. Admins also see versions that weren't sent. */
export async function editorData(editor: SiteEditor, project: Project) {
  if (!canChange(editor, project.state)) return undefined;
  const isOwner = editor.role === 'owner';
  const [version, form, { undo, redo }, work, hidden] = await Promise.all([
    newestVersion(project.id, isOwner),
    briefForm(project.ownerId, project.id),
    stepsOf(editor, project.id),
    openWorkOf(project.id),
    removedByHand(project.id),
  ]);
  if (!version || !form) return undefined;
  const answers = await withListed(form, version.document);
  const inPortal = { project: isOwner && (await projectsOf(project.ownerId)).length > 1 ? project.id : undefined };
  return {
    project: {
      id: project.id,
      name: project.name,
      slug: project.slug ?? '',
      host: project.slug ? new URL(siteAddress(project)).host : '',
      /** The host that it has from us, also while its address is the owner's domain. */
      freeHost: project.slug ? new URL(siteOrigin(project.slug)).host : '',
      isLive: project.liveVersionId !== null,
    },
    /** Where the editor runs, and the screen that it leads back to. */
    ...(isOwner
      ? { area: 'portal' as const, home: pathWith('/portal', inPortal) }
      : { area: 'admin' as const, home: `/admin/projects/${project.id}` }),
    /** Names the project in links to the portal, if its owner has several. */
    inPortal,
    draft: draftOf(version, isOwner ? project.locks : []),
    /** What is locked against changes by the owner: 'look', 'pages', or a section (domain/site-changes/locks.ts). */
    locks: project.locks,
    /** What only operators choose. */
    structure: isOwner ? null : await structureOf(version.document),
    isSent: version.sentAt !== null,
    isLiveVersion: version.id === project.liveVersionId,
    /** Sections and pictures that were taken off and can be shown again, by the ID of their removal. */
    hidden: hidden.map((one) => ({ ...one, isReadOnly: isOwner && project.locks.includes(lockOf(one.page, one.section)) })),
    undo: undo ? { id: undo.version.id, name: undo.version.name } : null,
    redo: redo ? { id: redo.version.id, name: redo.version.name } : null,
    openEdits: work.openEdits,
    answers,
    summaries: Object.fromEntries(factCards.map((card) => [card, factSummary(card, answers, version.document.tidied)])) as Record<
      FactCard,
      string[]
    >,
    palettes: await palettesFor(form.input, version.document.theme.name),
    advice: await briefAdvice(form.input, form.photos),
    uploads: form.uploads.map(shownUpload),
  };
}

export type EditorData = NonNullable<Awaited<ReturnType<typeof editorData>>>;
export type Draft = EditorData['draft'];

/** A version as the editor shows it. What's locked can be read only. */
function draftOf({ id, number, name, contentHash, previewToken, document }: Version, locks: readonly Lock[]) {
  const { facts, theme } = document;
  return {
    id,
    number,
    name,
    contentHash,
    origin: previewOrigin(previewToken),
    theme: theme.name,
    colors: [theme.palette.brand, theme.palette.surface, theme.palette.accent],
    facts: {
      phone: facts.phone?.display,
      email: facts.email,
      name: facts.name,
      hours: [facts, ...(facts.otherPlaces ?? [])].some(({ hours }) => hours !== undefined),
    },
    everywhere: [...pageNames(document), ...factsEverywhere(document)],
    pages: document.pages.map((page) => ({
      path: page.path,
      kind: page.kind,
      standsFor: page.standsFor,
      /** How many words it has, if that's too few. */
      short: !isPost(page.path) && wordsOn(page) < fewestWords[page.kind] ? wordsOn(page) : undefined,
      label: page.label.text,
      isPost: isPost(page.path),
      sections: page.sections.map((section, index) => ({
        id: section.id,
        lock: lockOf(page.path, section.id),
        /** True if whoever is editing can only read it. */
        isReadOnly: locks.includes(lockOf(page.path, section.id)),
        name: sectionName(section.kind, section.props),
        kind: sectionInfo(section.kind)?.label ?? section.kind,
        /** Opens or closes the page, so it keeps its place. */
        fixed: index === 0 ? ('first' as const) : sectionInfo(section.kind)?.closes ? ('last' as const) : null,
        canHide: canTakeOff(document, page.path, section.id),
        texts: textsOfSection(document, page.path, section.id).map(({ fields, ...text }) => ({
          ...text,
          // The headline is chosen or typed in place, whatever it says.
          card: isHeadline({ page: page.path, section: section.id, path: text.path }) ? undefined : cardOf(fields),
        })),
        photos: photosOf(document, page.path, section.id),
      })),
    })),
  };
}

/** Posts of the blog are below its page. */
function isPost(path: string): boolean {
  return path.split('/').length > 2;
}

interface Everywhere {
  text: string;
  card: PanelTarget;
}

/** What header and footer call the pages. */
function pageNames({ pages }: SiteDocument): Everywhere[] {
  return pages.filter(({ path }) => path.split('/').length === 2).map(({ label }) => ({ text: label.text, card: 'pages' }));
}

/** Facts as header and footer say them. */
function factsEverywhere({ facts, language }: SiteDocument): Everywhere[] {
  const area = facts.serviceArea.length > 0 ? [siteWords[language].list(facts.serviceArea)] : [];
  return [
    ...(facts.hours ? weekLines(facts.hours, language) : []).map((text) => ({ text, card: 'hours' as const })),
    ...[...area, addressLine(facts)].filter(Boolean).map((text) => ({ text, card: 'place' as const })),
  ];
}

/** The pictures of a section. Illustrations have no files. */
function photosOf(document: SiteDocument, page: string, id: string) {
  const section = document.pages.find(({ path }) => path === page)?.sections.find((one) => one.id === id);
  return picturePlaces(section?.props).map(({ path, picture }) => ({
    path,
    label: textLabel(section?.kind ?? '', path),
    photoId: picture.kind === 'photo' ? picture.photo.id : null,
    files: picture.kind === 'photo' ? picture.photo.variants.map(({ hash }) => hash) : [],
  }));
}

/** The most services that a card names. */
const mostNamed = 3;

/** What a card says while it's closed, in one to four lines. `changes` are the proofreader's. */
function factSummary(card: FactCard, answers: Answers, changes: readonly EditedText[]): string[] {
  const at = (path: string) => asShown(answerAt(answers, path), path, changes);
  const text = (path: string) => String(at(path) ?? '').trim();
  const list = (path: string) => (at(path) ?? []) as string[];
  const found = summaries[card]({ at, text, list }).filter(Boolean);
  return found.length > 0 ? found : ['Nothing yet'];
}

interface Reader {
  at: (path: string) => unknown;
  text: (path: string) => string;
  list: (path: string) => string[];
}

const summaries: Record<FactCard, (reader: Reader) => string[]> = {
  hours: ({ at }) => {
    const week = at('business.hours') as Week | undefined;
    return week ? weekLines(inSpans(week)) : ['Not shown'];
  },
  phone: ({ text }) => [text('business.phone')],
  email: ({ text }) => [text('business.email')],
  services: ({ at }) => {
    const services = (at('services') ?? []) as (Parameters<typeof priceText>[0] & { name: string })[];
    const named = services.slice(0, mostNamed).map((service) => [service.name, priceText(service)].filter(Boolean).join(', '));
    const more = services.length - named.length;
    return more > 0 ? [...named, counted(more, 'more service', 'more services')] : named;
  },
  place: ({ at, list }) => [addressText((at('business.address') ?? {}) as AddressParts), list('business.serviceArea').join(', ')],
  places: ({ at }) =>
    ((at('business.otherPlaces') ?? []) as OtherPlace[]).map(({ name, address, phone }) =>
      [name, addressText(address ?? {}), phone && printedPhones(phone)].filter(Boolean).join(', '),
    ),
  name: ({ text }) => [text('business.name'), text('business.tagline')],
  about: ({ text }) => [text('business.trade'), short(text('business.description'))],
  questions: ({ list }) => {
    const count = counted(list('interview').length + list('details.faq').length, 'question', 'questions');
    return [count && `${count} answered`];
  },
  proof: ({ list }) => [
    joinList(list('business.licences')),
    joinList([...list('proof.memberships'), ...list('proof.awards')]),
    joinList(
      [
        counted(list('business.people').length, 'person', 'people'),
        counted(list('promises').length, 'promise', 'promises'),
        counted(list('proof.quotes').length, 'quote', 'quotes'),
      ].filter(Boolean),
    ),
  ],
  more: ({ list, text }) => [list('business.languages').join(', '), list('business.payments').join(', '), text('business.parking')],
};

/** '2 promises'. Empty for none. */
function counted(count: number, one: string, several: string): string {
  return count > 0 ? `${count} ${count === 1 ? one : several}` : '';
}

function inSpans(week: Week): SiteWeek {
  return Object.fromEntries(dayNames.map((day) => [day, week[day] === '24h' ? [['00:00', '24:00']] : (week[day] ?? [])])) as SiteWeek;
}

function short(text: string): string {
  return excerpt(text, 90);
}
