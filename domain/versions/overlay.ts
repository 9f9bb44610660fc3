import type { siteEdits } from '../../db/schema/index.ts';
import { holderAt } from '../../sites/document/at-path.ts';
import type { Page, Section, SiteDocument } from '../../sites/document/document.ts';
import { applyEdits, type SectionEdit } from '../../sites/document/edits.ts';
import type { GalleryProps } from '../../sites/sections/gallery/schema.ts';
import { excerpt } from '../../text/truncate.ts';
import { isStaff } from '../audit/audit.ts';
import { currentPlace, type Place, placesIn } from './places.ts';
import type { Removal, Replaced } from './schema.ts';
import { sectionName } from './section-words.ts';

/**
 * A person's change of the finished site, stored separately from the composed document and applied to it at every build
 * (docs/decisions/0005). `path` is a place in the section's props (`items.0.text`), or '' for the whole section.
 */
export type Edit = Omit<typeof siteEdits.$inferSelect, 'projectId'>;

/** An edit with its place in the document composed now, if it still has one. */
export type PlacedEdit = Edit & { at?: string };

/** Brief paths and photo names that an edit hides from the site, each with the reason as a sentence. */
export interface HiddenFields {
  fields: string[];
  reason: string;
}

/** A composed document with edits applied. */
export interface EditedDocument {
  document: SiteDocument;
  edits: PlacedEdit[];
  hidden: HiddenFields[];
}

/**
 * Applies people's edits to the composed document. An edit applies only where the content it replaced still exists. One that
 * lost its place, or whose underlying fact has changed, gets a note that says so.
 */
export function overlayEdits(composed: SiteDocument, edits: readonly Edit[]): EditedDocument {
  const placed = edits.map((edit) => placeEdit(composed, edit));
  const replacements = placed.flatMap(({ edit: { page, section, at, value, actor } }): SectionEdit[] =>
    at === undefined || isRemoval(value) ? [] : [{ page, section, path: at, value, by: isStaff(actor) ? 'staff' : 'owner' }],
  );
  const { document } = applyEdits(composed, replacements);
  const removals = placed.map(({ edit }) => edit).filter(({ at, value }) => at !== undefined && isRemoval(value));
  return {
    document: withoutRemoved(document, removals),
    edits: placed.map(({ edit }) => edit),
    hidden: placed.flatMap(({ hidden }) => hidden ?? []),
  };
}

export function isRemoval(value: Edit['value']): value is Removal {
  return typeof value === 'object' && 'removed' in value;
}

function placeEdit(composed: SiteDocument, edit: Edit): { edit: PlacedEdit; hidden?: HiddenFields } {
  const { at: _, ...plain }: PlacedEdit = edit;
  const page = composed.pages.find(({ path }) => path === edit.page);
  const section = page?.sections.find(({ id }) => id === edit.section);
  const gone = (since: string) => ({ edit: { ...plain, isLost: true, note: isRemoval(edit.value) ? null : lostNote(since) } });
  if (!page) return gone(`the site no longer has the page ${edit.page}`);
  const sectionWords = sectionName(edit.section.replace(/-\d+$/, ''), {});
  if (!section) return gone(`${page.label.text} no longer has the section “${sectionWords}”`);
  const places = placesIn(section.props);
  if (edit.path === '') {
    if (isAnotherSection(page, edit)) return gone('');
    const reason = `“${sectionName(section.kind, section.props)}” was removed from the page ${page.label.text}.`;
    return { edit: { ...plain, at: '', isLost: false, note: null }, hidden: { fields: places.flatMap(({ fields }) => fields), reason } };
  }
  const place = currentPlace(places, edit.path, edit.replaced);
  if (!place || place.holds !== (typeof edit.value === 'string' ? 'text' : 'picture'))
    return gone(`${whatIsGone(edit.replaced, places)} in “${sectionWords}” on ${page.label.text}`);
  return {
    edit: { ...plain, at: place.path, isLost: false, note: doubtNote(edit, place) },
    hidden: { fields: place.fields, reason: hiddenReason(edit.value) },
  };
}

/** True if a page has several sections of a kind and this one isn't the edited one. Their numbers follow their order, so the first text identifies them. */
function isAnotherSection({ sections }: Page, { section, replaced }: Edit): boolean {
  const target = sections.find(({ id }) => id === section);
  const several = sections.filter(({ kind }) => kind === target?.kind).length > 1;
  return several && placesIn(target?.props)[0]?.says !== replaced.says;
}

function whatIsGone(replaced: Replaced, places: Place[]): string {
  const heading = replaced.under.find((words) => !places.some(({ under }) => under.includes(words)));
  return heading ? `“${heading}” is no longer` : `“${short(replaced.says)}”, which was there before, is no longer`;
}

function lostNote(because: string): string {
  return `no longer has a place, because ${because}.`;
}

/** A text that replaced a fact keeps its place if the fact changes under the same heading, but it may be wrong then. */
function doubtNote({ value, replaced }: Edit, place: Place): string | null {
  if (typeof value !== 'string' || replaced.says === place.says || place.fields.length === 0) return null;
  return `is still shown, although what it replaced was “${short(replaced.says)}” then and would be “${short(place.says)}” now.`;
}

function hiddenReason(value: Edit['value']): string {
  if (typeof value === 'string') return `Replaced by hand with “${short(value)}”`;
  return isRemoval(value) ? 'The picture was removed by hand.' : 'The picture was replaced by hand.';
}

/** The document without the removed sections and pictures. In a gallery, a picture's entry goes with it. */
function withoutRemoved(document: SiteDocument, removals: PlacedEdit[]): SiteDocument {
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

/** A section's props without the pictures at these paths. A gallery loses the whole entry, other sections only the picture. */
export function withoutPictures({ kind, props }: Pick<Section, 'kind' | 'props'>, paths: string[]): unknown {
  if (paths.length === 0) return props;
  const rest = structuredClone(props);
  if (kind !== 'gallery') {
    for (const path of paths) delete holderAt(rest, path).holder?.picture;
    return rest;
  }
  const gallery = rest as GalleryProps;
  const items = gallery.items.filter((_, index) => !paths.includes(`items.${index}.picture`));
  return { ...gallery, items, filters: gallery.filters.filter(({ id }) => items.some((item) => item.filters.includes(id))) };
}

/** Maps a path on the edited site to the composed document, where a gallery still has the entries that edits removed. */
export function pathBeforeEdits(
  { edits }: Pick<EditedDocument, 'edits'>,
  { page, section, path }: Pick<Edit, 'page' | 'section' | 'path'>,
): string {
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

/** The subject of a note: 'The text “We text first.”'. */
export function subjectOf(value: Edit['value'], whose = 'The'): string {
  return typeof value === 'string' ? `${whose} text “${short(value)}”` : `${whose} picture`;
}

const shownLength = 80;

function short(words: string): string {
  return excerpt(words, shownLength);
}
