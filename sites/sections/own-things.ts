import type { SiteDocument } from '../document/document.ts';
import type { Site } from './site.ts';

const found = new WeakMap<SiteDocument, string[]>();

/** The objects that a site's pages show one by one, in their order, each once. */
export function ownThings(document: SiteDocument): string[] {
  const known = found.get(document);
  if (known) return known;
  const names = [...new Set(document.pages.flatMap(({ sections }) => sections.flatMap(({ props }) => pictured(props).single)))];
  found.set(document, names);
  return names;
}

/** An object of the trade for a place of its own on this page: one that no picture of the page shows large, another on each page. */
export function thingBeside({ document, page }: Pick<Site, 'document' | 'page'>): string | undefined {
  const all = document.pages.flatMap(({ sections }) => sections.map(({ props }) => pictured(props)));
  const names = [...new Set(all.flatMap(({ single, composed }) => [...single, ...composed.flat()]))];
  const here = page.sections.map(({ props }) => pictured(props));
  const large = new Set(here.flatMap(({ single, composed }) => [...single, ...composed.flatMap(([lead]) => lead ?? [])]));
  const free = names.filter((name) => !large.has(name));
  return free[document.pages.findIndex(({ path }) => path === page.path) % free.length];
}

/** Names of the objects in a section's pictures: single ones, and those of compositions, each with its hero first. */
function pictured(value: unknown): { single: string[]; composed: string[][] } {
  if (!value || typeof value !== 'object') return { single: [], composed: [] };
  if ('kind' in value && value.kind === 'object' && 'name' in value) return { single: [String(value.name)], composed: [] };
  if ('kind' in value && value.kind === 'composition' && 'objects' in value && Array.isArray(value.objects))
    return { single: [], composed: [value.objects.map(String)] };
  const parts = Object.values(value).map(pictured);
  return { single: parts.flatMap(({ single }) => single), composed: parts.flatMap(({ composed }) => composed) };
}
