import type { Palette } from '../../../../document.ts';
import { frame } from '../../../../scenes/signature/shapes/frame.ts';
import { mix, skin } from '../../../../scenes/signature/shapes/tones.ts';
import { marigold } from '../shapes.ts';

export const title = 'Drawing of a low bun dressed with marigolds';
export const ratio = 420 / 560;

/** A head from behind, hair pinned low under a spray of flowers. */
export function draw(p: Palette, id: string): string {
  const { defs, flower, leaf, hair } = marigold(p, id);
  const wall = mix(p.aSky, p.aLight, 0.5);
  const body = `${defs}<path fill="${wall}" d="M0 0h420v560H0z"/><path d="M-10 570c20-120 90-150 150-160h140c70 10 130 50 150 160z" fill="${p.aSoft}"/><path d="M168 300h84v110c0 30-84 30-84 0z" fill="${skin(0.22, p.aPop)}"/><path d="M210 70c-84 0-128 60-126 138 2 66 36 116 78 132h96c42-16 76-66 78-132 2-78-42-138-126-138z" fill="${hair.base}"/><g fill="none" stroke="${hair.warm}" stroke-width="8" stroke-linecap="round"><path d="M210 84c-60 10-96 60-96 120s40 90 70 100M210 84c60 10 96 60 96 120s-40 90-70 100M210 84c-24 30-44 70-44 120M210 84c24 30 44 70 44 120"/></g><circle cx="210" cy="312" r="74" fill="${hair.deep}"/><g fill="none" stroke="${hair.light}" stroke-width="9" stroke-linecap="round"><path d="M154 316a56 56 0 0 1 112-6M172 326a38 38 0 0 1 74 4M160 344a60 60 0 0 0 96 8M190 322a20 20 0 0 1 40 2"/></g>${leaf(150, 250, 80, -170)}${leaf(270, 248, 80, -10)}${flower(166, 250, 38)}${flower(254, 248, 36)}${flower(210, 234, 46)}`;
  return frame({ width: 420, height: 560, id, title, body });
}
