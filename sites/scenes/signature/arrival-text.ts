import type { Palette } from '../../document/document.ts';
import { frame } from './shapes/frame.ts';
import { darker, skin } from './shapes/tones.ts';

export const title = 'Drawing of a text message with a portrait, a clock and a van on its way';
export const ratio = 560 / 520;

/** A phone in the foreground with who is coming and when; the van passes behind it. */
export function draw(p: Palette, id: string): string {
  const face = skin(0.2, p.aPop);
  const neck = skin(0.45, p.aPop);
  const brim = darker(p.aPop, 0.76);
  const body = `<path fill="${p.aMain}" d="M0 0h560v520H0z"/><path d="M0 400h560v120H0z" fill="${p.aDark}"/><path d="M0 400V250l86-60 86 60v150zM400 400V230l90-66 90 66v170z" fill="${p.aDark}" opacity=".45"/><path d="M190 20h204a30 30 0 0 1 30 30v500H160V50a30 30 0 0 1 30-30z" fill="${p.aDark}"/><path d="M196 38h192a18 18 0 0 1 18 18v480H178V56a18 18 0 0 1 18-18z" fill="${p.aLight}"/><rect x="262" y="50" width="60" height="10" rx="5" fill="${p.aDark}"/>
<rect x="196" y="84" width="150" height="158" rx="14" fill="${p.aSky}"/><path d="M196 242v-8c0-34 30-54 75-54s75 20 75 54v8z" fill="${p.aMain}"/><path d="M252 160h38v34a19 19 0 0 1-38 0z" fill="${neck}"/><circle cx="271" cy="146" r="35" fill="${face}"/><path d="M234 142c-4-40 20-50 38-50s42 12 36 52c10 26 4 40-2 44-4-20-4-36-8-46-20-2-40-8-48-16-4 8-12 12-16 16z" fill="${p.aDark}"/><path d="M232 126c2-30 20-40 40-40s38 12 38 40c-26-10-52-10-78 0z" fill="${p.aPop}"/><path d="M228 128c28-12 58-12 86 0" stroke="${brim}" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M240 204v38M302 204v38" stroke="${p.aPop}" stroke-width="9"/>
<rect x="196" y="258" width="192" height="150" rx="14" fill="${p.aPop}"/><circle cx="292" cy="333" r="58" fill="${p.aLight}"/><path d="M292 333V275a58 58 0 0 1 0 116z" fill="${p.aMain}"/><circle cx="292" cy="333" r="58" fill="none" stroke="${p.aDark}" stroke-width="7"/><path d="M292 333V291M292 333v34" stroke="${p.aDark}" stroke-width="6" stroke-linecap="round"/><circle cx="292" cy="333" r="7" fill="${p.aDark}"/><path d="M292 281v8M292 377v8M240 333h8M336 333h8" stroke="${p.aDark}" stroke-width="5"/><rect x="258" y="424" width="130" height="40" rx="14" fill="${p.aMain}"/><path d="M276 444h94" stroke="${p.aLight}" stroke-width="6" stroke-linecap="round"/>
<path d="M60 400V338h66l28 30h24v32" fill="${p.aLight}"/><path d="M70 348h44v18H70z" fill="${p.aSoft}"/><g fill="${p.aDark}" stroke="${p.aLight}" stroke-width="5"><circle cx="86" cy="402" r="17"/><circle cx="150" cy="402" r="17"/></g><path d="M60 380h118" stroke="${p.aPop}" stroke-width="7"/>`;
  return frame({ width: 560, height: 520, id, title, body });
}
