import type { SiteFile, SiteFiles } from '../../render/files.ts';
import type { Check } from '../check.ts';
import { finding } from '../check.ts';
import { attribute, type Element, isCanonical, type ParsedPage, shown } from '../parsed-page.ts';

/** Every link, anchor, form target and file reference inside the site leads somewhere. */
export const links: Check = {
  key: 'links',
  label: 'Links and anchors',
  run({ pages, files }) {
    const ids = new Map(pages.map((page) => [page.path, idsOf(page)]));
    const broken = pages.flatMap((page) =>
      page.elements.flatMap((element) =>
        references(element)
          .filter((reference) => !leadsSomewhere(reference, page.path, files, ids))
          .map((reference) => `${page.path}: ${shown(element)} leads to ${reference || 'nothing'}`),
      ),
    );
    return finding(broken, 'Every internal link, anchor and file works.', 'Broken links');
  },
};

function idsOf(page: ParsedPage): Set<string> {
  return new Set(page.elements.flatMap((element) => attribute(element, 'id') ?? []));
}

function references(element: Element): string[] {
  if (isCanonical(element)) return [];
  const set = attribute(element, 'srcset');
  const direct = ['href', 'src', 'action'].flatMap((name) => attribute(element, name) ?? []);
  return [...direct, ...(set ? set.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '') : [])];
}

function leadsSomewhere(reference: string, from: string, files: SiteFiles, ids: Map<string, Set<string>>): boolean {
  if (/^(?:https:|tel:|mailto:|data:)/i.test(reference)) return true;
  const [path = '', anchor] = reference.split('#');
  if (!path && !anchor) return false;
  if (path.startsWith('/forms/')) return true;
  const target = path || from;
  if (!target.startsWith('/') || target.startsWith('//')) return false;
  const page = ids.get(target);
  if (anchor) return page?.has(decodeURIComponent(anchor)) ?? isView(files.get(target), anchor);
  return page !== undefined || files.has(target);
}

/** A drawing among several in one file. */
function isView(file: SiteFile | undefined, name: string): boolean {
  return file?.type === 'image/svg+xml' && file.body.includes(`<view id="${name}"`);
}
