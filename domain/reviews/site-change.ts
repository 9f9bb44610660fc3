import { isDeepStrictEqual } from 'node:util';
import { v7 } from 'uuid';
import type { Result } from '../../result.ts';
import type { Picture, SiteDocument } from '../../sites/document.ts';
import { type SubmitResult, withFact } from '../briefs/briefs.ts';
import type { AnswerPath, Answers } from '../briefs/schema.ts';
import { type UploadChanges, withUploads } from '../briefs/uploads-later.ts';
import { shapeOf, spotsIn } from '../projects/edit-places.ts';
import { composedPath, type Edit, isRemoval, type Laid } from '../projects/edits.ts';
import type { SiteSources } from '../projects/sources.ts';
import { refusedRemoval } from './removals.ts';
import type { TextChange } from './schema.ts';
import { textLabel } from './section-words.ts';
import { lengthProblem } from './text-limits.ts';

type Place = Pick<Edit, 'page' | 'section' | 'path'>;

/** A change of texts, pictures or facts that becomes one new version. */
export interface SiteChange {
  texts: TextChange[];
  /** Pictures by place; the value is the workshop's picture. */
  pictures?: (Place & { value: Picture })[];
  /** Pictures to leave out, and sections (without a path) to take off. */
  removed?: Place[];
  /** Ids of edits to drop, so that what they were laid on comes back. */
  dropped?: string[];
  /** Ids of edits that stand on a fact that has changed, and are right all the same. */
  kept?: string[];
  /** Facts of the brief. `was` is what its changer saw; a fact that says something else by now is not overwritten. */
  facts?: { path: AnswerPath; value: unknown; was?: unknown }[];
  /** Photos and logo of the brief. */
  uploads?: UploadChanges;
  /** Requests that this change completes, with a word to the owner. */
  requests?: { ids: string[]; reply: string };
  /** Show it to the customer although the gate failed. */
  despiteGate?: boolean;
  /** What the version is called: 'Hours, leak price'. */
  name: string;
}

/** What is wrong with a change, by field of the brief or place of a text (`text:items.0.name`); '' is the change as a whole. */
export type ChangeProblems = Extract<SubmitResult, { ok: false }>['problems'];

/** The site as it stands before a change: as composed, and with people's edits on it. */
export interface Standing {
  composed: SiteDocument;
  laid: Laid;
}

/** What the site is built from once a change is made, or why it can't be. */
export async function withChange(
  sources: SiteSources,
  standing: Standing,
  change: SiteChange,
  actor: string,
): Promise<Result<{ sources: SiteSources }, { problems: ChangeProblems }>> {
  let { answers, uploads } = sources;
  for (const { path, value, was } of change.facts ?? []) {
    if (was !== undefined && !isSameAnswer(answerAt(sources.answers, path), was))
      return { ok: false, problems: [{ field: path, message: factOvertaken }] };
    const next = withFact(answers, path, value);
    if (!next.ok) return next;
    answers = next.answers;
  }
  if (change.uploads) {
    const next = withUploads(uploads, change.uploads);
    if ('refused' in next) return refused(next.refused);
    uploads = next;
  }
  const tooLong = lengthProblems(standing.laid.document, change.texts);
  if (tooLong.length > 0) return { ok: false, problems: tooLong };
  const edits = await withEdits(sources.edits, standing, change, actor);
  return 'refused' in edits ? refused(edits.refused, edits.field) : { ok: true, sources: { ...sources, answers, uploads, edits } };
}

const factOvertaken = 'This was changed in another place meanwhile. Copy what you typed, then open the form again.';

function answerAt(answers: Answers, path: AnswerPath): unknown {
  return path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], answers);
}

/** Nothing, no text and no hours are the same answer; the order of days says nothing. */
function isSameAnswer(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one || null, other || null);
}

function lengthProblems(document: SiteDocument, texts: TextChange[]): ChangeProblems {
  return texts.flatMap(({ page, section, path, text, was }) => {
    const found = sectionOf(document, page, section);
    const now = was ?? spotsIn(found?.props).find((spot) => spot.path === path)?.says ?? '';
    const problem = lengthProblem(path, text, plain(now));
    return problem ? [{ field: `text:${path}`, message: `${textLabel(found?.kind ?? '', path)}: ${problem}` }] : [];
  });
}

/** People's edits with a change's own among them; each takes the place of the one that stands where it is laid. */
async function withEdits(
  before: Edit[],
  standing: Standing,
  { texts, pictures = [], removed = [], dropped = [], kept = [] }: SiteChange,
  actor: string,
): Promise<Edit[] | { refused: string; field?: string }> {
  if ([...dropped, ...kept].some((id) => !before.some((edit) => edit.id === id))) return { refused: 'This change is not there any more.' };
  const removal = await refusedRemoval(standing.laid.document, removed);
  if (removal) return { refused: removal };
  let edits = before.filter(({ id }) => !dropped.includes(id)).map((edit) => (kept.includes(edit.id) ? laidAnew(edit, standing) : edit));
  for (const text of texts) {
    const place = placeSeen(standing.laid.document, text);
    if (!place) return { refused: overtaken(standing.laid.document, text), field: `text:${text.path}` };
    const next = withEdit(edits, standing, place, text.text, actor);
    if (!next) return { refused: nothingThere };
    edits = next;
  }
  const others = [...pictures, ...removed.map((place) => ({ ...place, value: { removed: true } as const }))];
  for (const { value, ...place } of others) {
    const next = withEdit(edits, standing, place, value, actor);
    if (!next) return { refused: nothingThere };
    edits = next;
  }
  return edits;
}

const nothingThere = 'This place is not on the site any more. Open it again.';

/** The place of a text as its changer saw it: entries of a list may have moved since. Undefined when the text is not there any more. */
function placeSeen(document: SiteDocument, { page, section, path, was }: TextChange): Place | undefined {
  if (was === undefined) return { page, section, path };
  const spots = spotsIn(sectionOf(document, page, section)?.props).filter(
    (spot) => shapeOf(spot.path) === shapeOf(path) && plain(spot.says) === plain(was),
  );
  const found = spots.find((spot) => spot.path === path) ?? (spots.length === 1 ? spots[0] : undefined);
  return found && { page, section, path: found.path };
}

function overtaken(document: SiteDocument, { page, section, path }: TextChange): string {
  const label = textLabel(sectionOf(document, page, section)?.kind ?? '', path);
  return `${label} was changed by somebody else meanwhile. Copy your words, then open the section again.`;
}

/** Words without what forms do to their line ends. */
function plain(words: string): string {
  return words.replaceAll('\r\n', '\n').trim();
}

/** Edits with one more; undefined when its place is not there. Words equal to the composed ones are no edit. */
function withEdit(edits: Edit[], { composed, laid }: Standing, seen: Place, value: Edit['value'], actor: string): Edit[] | undefined {
  const { page, section } = seen;
  const path = composedPath(laid, seen);
  const spots = spotsIn(sectionOf(composed, page, section)?.props);
  const spot = path === '' ? spots[0] : spots.find((candidate) => candidate.path === path);
  if (!spot) return undefined;
  const covered = laid.edits.filter((edit) => edit.page === page && edit.section === section && edit.at === path && !isRemoval(edit.value));
  const others = edits.filter(({ id }) => !covered.some((edit) => edit.id === id));
  if (value === spot.says) return others;
  const { says, under } = spot;
  return [...others, { id: v7(), page, section, path, value, replaced: { says, under }, note: null, actor, createdAt: new Date() }];
}

/** An edit as if it were laid on what is composed at its place now. */
function laidAnew(edit: Edit, { composed, laid }: Standing): Edit {
  const path = laid.edits.find(({ id }) => id === edit.id)?.at;
  const spot = spotsIn(sectionOf(composed, edit.page, edit.section)?.props).find((candidate) => candidate.path === path);
  return spot ? { ...edit, path: spot.path, replaced: { says: spot.says, under: spot.under } } : edit;
}

function sectionOf(document: SiteDocument, page: string, section: string) {
  return document.pages.find(({ path }) => path === page)?.sections.find(({ id }) => id === section);
}

function refused(message: string, field = ''): { ok: false; problems: ChangeProblems } {
  return { ok: false, problems: [{ field, message }] };
}
