import type { Palette } from '../../document/document.ts';
import { dogHead, sittingDog, tanCoat } from '../../scenes/signature/shapes/dog.ts';
import { bush, house, mailbox } from '../../scenes/signature/shapes/street.ts';
import { mix } from '../../scenes/signature/shapes/tones.ts';

/** Body of the scenery behind the van, 1440 by 760: sun, clouds, a house, grass and the road along its lower edge. */
export function scenery(p: Palette): string {
  const clouds = `<g class="far" fill="${mix(p.aSky, p.aLight, 0.85)}"><path d="M250 130a34 34 0 0 1 60-16 40 40 0 0 1 72 10 28 28 0 0 1 6 54H246a26 26 0 0 1 4-48zM760 80a26 26 0 0 1 46-10 32 32 0 0 1 58 8 20 20 0 0 1 2 40H760a20 20 0 0 1 0-38z"/></g>`;
  const road = `<path d="M0 690h1440v80H0z" fill="${mix(p.aDark, p.aLight, 0.24)}"/><path d="M0 684h1440v12H0z" fill="${mix(p.aLight, p.aSoft, 0.15)}"/><path d="M0 738h1440" stroke="${p.aSoft}" stroke-width="8" stroke-dasharray="60 44"/>`;
  return `<circle class="far" cx="1120" cy="112" r="58" fill="${p.aSoft}"/>${clouds}${house(p, 980, 640, 1)}${bush(p, -20, 640, 1.55)}<path d="M0 620h1440v150H0z" fill="${p.aGround}"/>${road}`;
}

/** Body of the van's cab, 360 by 480, in the color of its lettered side; a dog leans out of the window if there is one. */
export function cab(p: Palette, withDog: boolean): string {
  const glass = mix(p.aSky, p.aLight, 0.35);
  const window = 'M20 46h82c16 0 28 6 40 28l66 118c8 16 2 28-14 28H20z';
  const shell = `<path d="M-1 0h97c30 0 56 8 84 56l74 132c10 18 20 24 46 30 40 10 60 40 60 84v178H-1z" fill="${p.deep}"/><path d="M330 290h30v46h-24a16 16 0 0 1-16-16v-18a12 12 0 0 1 10-12z" fill="${p.aSoft}"/><path d="M60 330h44" stroke="${p.aDark}" stroke-width="12" stroke-linecap="round"/><path d="${window}" fill="${glass}"/>`;
  if (!withDog) return `${shell}<path d="M38 220 86 46h18L62 220z" fill="${p.aLight}" opacity=".55"/>`;
  const { fur } = tanCoat(p);
  const paws = `<rect x="62" y="208" width="44" height="32" rx="16" fill="${fur}"/><rect x="130" y="208" width="44" height="32" rx="16" fill="${fur}"/>`;
  return `${shell}${dogHead(p, 120, 164, 0.98, { tilt: 8, tongue: false })}<path d="M20 220h178v18H20z" fill="${mix(p.deep, p.aDark, 0.22)}"/>${paws}`;
}

/** Body of a wheel, 112 by 112. */
export function wheel(p: Palette): string {
  return `<circle cx="56" cy="56" r="56" fill="${p.aDark}"/><circle cx="56" cy="56" r="30" fill="${p.aLight}"/><circle cx="56" cy="56" r="12" fill="${p.aPop}"/>`;
}

/** Body of the shape at the curb on phones, 240 by 300: the dog, or a mailbox. */
export function curbside(p: Palette, withDog: boolean): string {
  return withDog ? sittingDog(p, 108, 292, 0.98, { tilt: -8, collar: p.aSoft }) : mailbox(p, 128, 292, 1.12);
}
