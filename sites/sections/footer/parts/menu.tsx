import type { ReactNode } from 'react';
import { siteName } from '../../../labels/site-name.ts';
import { NavItems } from '../../parts.tsx';
import type { Site } from '../../site.ts';

/** A footer's menu, under a title if it has one: the pages, and the business's profiles elsewhere unless a contact page lists them. */
export function FooterMenu({ site, title }: { site: Site; title?: string }): ReactNode {
  const { links } = site.facts;
  return (
    <nav aria-label={site.words.at.footer}>
      {title && <p>{title}</p>}
      <ul className="wraps">
        <NavItems site={site} />
        {!site.document.pages.some(({ kind }) => kind === 'contact') &&
          links.map((href) => (
            <li key={href}>
              <a href={href}>{siteName(href)}</a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
