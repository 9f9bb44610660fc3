import type { Palette } from '../../../../document/document.ts';
import { frame } from '../../../../scenes/signature/shapes/frame.ts';
import { mix } from '../../../../scenes/signature/shapes/tones.ts';
import { coffeeTones, lamp } from '../shapes.ts';

export const title = 'Drawing of a coffee bar before sunrise: an espresso machine, a cup, pendant lamps and the moon in the window';
export const ratio = 1000 / 560;

export function draw(p: Palette, id: string): string {
  const t = coffeeTones(p);
  const wall = mix(p.aDark, p.aMain, 0.2);
  const joint = mix(p.aDark, p.aMain, 0.29);
  const courses = Array.from({ length: 12 }, (_, row) => {
    const ends = Array.from({ length: 9 }, (_, brick) => `M${brick * 120 + (row % 2 ? 60 : 0)} ${row * 38 + 8}v38`).join('');
    return `M0 ${row * 38 + 8}H1000${ends}`;
  }).join('');
  const room = `<path d="M0 0h1000v560H0z" fill="${wall}"/><path d="${courses}" stroke="${joint}" stroke-width="3"/>`;
  const town = mix(t.night, '#000000', 0.42);
  const view = `<path d="M70 44h330v290H70z" fill="${t.night}"/><circle cx="304" cy="120" r="46" fill="${p.aLight}"/><circle cx="284" cy="108" r="40" fill="${t.night}"/><path d="M70 334v-70h46v-34h54v48h40v-70h20v70h50v-36h58v52h62v40z" fill="${town}"/><path d="M126 246h10v12h-10zM148 246h10v12h-10zM126 270h10v12h-10zM292 262h12v14h-12zM232 286h10v12h-10z" fill="${p.aPop}"/><path d="M235 44v290M70 186h330" stroke="${t.black}" stroke-width="10"/><path d="M70 44h330v290H70z" fill="none" stroke="${t.black}" stroke-width="16"/>`;
  const clock = `<circle cx="900" cy="118" r="62" fill="${t.black}"/><circle cx="900" cy="118" r="50" fill="${p.aLight}"/><path d="M900 118V78M900 118l20 33" stroke="${p.aDark}" stroke-width="8" stroke-linecap="round"/><path d="M900 72v8M900 156v8M854 118h8M938 118h8" stroke="${p.aDark}" stroke-width="5"/>`;
  const counter = `<path d="M0 452h1000v120H0z" fill="${t.woodDark}"/><path d="M0 440h1000v26H0z" fill="${t.wood}"/><path d="M0 512h1000M180 466v100M430 466v100M690 466v100M900 466v100" stroke="${mix(t.woodDark, '#000000', 0.28)}" stroke-width="5"/>`;
  const body = `${room}${view}${clock}${lamp(p, 470, 60)}${lamp(p, 770, 30)}${counter}${machine(p)}${cup(p)}${loaf(t.crust, mix(t.crust, p.aDark, 0.4))}`;
  return frame({ width: 1000, height: 560, id, title, align: 'xMidYMax', body });
}

function machine(p: Palette): string {
  const t = coffeeTones(p);
  const steel = p.aMain;
  const porcelain = `<g fill="${p.aLight}"><rect x="520" y="128" width="40" height="42" rx="4"/><rect x="568" y="128" width="40" height="42" rx="4"/><rect x="616" y="140" width="34" height="30" rx="4"/><rect x="740" y="134" width="62" height="36" rx="4"/></g>`;
  const housing = `<rect x="500" y="170" width="330" height="70" rx="10" fill="${steel}"/><path d="M500 226h330v14H500z" fill="${mix(steel, p.aDark, 0.42)}"/><path d="M520 240h290v120H520z" fill="${mix(steel, p.aDark, 0.26)}"/><rect x="486" y="400" width="358" height="40" rx="6" fill="${steel}"/><path d="M504 388h322v12H504z" fill="${t.black}"/><path d="M800 236h30v166h-30zM500 236h30v166h-30z" fill="${steel}"/><path d="M510 440v12M820 440v12" stroke="${t.black}" stroke-width="22"/>`;
  const dials = `<circle cx="544" cy="204" r="16" fill="${p.aLight}"/><path d="M544 204l8-10" stroke="${p.aSoft}" stroke-width="4"/><circle cx="790" cy="204" r="14" fill="${p.aSoft}"/>`;
  const brewing = `<rect x="572" y="252" width="62" height="30" rx="4" fill="${t.black}"/><path d="M564 282h78v18h-78z" fill="${t.creamShade}"/><path d="M596 300h14v14h-14z" fill="${t.black}"/><path d="M640 290h64" stroke="${t.black}" stroke-width="16" stroke-linecap="round"/><path d="M600 314v34M608 314v34" stroke="${t.crust}" stroke-width="5"/><path d="M572 346h62l-8 42h-46z" fill="${p.aLight}"/><rect x="716" y="252" width="58" height="26" rx="4" fill="${t.black}"/><path d="M745 278v90" stroke="${t.creamShade}" stroke-width="9"/>`;
  return housing + porcelain + dials + brewing;
}

function cup(p: Palette): string {
  const { coffee } = coffeeTones(p);
  return `<path d="M170 356h190c0 50-28 84-60 84h-70c-32 0-60-34-60-84z" fill="${p.aLight}"/><path d="M352 372c38-12 62 2 56 26s-40 30-66 20" fill="none" stroke="${p.aLight}" stroke-width="16"/><path d="M138 440h254v10H138z" fill="${p.aPop}"/><path d="M178 356h174" stroke="${coffee}" stroke-width="14"/><path d="M224 326c-22-34 22-50 0-88s18-46 6-70M282 330c-22-34 22-48 2-84s14-40 4-62" fill="none" stroke="${p.aLight}" stroke-width="12" stroke-linecap="round" opacity=".85"/>`;
}

function loaf(crust: string, cut: string): string {
  return `<path d="M880 452c-6-40 10-66 50-66s62 26 58 66z" fill="${crust}"/><path d="M900 410c14-10 26-12 40-10M892 432c20-12 44-14 72-8" stroke="${cut}" stroke-width="6" fill="none"/>`;
}
