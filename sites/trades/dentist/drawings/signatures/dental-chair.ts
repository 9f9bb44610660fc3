import type { Palette } from '../../../../document/document.ts';
import { frame } from '../../../../scenes/signature/shapes/frame.ts';
import { hillTones, sunTone } from '../../../../scenes/signature/shapes/hillside.ts';
import { mix } from '../../../../scenes/signature/shapes/tones.ts';

export const title = 'Drawing of a dental chair facing a window with a view of the hills';
export const ratio = 600 / 480;

export function draw(p: Palette, id: string): string {
  const t = hillTones(p);
  const room = `<path d="M0 0h600v480H0z" fill="${p.aSky}"/><rect x="50" y="50" width="270" height="210" rx="22" fill="${p.aLight}"/><rect x="64" y="64" width="242" height="182" rx="12" fill="${mix(p.aSky, p.aMain, 0.12)}"/><circle cx="232" cy="120" r="28" fill="${sunTone(p)}"/><path d="M64 190l60-40h30l16-26h66l20 34 50 20v56a12 12 0 0 1-12 12H76a12 12 0 0 1-12-12z" fill="${t.near}"/><path d="M64 216c80-20 160-10 242-4v22a12 12 0 0 1-12 12H76a12 12 0 0 1-12-12z" fill="${t.slope}"/><path d="M185 64v182" stroke="${p.aLight}" stroke-width="9"/><path d="M0 400h600v90H0z" fill="${p.aGround}"/>`;
  const lamp = `<path d="M500 0v60l-60 60" fill="none" stroke="${p.aDark}" stroke-width="12" stroke-linejoin="round"/><path d="M386 132l64-40 34 52-70 36z" fill="${p.aPop}"/><path d="M400 160a40 40 0 0 0 70-12z" fill="${p.aSoft}"/>`;
  const chair = `<rect x="270" y="388" width="130" height="22" rx="11" fill="${p.aDark}"/><path d="M336 390v-60" stroke="${p.aDark}" stroke-width="30"/><path d="M120 352c60-6 130-4 190-20 60-18 90-90 124-130 14-16 46-8 46 16-30 70-70 140-130 150-80 12-160 8-226 6-24-2-24-20-4-22z" fill="${p.aMain}"/><path d="M448 190c10-26 30-44 50-40 22 6 18 34 4 50-12 14-30 20-40 18z" fill="${p.aDark}"/><path d="M236 330h110a12 12 0 0 1 0 24H236z" fill="${p.aDark}"/>`;
  const tray = `<path d="M520 400V300" stroke="${p.aDark}" stroke-width="8"/><rect x="478" y="290" width="96" height="14" rx="7" fill="${p.aLight}"/><path d="M496 264h18v26h-18z" fill="${p.aPop}"/><path d="M540 250v40" stroke="${p.aDark}" stroke-width="6" stroke-linecap="round"/>`;
  return frame({ width: 600, height: 480, id, title, body: room + lamp + chair + tray });
}
