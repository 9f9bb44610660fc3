import type { ReactNode } from 'react';
import { isLegible } from './legible.ts';
import { NavItems } from './parts.tsx';
import type { Site } from './site.ts';

/** The site's pages as a dark strip under the road. Hidden on phones, where the menu is; styled by the badge header. */
export function Curb({ site }: { site: Site }): ReactNode {
  const { accent, ink } = site.document.theme.palette;
  return (
    <nav className={`header-badge-curb wide${isLegible(accent, ink) ? ' lit' : ''}`} aria-label={site.words.at.main}>
      <ul className="wrap">
        <NavItems site={site} />
      </ul>
    </nav>
  );
}
