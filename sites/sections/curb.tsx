import type { ReactNode } from 'react';
import type { Site } from '../site.ts';
import { isLegible } from './legible.ts';
import { NavItems } from './parts.tsx';

/** Openings that end in a curb: the badge header leaves its pages to them. */
const curbed = ['hero/vehicle', 'intro/banner'];

/** Whether the page's opening carries the pages of the badge header on its lower edge. */
export function opensOnCurb(site: Site): boolean {
  const [first] = site.page.sections;
  return site.document.theme.header === 'badge' && first !== undefined && curbed.includes(`${first.kind}/${first.variant}`);
}

/** The site's pages as a dark strip under the road. Hidden on phones, where the menu is; styled by the badge header. */
export function Curb({ site }: { site: Site }): ReactNode {
  const { accent, ink } = site.document.theme.palette;
  return (
    <nav className={`header-badge-curb wide${isLegible(accent, ink) ? ' lit' : ''}`} aria-label="Main">
      <ul className="wrap">
        <NavItems site={site} />
      </ul>
    </nav>
  );
}
