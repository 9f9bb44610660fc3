import { differenceEuclidean } from 'culori';
import type { ReactNode } from 'react';
import type { Palette, Section } from '../../../document/document.ts';
import { sittingDog } from '../../../scenes/signature/shapes/dog.ts';
import { bush, house, mailbox, pawBadge, van } from '../../../scenes/signature/shapes/street.ts';
import { Drawing } from '../../../sections/drawing.tsx';
import { menuShare, type Site } from '../../../sections/site.ts';

/** How many places along the street the van may stand at, from left to right. */
const places = 5;

/** A street along a section's lower edge: a house, and whoever drives to it on the road, at one of `places`. */
export function Street({ site, band, at = places - 1 }: { site: Site; band: Section['band']; at?: number }): ReactNode {
  const { palette } = site.document.theme;
  const paint = paintedFor(palette, palette[band === 'page' ? 'bg' : band]);
  const withDog = site.document.trade.motif === 'dog';
  return (
    <div className={`street s${at}`} aria-hidden="true">
      <Drawing className="home" box="560 440" body={bush(palette, 20, 436, 1) + house(palette, 120, 436, 1)} />
      <Drawing className="shrub" box="420 200" body={bush(palette, 10, 200, 1.2) + mailbox(palette, 330, 200, 0.8)} />
      <Drawing className="van" box="284 196" body={van(paint, 0, 196, 1, withDog ? pawBadge(paint) : '')} />
      {withDog && <Drawing className="dog" box="240 300" body={sittingDog(palette, 108, 292, 0.98, { tilt: -8, collar: palette.aSoft })} />}
    </div>
  );
}

const distance = differenceEuclidean('oklab');
/** Least distance in OKLab between the van and what it stands before. */
const leastApart = 0.2;

/** The palette for a van before a ground: where its own color is that of the ground, it trades places with the first that isn't. */
function paintedFor(palette: Palette, ground: string): Palette {
  const roles = ['aMain', 'aPop', 'aSoft', 'aLight'] as const;
  const role = roles.find((candidate) => distance(palette[candidate], ground) >= leastApart) ?? 'aLight';
  return { ...palette, [role]: palette.aMain, aMain: palette[role] };
}

/** The place on the street that belongs to the page: the further down the menu, the further along. */
export function placeOnStreet(site: Site): number {
  return Math.round((places - 1) * menuShare(site));
}
