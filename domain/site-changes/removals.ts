import type { Section, SiteDocument } from '../../sites/document/document.ts';
import { withoutPictures } from '../versions/overlay.ts';
import { refusedAs } from './refusals.ts';

/** Sections a page can't do without: its hero, its text, and the form its buttons link to. */
const needed = ['hero', 'intro', 'article', 'form'];
/** The fewest sections a page can have. */
const fewestSections = 2;

/** True if a section can be removed from a page. The quality check judges the resulting version as usual. */
export function canTakeOff(document: SiteDocument, page: string, section: string): boolean {
  const sections = document.pages.find(({ path }) => path === page)?.sections ?? [];
  const target = sections.find(({ id }) => id === section);
  return target !== undefined && !needed.includes(target.kind) && sections.length > fewestSections;
}

/** The paths of a section's pictures that can be removed, one at a time. */
export async function picturesToSpare(section: Section, paths: string[]): Promise<Set<string>> {
  const { sections } = await import('../../sites/sections/registry.ts');
  const schema = sections.schema(section.kind);
  return new Set(paths.filter((path) => schema.safeParse(withoutPictures(section, [path])).success));
}

/** Why sections (without a path) and pictures can't be removed from a site. Undefined if they can. */
export async function refusedRemoval(document: SiteDocument, removed: { page: string; section: string; path: string }[]) {
  for (const { page, section: id, path } of removed) {
    const section = document.pages.find((candidate) => candidate.path === page)?.sections.find((candidate) => candidate.id === id);
    if (!section) return refusedAs('section-not-found');
    if (path === '') {
      if (!canTakeOff(document, page, id)) return refusedAs('section-needed');
      continue;
    }
    const { sections } = await import('../../sites/sections/registry.ts');
    const together = removed.filter((other) => other.page === page && other.section === id && other.path !== '').map((other) => other.path);
    if (!sections.schema(section.kind).safeParse(withoutPictures(section, together)).success)
      return refusedAs(section.kind === 'gallery' ? 'gallery-picture-needed' : 'picture-needed');
  }
  return undefined;
}
