import type { Palette } from '../../../document/document.ts';
import { mix } from './tones.ts';

/** A gabled house with a garage, 400 wide and 430 tall at scale 1, standing on y with its left roof corner at x. */
export function house(palette: Palette, x: number, y: number, scale: number): string {
  const wall = mix(palette.aLight, palette.aSoft, 0.17);
  const slats = mix(palette.aLight, palette.aDark, 0.13);
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M30 0V-310l190-120L410-310V0z" fill="${wall}"/><path d="M0-290l220-150 220 150-16 24L220-404 16-266z" fill="${palette.aPop}"/><path d="M260-220h120V0H260z" fill="${palette.aLight}"/><path d="M260-190h120M260-150h120M260-110h120M260-70h120M260-30h120" stroke="${slats}" stroke-width="6"/><path d="M86-240h96v90H86z" fill="${palette.aSky}"/><path d="M134-240v90M86-195h96" stroke="${palette.aLight}" stroke-width="8"/></g>`;
}

/** A delivery van seen from the side, 284 wide and 192 tall, its rear bumper at x and its tires on y. `badge` is drawn on a 60-wide disc. */
export function van(palette: Palette, x: number, y: number, scale: number, badge = ''): string {
  const wheel = (cx: number) =>
    `<circle cx="${cx}" cy="-32" r="32" fill="${palette.aDark}"/><circle cx="${cx}" cy="-32" r="15" fill="${palette.aLight}"/>`;
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0-36V-166a26 26 0 0 1 26-26h138v156z" fill="${palette.aMain}"/><path d="M163-192h27c14 0 24 6 32 22l26 50c24 6 34 16 34 40v44H163z" fill="${palette.aMain}"/><path d="M174-176h18c8 0 12 4 18 14l22 42h-58z" fill="${mix(palette.aSky, palette.aLight, 0.4)}"/><path d="M0-66h282v14H0z" fill="${palette.aPop}"/>${wheel(64)}${wheel(218)}<circle cx="70" cy="-130" r="30" fill="${palette.aSoft}"/>${badge}</g>`;
}

/** A paw on the van's disc. */
export function pawBadge(palette: Palette): string {
  return `<g fill="${palette.aMain}"><path d="M56-122c0-10 6-14 14-14s14 4 14 14-8 12-14 8c-6 4-14 2-14-8z"/><circle cx="57" cy="-140" r="5"/><circle cx="70" cy="-146" r="5"/><circle cx="83" cy="-140" r="5"/></g>`;
}

/** A roadside mailbox on its post, about 110 wide and 190 tall at scale 1, standing on y. */
export function mailbox(palette: Palette, x: number, y: number, scale: number): string {
  const post = mix(palette.aDark, palette.aSoft, 0.25);
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-9-110H9V0H-9z" fill="${post}"/><path d="M-62-96v-46a34 34 0 0 1 34-34h56a34 34 0 0 1 34 34v46z" fill="${palette.aPop}"/><path d="M-62-96v-46a34 34 0 0 1 68 0v46z" fill="${mix(palette.aPop, palette.aDark, 0.2)}"/><path d="M32-150v-62h34v26H44v36z" fill="${palette.aSoft}"/><path d="M-42-128h28" stroke="${palette.aLight}" stroke-width="7" stroke-linecap="round"/></g>`;
}

/** A round bush, 190 wide at scale 1, growing from y. */
export function bush(palette: Palette, x: number, y: number, scale: number): string {
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="M0 0c26-96 96-96 124-12 20-72 98-66 112 12z" fill="${mix(palette.aGround, palette.aDark, 0.22)}"/>`;
}
