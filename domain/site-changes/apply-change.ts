import { v7 } from 'uuid';
import type { Result } from '../../base/result.ts';
import type { Picture, SiteDocument } from '../../sites/document/document.ts';
import { tidy } from '../../text/tidy/tidy.ts';
import { withFact } from '../briefs/briefs.ts';
import { isSameAnswer } from '../briefs/same-answer.ts';
import { type AnswerPath, answerAt } from '../briefs/schema.ts';
import { type UploadChanges, withUploads } from '../briefs/uploads-later.ts';
import { changesLists, withMovedLists } from '../versions/moved-lists.ts';
import { type Edit, type EditedDocument, isRemoval, pathBeforeEdits } from '../versions/overlay.ts';
import { placePattern, placesIn } from '../versions/places.ts';
import { textLabel } from '../versions/section-words.ts';
import type { SiteSources } from '../versions/sources.ts';
import { lengthProblem } from '../versions/text-limits.ts';
import { type ChangeProblems, refusedAs, refusedChange } from './refusals.ts';
import { refusedRemoval } from './removals.ts';
import type { TextChange } from './schema.ts';

type EditTarget = Pick<Edit, 'page' | 'section' | 'path'>;

/** A change of texts, pictures or facts that becomes one new version. */
export interface SiteChange {
  texts: TextChange[];
  /** Pictures by place. */
  pictures?: (EditTarget & { value: Picture })[];
  /** Pictures to remove, and sections, which have no path. */
  removed?: EditTarget[];
  /** IDs of edits to drop, so what they replaced comes back. */
  dropped?: string[];
  /** IDs of edits that stay valid although the fact they replaced has changed. */
  kept?: string[];
  /** Facts of the brief. `was` is what the person saw; a fact that has changed since isn't overwritten. */
  facts?: { path: AnswerPath; value: unknown; was?: unknown }[];
  /** Photos and logo of the brief. */
  uploads?: UploadChanges;
  /** Edit requests that this change completes, with a reply to the owner. */
  requests?: { ids: string[]; reply: string };
  /** Show it to the customer although the quality check failed. */
  despiteGate?: boolean;
  /** Name of the version: 'Hours, leak price'. */
  name: string;
}

/** The site before a change: as composed, and with people's edits applied. */
export interface CurrentSite {
  composed: SiteDocument;
  edited: EditedDocument;
}

/** Applies a change to the inputs of a site, or returns why it can't. */
export async function withChange(
  sources: SiteSources,
  current: CurrentSite,
  change: SiteChange,
  actor: string,
): Promise<Result<{ sources: SiteSources }, { problems: ChangeProblems }>> {
  let { uploads } = sources;
  const paths = (change.facts ?? []).map(({ path }) => path);
  const before = changesLists(paths) ? await withMovedLists(sources, current.composed) : sources.answers;
  let answers = before;
  for (const { path, value, was } of change.facts ?? []) {
    if (was !== undefined && !isSameAnswer(answerAt(before, path), was)) return refusedChange(refusedAs('answer-overtaken'), path);
    const next = withFact(answers, path, value);
    if (!next.ok) return next;
    answers = next.answers;
  }
  if (change.uploads) {
    const next = withUploads(uploads, change.uploads);
    if ('code' in next) return refusedChange(next);
    uploads = next;
  }
  const tooLong = lengthProblems(current.edited.document, change.texts);
  if (tooLong.length > 0) return { ok: false, problems: tooLong };
  const edits = await withEdits(sources.edits, current, change, actor);
  return 'problems' in edits ? edits : { ok: true, sources: { ...sources, answers, uploads, edits } };
}

/**
 * True if a site already says what a change of texts and facts wants, and no longer says what it started from: the change was made
 * before, and its answer got lost on the way.
 */
export function isMadeBefore(
  { answers }: Pick<SiteSources, 'answers'>,
  document: SiteDocument,
  { texts, facts = [], ...more }: SiteChange,
): boolean {
  const isPlain = Object.keys(more).every((key) => key === 'name');
  const isSaid = ({ page, section, path, text, was }: TextChange) =>
    was !== undefined &&
    plain(was) !== plain(text) &&
    placesIn(sectionOf(document, page, section)?.props).some((place) => place.path === path && plain(place.says) === plain(text));
  const isAnswered = ({ path, value, was }: NonNullable<SiteChange['facts']>[number]) =>
    was !== undefined && !isSameAnswer(was, value) && isSameAnswer(answerAt(answers, path), value);
  return isPlain && texts.length + facts.length > 0 && texts.every(isSaid) && facts.every(isAnswered);
}

function lengthProblems(document: SiteDocument, texts: TextChange[]): ChangeProblems {
  return texts.flatMap(({ page, section, path, text, was }) => {
    const target = sectionOf(document, page, section);
    const now = was ?? placesIn(target?.props).find((place) => place.path === path)?.says ?? '';
    const problem = lengthProblem(path, text, plain(now));
    return problem ? [{ field: `text:${path}`, message: `${textLabel(target?.kind ?? '', path)}: ${problem}` }] : [];
  });
}

/** People's edits plus those of a change. Each replaces an earlier edit of the same place. */
async function withEdits(
  before: Edit[],
  current: CurrentSite,
  { texts, pictures = [], removed = [], dropped = [], kept = [] }: SiteChange,
  actor: string,
): Promise<Edit[] | ReturnType<typeof refusedChange>> {
  if ([...dropped, ...kept].some((id) => !before.some((edit) => edit.id === id))) return refusedChange(refusedAs('change-not-found'));
  const removal = await refusedRemoval(current.edited.document, removed);
  if (removal) return refusedChange(removal);
  let edits = before.filter(({ id }) => !dropped.includes(id)).map((edit) => (kept.includes(edit.id) ? rebasedEdit(edit, current) : edit));
  for (const text of texts) {
    const place = findTarget(current.edited.document, text);
    if (!place) return refusedChange(overtaken(current.edited.document, text), `text:${text.path}`);
    const next = withEdit(edits, current, place, text.text, actor);
    if (!next) return refusedChange(refusedAs('place-not-found'));
    edits = next;
  }
  const others = [...pictures, ...removed.map((place) => ({ ...place, value: { removed: true } as const }))];
  for (const { value, ...place } of others) {
    const next = withEdit(edits, current, place, value, actor);
    if (!next) return refusedChange(refusedAs('place-not-found'));
    edits = next;
  }
  return edits;
}

/** Finds the text that the person saw, because list entries may have moved since. Undefined if it no longer exists. */
function findTarget(document: SiteDocument, { page, section, path, was }: TextChange): EditTarget | undefined {
  if (was === undefined) return { page, section, path };
  const places = placesIn(sectionOf(document, page, section)?.props).filter(
    (place) => placePattern(place.path) === placePattern(path) && plain(place.says) === plain(was),
  );
  const place = places.find((place) => place.path === path) ?? (places.length === 1 ? places[0] : undefined);
  return place && { page, section, path: place.path };
}

function overtaken(document: SiteDocument, { page, section, path }: TextChange) {
  return refusedAs('text-overtaken', { label: textLabel(sectionOf(document, page, section)?.kind ?? '', path) });
}

/** Text as it's compared: a form sends other ends of lines than a document has. */
function plain(words: string): string {
  return tidy(words, 'plain');
}

/** Adds an edit. Undefined if its place doesn't exist. Text equal to the composed text is no edit. */
function withEdit(
  edits: Edit[],
  { composed, edited }: CurrentSite,
  seen: EditTarget,
  value: Edit['value'],
  actor: string,
): Edit[] | undefined {
  const { page, section } = seen;
  const path = pathBeforeEdits(edited, seen);
  const places = placesIn(sectionOf(composed, page, section)?.props);
  const place = path === '' ? places[0] : places.find((candidate) => candidate.path === path);
  if (!place) return undefined;
  const covered = edited.edits.filter(
    (edit) => edit.page === page && edit.section === section && edit.at === path && !isRemoval(edit.value),
  );
  const others = edits.filter(({ id }) => !covered.some((edit) => edit.id === id));
  if (value === place.says) return others;
  const { says, under } = place;
  return [
    ...others,
    { id: v7(), page, section, path, value, replaced: { says, under }, note: null, isLost: false, actor, createdAt: new Date() },
  ];
}

/** An edit based on what is composed at its place now. */
function rebasedEdit(edit: Edit, { composed, edited }: CurrentSite): Edit {
  const path = edited.edits.find(({ id }) => id === edit.id)?.at;
  const place = placesIn(sectionOf(composed, edit.page, edit.section)?.props).find((candidate) => candidate.path === path);
  return place ? { ...edit, path: place.path, replaced: { says: place.says, under: place.under } } : edit;
}

function sectionOf(document: SiteDocument, page: string, section: string) {
  return document.pages.find(({ path }) => path === page)?.sections.find(({ id }) => id === section);
}
