import type { ReactNode } from 'react';
import { sittingDog } from '../scenes/signature/shapes/dog.ts';
import { bush, house, mailbox, pawBadge, van } from '../scenes/signature/shapes/street.ts';
import { menuShare, type Site } from '../site.ts';
import { Drawing } from './drawing.tsx';

/** How many places along the street the van may stand at, from left to right. */
const places = 5;

/** A street along a section's lower edge: a house, and whoever drives to it on the road, at one of `places`. */
export function Street({ site, at = places - 1 }: { site: Site; at?: number }): ReactNode {
  const { palette } = site.document.theme;
  const withDog = site.document.trade.motif === 'dog';
  return (
    <div className={`street s${at}`} aria-hidden="true">
      <Drawing className="home" box="560 440" body={bush(palette, 20, 436, 1) + house(palette, 120, 436, 1)} />
      <Drawing className="shrub" box="420 200" body={bush(palette, 10, 200, 1.2) + mailbox(palette, 330, 200, 0.8)} />
      <Drawing className="van" box="284 196" body={van(palette, 0, 196, 1, withDog ? pawBadge(palette) : '')} />
      {withDog && <Drawing className="dog" box="240 300" body={sittingDog(palette, 108, 292, 0.98, { tilt: -8, collar: palette.aSoft })} />}
    </div>
  );
}

/** The place on the street that belongs to the page: the further down the menu, the further along. */
export function placeOnStreet(site: Site): number {
  return Math.round((places - 1) * menuShare(site));
}
