import type { ReactNode } from 'react';
import { menuPages, type Site } from './site.ts';

/** 'Home / Pricing', or 'Home / Blog / How to prune'. The links' look is the caller's. */
export function Breadcrumb({ site }: { site: Site }): ReactNode {
  const home = site.document.pages.find((page) => page.path === '/');
  const above = menuPages(site.document).find(({ path }) => site.page.path.startsWith(`${path}/`));
  return (
    <nav className="crumb" aria-label={site.words.at.breadcrumb}>
      <ol>
        <li>
          <a href="/">{home?.label.text ?? site.words.pages.home}</a>
        </li>
        {above && (
          <li>
            <a href={above.path}>{above.label.text}</a>
          </li>
        )}
        <li aria-current="page">{site.page.label.text}</li>
      </ol>
    </nav>
  );
}

/** Links to the parts of a page, for an opening. */
export function Jumps({ jumps, site }: { site: Site; jumps: { label: { text: string }; anchor: string }[] }): ReactNode {
  if (jumps.length === 0) return null;
  return (
    <nav className="jumps" aria-label={site.words.at.thisPage}>
      <ul>
        {jumps.map((jump) => (
          <li key={jump.anchor}>
            <a href={`#${jump.anchor}`}>{jump.label.text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
