import { converter } from 'culori';
import type { Palette } from '../../../document/document.ts';
import { tenth } from './frame.ts';
import { mix } from './tones.ts';

const oklch = converter('oklch');

/** Hills from the far ridge to the near slope, each a step darker. */
export interface HillTones {
  ridge: string;
  mesa: string;
  middle: string;
  near: string;
  slope: string;
}

export function hillTones(p: Palette): HillTones {
  return {
    ridge: mix(p.aSky, p.aGround, 0.48),
    mesa: mix(p.aSky, p.aGround, 0.82),
    middle: p.aGround,
    near: mix(p.aGround, p.aMain, 0.5),
    slope: mix(mix(p.aGround, p.aMain, 0.66), p.aDark, 0.12),
  };
}

/** The sun: the palette's soft color where that is warm, else its loud one made pale, so no sun is green. */
export function sunTone(p: Palette): string {
  const hue = oklch(p.aSoft)?.h ?? 0;
  return hue > 15 && hue < 108 ? p.aSoft : mix(p.aPop, p.aLight, 0.45);
}

/** A tree with an egg-shaped crown, `height` tall, growing from y. */
export function tree(p: Palette, x: number, y: number, height: number, crown = p.aDark): string {
  return `<path d="M${x} ${y}v${-height * 0.5}" stroke="${p.aDark}" stroke-width="${tenth(height * 0.08)}"/><ellipse cx="${x}" cy="${tenth(y - height * 0.64)}" rx="${tenth(height * 0.26)}" ry="${tenth(height * 0.42)}" fill="${crown}"/>`;
}

/** A small house standing on y: walls `width` by `height`, a gable roof, two windows and a door. */
export function cottage(p: Palette, at: { x: number; y: number; width: number; height: number; wall: string; roof: string }): string {
  const { x, y, width: w, height: h, wall, roof } = at;
  const window = (left: number) =>
    `M${tenth(x + w * left)} ${tenth(y - h * 0.72)}h${tenth(w * 0.24)}v${tenth(h * 0.36)}h${tenth(-w * 0.24)}z`;
  return `<path d="M${x} ${y}v${-h}h${w}v${h}z" fill="${wall}"/><path d="M${tenth(x - w * 0.1)} ${y - h}l${tenth(w * 0.6)} ${tenth(-h * 0.62)} ${tenth(w * 0.6)} ${tenth(h * 0.62)}z" fill="${roof}"/><path d="${window(0.14)}${window(0.62)}" fill="${p.aSky}"/><path d="M${tenth(x + w * 0.42)} ${y}v${tenth(-h * 0.5)}h${tenth(w * 0.17)}v${tenth(h * 0.5)}z" fill="${p.aDark}"/>`;
}

/** The panorama of a foothill town. `sign` is drawn on the signboard, about 52 wide, at its upper left corner; without it the board is left out. */
export function foothillTown(p: Palette, sign?: string): string {
  const t = hillTones(p);
  const sun = `<circle cx="1130" cy="190" r="96" fill="${sunTone(p)}"/><circle cx="1130" cy="190" r="66" fill="${mix(sunTone(p), p.aPop, 0.55)}"/>`;
  const hills = `<path d="M0 300l160-60 170 40 150-70h90l46-86h250l60 92 120 30 150-60 190 66 214-70v340H0z" fill="${t.ridge}"/><path d="M616 124h250l14 22H604z" fill="${t.mesa}"/><path d="M0 350c180-70 330-40 470-6s300-60 480-20 400-60 650 0v200H0z" fill="${t.middle}"/><path d="M0 420c220-70 420-50 640-16s520-70 960-30v150H0z" fill="${t.near}"/><path d="M420 420c-60-30-120-20-90-50s60-20 40-44" fill="none" stroke="${mix(p.aLight, p.aSky, 0.45)}" stroke-width="7" stroke-linecap="round"/><path d="M0 470c300-50 560-30 800-24s500-26 800-6v90H0z" fill="${t.slope}"/>`;
  const left = `${tree(p, 96, 474, 120)}${tree(p, 170, 470, 86, p.aMain)}${cottage(p, { x: 230, y: 470, width: 120, height: 62, wall: p.aLight, roof: p.aPop })}${tree(p, 400, 462, 104)}${tree(p, 452, 460, 70, p.aMain)}`;
  const right = `${cottage(p, { x: 1290, y: 466, width: 110, height: 58, wall: p.aSoft, roof: p.aDark })}${tree(p, 1250, 462, 96)}${tree(p, 1450, 462, 130)}${tree(p, 1520, 466, 92, p.aMain)}${tree(p, 1010, 458, 90)}`;
  const shop = `<path d="M640 456v-96h240v96z" fill="${p.aLight}"/><path d="M624 366l136-62 136 62z" fill="${p.aDark}"/><path d="M664 456v-60h44v60z" fill="${p.aMain}"/><path d="M730 390h120v40H730z" fill="${p.aSky}"/><path d="M790 390v40M730 410h120" stroke="${p.aLight}" stroke-width="6"/><path d="M640 444h240v12H640z" fill="${mix(p.aLight, p.aDark, 0.15)}"/>`;
  const post = sign
    ? `<path d="M940 458V330" stroke="${p.aDark}" stroke-width="9"/><rect x="902" y="268" width="76" height="78" rx="20" fill="${p.aDark}"/>${sign}`
    : tree(p, 938, 460, 112, p.aMain);
  return `<path d="M0 0h1600v520H0z" fill="${p.tint}"/>${sun}${hills}${left}${right}${shop}${post}<path d="M0 492c420-24 1100-30 1600-8v40H0z" fill="${p.aDark}"/>`;
}
