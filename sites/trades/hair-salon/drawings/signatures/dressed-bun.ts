import type { Palette } from '../../../../document/document.ts';
import { frame } from '../../../../scenes/signature/shapes/frame.ts';
import { darker, mix, skin } from '../../../../scenes/signature/shapes/tones.ts';
import { marigold } from '../shapes.ts';

export const title = 'Drawing of a low bun dressed with marigolds';
export const ratio = 420 / 560;

/** A head in profile before an arch: a bun seen from behind is read as a bearded face. */
export function draw(p: Palette, id: string): string {
  const { defs, flower, leaf, hair } = marigold(p, id);
  const wall = mix(p.aSky, p.aLight, 0.5);
  const face = skin(0.22, p.aPop);
  const body = `${defs}<path fill="${wall}" d="M0 0h420v560H0z"/><path fill="${mix(p.aSky, p.aPop, 0.28)}" d="M58 560V230a152 152 0 0 1 304 0v330z"/><g transform="translate(180 250)"><path d="M-166 310C-150 238-90 224-20 212H100C158 226 206 250 214 310z" fill="${p.aSoft}"/><path d="M30-150C-20-150-62-118-74-66C-78-48-78-38-80-30C-84-14-102 10-112 24C-116 31-110 36-98 38L-92 40C-90 46-92 52-96 55C-103 59-106 65-99 70L-91 74C-100 77-101 85-95 89C-90 94-91 100-92 108C-94 126-80 138-58 136C-36 134-16 128 0 118C4 150 0 186-20 212C10 250 76 250 100 212V0z" fill="${face}"/><path d="M0 118C30 110 54 96 66 74L100 90V212C92 226 78 236 62 240C70 190 50 140 2 138z" fill="${darker(face, 0.86)}"/><circle cx="138" cy="100" r="66" fill="${hair.deep}"/><path d="M-76-58C-68-150 0-198 76-192C162-184 206-118 198-44C192 20 164 62 128 84C100 92 76 88 58 74C44 56 44 24 26 8C-10-2-52-18-76-58z" fill="${hair.base}"/><g fill="none" stroke="${hair.light}" stroke-width="7" stroke-linecap="round"><path d="M-50-76C0-110 92-80 112 34M-18-120C50-144 136-90 142 26M50-164C120-156 172-90 166 10M-36-44C10-50 60-24 80 44"/><path d="M98 108a42 42 0 0 0 82 12M118 104a22 22 0 0 0 42 6M108 140a46 46 0 0 0 62 2"/></g><path d="M-72-8C-64 0-54 0-46-6" fill="none" stroke="${p.aDark}" stroke-width="6" stroke-linecap="round"/><path d="M-80-38C-70-48-56-48-46-42" fill="none" stroke="${hair.base}" stroke-width="6" stroke-linecap="round"/><path d="M-99 70L-91 74C-82 76-76 72-72 70C-80 64-90 62-97 60C-104 62-104 67-99 70zM-91 74C-100 77-101 85-95 89C-86 90-78 82-72 70C-78 73-84 75-91 74z" fill="${hair.warm}"/><circle cx="44" cy="88" r="12" fill="${p.aPop}"/>${leaf(172, 20, 58, -48)}${leaf(92, 56, 62, -196)}${flower(104, 50, 30)}${flower(186, 48, 32)}${flower(146, 38, 42)}</g>`;
  return frame({ width: 420, height: 560, id, title, body });
}
