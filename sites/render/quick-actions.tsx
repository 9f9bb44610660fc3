import type { ReactNode } from 'react';
import { type PageKind, pageKinds } from '../document/document.ts';
import { hasPage, hrefOf, menuPages, type Site } from '../sections/site.ts';

/** Pages offered beside a single action, the most useful first. */
const fallbacks = new Set<PageKind>(['booking', 'contact', 'services', 'pricing', 'faq', 'about', 'gallery', 'shop', 'blog', ...pageKinds]);

/** The bar at the foot of a phone's screen: always two links, the document's actions first, then the page with a form. */
export function QuickActions({ site }: { site: Site }): ReactNode {
  const links = quickLinks(site);
  if (links.length < 2) return null;
  return (
    <nav className="bar" aria-label={site.words.at.quick}>
      {links.map((link) => (
        <a key={link.href} href={link.href}>
          {link.label}
        </a>
      ))}
    </nav>
  );
}

function quickLinks({ document }: Site): { href: string; label: string }[] {
  const links: { href: string; label: string }[] = [];
  const add = (href: string | undefined, label: string) => {
    if (href && links.length < 2 && !links.some((link) => link.href === href)) links.push({ href, label });
  };
  for (const action of document.actions) add(hrefOf(action, document), action.label.text);
  for (const kind of fallbacks) {
    const page = hasPage(document, kind) ? menuPages(document).find((candidate) => candidate.kind === kind) : undefined;
    add(page?.path, page?.label.text ?? '');
  }
  return links;
}
