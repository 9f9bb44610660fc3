import type { Palette } from '../../../../document/document.ts';
import { dogHead, tanCoat } from '../../../../scenes/signature/shapes/dog.ts';
import { frame } from '../../../../scenes/signature/shapes/frame.ts';
import { bush, house } from '../../../../scenes/signature/shapes/street.ts';
import { mix } from '../../../../scenes/signature/shapes/tones.ts';

export const title = 'Drawing of a dog leaning out of a van window in front of a house';
export const ratio = 16 / 9;

/** The van of the first screen without its lettering: cab, dog, house and street. */
export function draw(p: Palette, id: string): string {
  const road = mix(p.aDark, p.aLight, 0.24);
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="664" r="72" fill="${p.aDark}"/><circle cx="${x}" cy="664" r="38" fill="${p.aLight}"/><circle cx="${x}" cy="664" r="15" fill="${p.aPop}"/>`;
  const cloud = `<path d="M250 130a34 34 0 0 1 60-16 40 40 0 0 1 72 10 28 28 0 0 1 6 54H246a26 26 0 0 1 4-48z" fill="${p.aLight}"/>`;
  return frame({
    width: 1440,
    height: 810,
    id,
    title,
    align: 'xMidYMax',
    body: `<rect width="1440" height="810" fill="${p.aSky}"/><circle cx="1180" cy="140" r="64" fill="${p.aSoft}"/>${cloud}${bush(p, -20, 664, 1.5)}${house(p, 990, 660, 1.1)}<path d="M0 650h1440v160H0z" fill="${p.aGround}"/><path d="M0 712h1440v98H0z" fill="${road}"/><path d="M0 706h1440v12H0z" fill="${mix(p.aLight, p.aSoft, 0.15)}"/><path d="M0 768h1440" stroke="${p.aSoft}" stroke-width="8" stroke-dasharray="60 44"/><path d="M150 664V226a62 62 0 0 1 62-62h620v500z" fill="${p.aMain}"/><path d="M300 150h380v16H300z" fill="${p.aDark}"/><path d="M830 164h96c30 0 56 8 84 56l74 132c10 18 20 24 46 30 40 10 60 40 60 84v198H830z" fill="${p.aMain}"/><path d="M1160 470h30v46h-24a16 16 0 0 1-16-16v-18a12 12 0 0 1 10-12z" fill="${p.aSoft}"/><path d="M880 520h60" stroke="${p.aDark}" stroke-width="13" stroke-linecap="round"/><path d="M850 214h78c18 0 30 8 42 30l70 124c9 16 2 30-14 30H850z" fill="${mix(p.aSky, p.aLight, 0.35)}"/><path d="M150 596h1040v20H150z" fill="${p.aPop}"/>${wheel(360)}${wheel(1010)}${dogHead(p, 950, 336, 1.08, { tilt: 8, tongue: false })}<path d="M850 398h160v26H850z" fill="${mix(p.aMain, p.aDark, 0.2)}"/><rect x="884" y="384" width="48" height="34" rx="17" fill="${tanCoat(p).fur}"/><rect x="954" y="384" width="48" height="34" rx="17" fill="${tanCoat(p).fur}"/>`,
  });
}
