import type { Palette } from '../../../../document/document.ts';
import { frame } from '../../../../scenes/signature/shapes/frame.ts';
import { bark } from '../../../../scenes/signature/shapes/garden.ts';
import { natural } from '../../../../scenes/signature/shapes/natural.ts';
import { mix } from '../../../../scenes/signature/shapes/tones.ts';

export const title = 'Drawing of a garden plan seen from above, with a pencil';
export const ratio = 25 / 16;

export function draw(p: Palette, id: string): string {
  const shade = mix(p.aSoft, p.aDark, 0.45);
  const crowns: [number, number, number, string][] = [
    [210, 210, 64, p.aSoft],
    [300, 290, 40, shade],
    [520, 470, 78, p.aDark],
    [640, 540, 46, p.aSoft],
    [720, 440, 60, shade],
    [840, 520, 56, p.aSoft],
    [150, 340, 36, p.aPop],
    [500, 330, 34, p.aMain],
    [560, 380, 26, p.aPop],
    [420, 560, 30, p.aMain],
    [830, 380, 34, p.aPop],
  ];
  const trees = crowns.map(
    ([x, y, r, fill]) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/><circle cx="${x}" cy="${y}" r="${Math.round(r * 0.62)}" fill="none" stroke="${p.aLight}" stroke-width="4" opacity=".6"/><circle cx="${x}" cy="${y}" r="${Math.round(r * 0.16)}" fill="${p.aLight}"/>`,
  );
  const uprights = Array.from({ length: 20 }, (_, n) => `M${110 + n * 42} 60v540`).join('');
  const levels = Array.from({ length: 13 }, (_, n) => `M90 ${80 + n * 42}h830`).join('');
  const walk = 'M150 560c40-120 160-70 230-160s60-190 230-220';
  const drawn = `<path d="${uprights}${levels}" stroke="${mix(p.aLight, p.aGround, 0.3)}" stroke-width="2"/><path d="M600 60h320v240H720v-70H600z" fill="${p.aGround}" stroke="${bark(p)}" stroke-width="10"/><g fill="none"><path d="${walk}" stroke="${mix(p.aGround, p.aSky, 0.6)}" stroke-width="58"/><path d="${walk}" stroke="${mix(p.aGround, p.aSky, 0.15)}" stroke-width="58" stroke-dasharray="34 8"/><path d="M130 100h300v90" stroke="${bark(p)}" stroke-width="20" stroke-dasharray="30 5"/><path d="M150 160C260 260 180 380 420 520s360-60 460 20" stroke="${natural(p, 0.56, 0.08, 220)}" stroke-width="5" stroke-dasharray="14 10"/></g>${trees.join('')}`;
  const pencil = `<g transform="translate(880 560) rotate(-40)"><rect x="-190" y="-14" width="250" height="28" fill="${p.aPop}"/><path d="M-190-14l-44 14 44 14z" fill="${p.aLight}"/><path d="M-218-5l-16 5 16 5z" fill="${p.aDark}"/><rect x="60" y="-14" width="34" height="28" fill="${p.aMain}"/></g>`;
  return frame({
    width: 1000,
    height: 640,
    id,
    title,
    body: `<rect width="1000" height="640" fill="${mix(bark(p), p.aGround, 0.32)}"/><g transform="rotate(-2 500 330)"><path d="M90 60h830v540H90z" fill="${p.aLight}"/>${drawn}</g>${pencil}`,
  });
}
