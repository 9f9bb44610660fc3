import type { Page, Picture, Section, SiteDocument } from '../../sites/document.ts';
import { applyEdits, type SectionEdit } from '../../sites/edits.ts';
import type { GalleryProps } from '../../sites/sections/gallery/schema.ts';
import { isStaff } from '../audit/audit.ts';
import { sectionName } from '../reviews/section-words.ts';
import { type Replaced, type Spot, spotNow, spotsIn } from './edit-places.ts';

/** Somebody took a section or a picture off the site. */
export interface Removal {
  removed: true;
}

/**
 * Somebody's change of the finished site. `path` is a place in the section's props (`items.0.text`); the removal of a
 * whole section has none.
 */
export interface Edit {
  id: string;
  page: string;
  section: string;
  path: string;
  value: string | Picture | Removal;
  /** What it was laid on. Null in edits from before that was kept: they go by their place alone. */
  replaced: Replaced | null;
  /** What is to be told about it since the newest build: 'no longer have a place, since …'. */
  note: string | null;
  /** `user:<id>` or `admin:<id>`. */
  actor: string;
  createdAt: Date;
}

/** An edit and the place in the composed document where it stands now; none when that is gone. */
export type LaidEdit = Edit & { at?: string };

/** Brief paths (and names of photos) whose showing an edit took off the site, and why in a sentence. */
export interface Overlaid {
  fields: string[];
  reason: string;
}

export interface Laid {
  document: SiteDocument;
  edits: LaidEdit[];
  overlaid: Overlaid[];
}

/**
 * The composed document with people's edits laid over it. An edit stands only where what it was laid on still stands; one
 * that has no place any more, or stands on a fact that has changed, gets a note that says so.
 */
export function layEdits(composed: SiteDocument, edits: readonly Edit[]): Laid {
  const placed = edits.map((edit) => place(composed, edit));
  const replacements = placed.flatMap(({ edit: { page, section, at, value, actor } }): SectionEdit[] =>
    at === undefined || isRemoval(value) ? [] : [{ page, section, path: at, value, by: isStaff(actor) ? 'staff' : 'owner' }],
  );
  const { document } = applyEdits(composed, replacements);
  const removals = placed.map(({ edit }) => edit).filter(({ at, value }) => at !== undefined && isRemoval(value));
  return {
    document: withoutRemoved(document, removals),
    edits: placed.map(({ edit }) => edit),
    overlaid: placed.flatMap(({ overlaid }) => overlaid ?? []),
  };
}

export function isRemoval(value: Edit['value']): value is Removal {
  return typeof value === 'object' && 'removed' in value;
}

function place(composed: SiteDocument, edit: Edit): { edit: LaidEdit; overlaid?: Overlaid } {
  const { at: _, ...plain } = edit as LaidEdit;
  const page = composed.pages.find(({ path }) => path === edit.page);
  const section = page?.sections.find(({ id }) => id === edit.section);
  const gone = (since: string) => ({ edit: { ...plain, note: isRemoval(edit.value) ? null : lostNote(edit.value, since) } });
  if (!page) return gone(`the site no longer has the page ${edit.page}`);
  const sectionWords = sectionName(edit.section.replace(/-\d+$/, ''), {});
  if (!section) return gone(`${page.label.text} no longer has the section “${sectionWords}”`);
  const spots = spotsIn(section.props);
  if (edit.path === '') {
    if (isAnotherSection(page, edit)) return gone('');
    const reason = `“${sectionName(section.kind, section.props)}” was taken off the page ${page.label.text}.`;
    return { edit: { ...plain, at: '', note: null }, overlaid: { fields: spots.flatMap(({ fields }) => fields), reason } };
  }
  const spot = spotNow(spots, edit.path, edit.replaced);
  if (!spot || spot.holds !== (typeof edit.value === 'string' ? 'text' : 'picture'))
    return gone(`${whatIsGone(edit.replaced, spots)} in “${sectionWords}” on ${page.label.text}`);
  return {
    edit: { ...plain, at: spot.path, note: doubtNote(edit, spot) },
    overlaid: { fields: spot.fields, reason: overlaidReason(edit.value) },
  };
}

/** A section of which a page has several is known by what it says first, since their numbers follow their order. */
function isAnotherSection({ sections }: Page, { section, replaced }: Edit): boolean {
  const found = sections.find(({ id }) => id === section);
  const several = sections.filter(({ kind }) => kind === found?.kind).length > 1;
  return several && replaced !== null && spotsIn(found?.props)[0]?.says !== replaced.says;
}

function whatIsGone(replaced: Replaced | null, spots: Spot[]): string {
  const heading = replaced?.under.find((words) => !spots.some(({ under }) => under.includes(words)));
  if (heading) return `“${heading}” no longer stands`;
  return replaced ? `“${short(replaced.says)}”, which was there before, no longer stands` : 'its place is no longer there';
}

function lostNote(value: string | Picture, since: string): string {
  return `${typeof value === 'string' ? 'no longer have' : 'no longer has'} a place, since ${since}.`;
}

/** A text laid on a fact that has changed under the same heading still stands there, and may be wrong by now. */
function doubtNote({ value, replaced }: Edit, spot: Spot): string | null {
  if (typeof value !== 'string' || !replaced || replaced.says === spot.says || spot.fields.length === 0) return null;
  return `still stand, although what they replaced was “${short(replaced.says)}” then and would be “${short(spot.says)}” now.`;
}

function overlaidReason(value: Edit['value']): string {
  if (typeof value === 'string') return `Words typed in by hand stand in its place: “${short(value)}”`;
  return isRemoval(value) ? 'The picture was left out by hand.' : 'Another picture was put in its place by hand.';
}

/** The document without the sections and pictures that were taken off. A picture of a list goes with its entry. */
function withoutRemoved(document: SiteDocument, removals: LaidEdit[]): SiteDocument {
  const of = (page: string, section: string) => removals.filter((edit) => edit.page === page && edit.section === section);
  return {
    ...document,
    pages: document.pages.map((page) => ({
      ...page,
      sections: page.sections
        .filter(({ id }) => !of(page.path, id).some(({ at }) => at === ''))
        .map((section) => ({
          ...section,
          props: withoutPictures(
            section,
            of(page.path, section.id).flatMap(({ at }) => at ?? []),
          ),
        })),
    })),
  };
}

/** A section's props without the pictures at the given places: of a gallery the entry goes, elsewhere the picture alone. */
export function withoutPictures({ kind, props }: Pick<Section, 'kind' | 'props'>, paths: string[]): unknown {
  if (paths.length === 0) return props;
  const left = structuredClone(props);
  if (kind !== 'gallery') {
    for (const path of paths) delete holderOf(left, path)?.picture;
    return left;
  }
  const gallery = left as GalleryProps;
  const items = gallery.items.filter((_, index) => !paths.includes(`items.${index}.picture`));
  return { ...gallery, items, filters: gallery.filters.filter(({ id }) => items.some((item) => item.filters.includes(id))) };
}

function holderOf(props: unknown, path: string): Record<string, unknown> | undefined {
  const keys = path.split('.').slice(0, -1);
  return keys.reduce<unknown>((holder, key) => (holder as Record<string, unknown> | undefined)?.[key], props) as
    | Record<string, unknown>
    | undefined;
}

/** Place in the composed document of a place on the site as it stands, where entries of a gallery may have been left out. */
export function composedPath({ edits }: Pick<Laid, 'edits'>, { page, section, path }: Pick<Edit, 'page' | 'section' | 'path'>): string {
  const match = /^items\.(\d+)(?=\.)/.exec(path);
  if (!match || !/^gallery(?:-\d+)?$/.test(section)) return path;
  const leftOut = edits
    .filter((edit) => edit.page === page && edit.section === section && edit.at && isRemoval(edit.value))
    .flatMap(({ at }) => /^items\.(\d+)\.picture$/.exec(at ?? '')?.[1] ?? [])
    .map(Number)
    .toSorted((one, other) => one - other);
  let index = Number(match[1]);
  for (const gone of leftOut) if (gone <= index) index += 1;
  return path.replace(match[0], `items.${index}`);
}

/** Whom a note is about: 'The words “We text first.”'. */
export function subjectOf(value: Edit['value'], whose = 'The'): string {
  return typeof value === 'string' ? `${whose} words “${short(value)}”` : `${whose} picture`;
}

const shownLength = 80;

function short(words: string): string {
  return words.length > shownLength ? `${words.slice(0, shownLength).trimEnd()}…` : words;
}
