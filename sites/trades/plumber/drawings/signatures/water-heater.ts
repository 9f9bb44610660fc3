import type { Palette } from '../../../../document/document.ts';
import { frame } from '../../../../scenes/signature/shapes/frame.ts';
import { darker, mix } from '../../../../scenes/signature/shapes/tones.ts';

export const title = 'Drawing of a water heater with copper pipes, a valve wheel and a pressure gauge';
export const ratio = 420 / 640;

/** A tank in front of a tiled wall, hot and cold runs above it, a valve wheel on the hot side. */
export function draw(p: Palette, id: string): string {
  const rows = Array.from({ length: 11 }, (_, row) => {
    const y = row * 52 + 20;
    return `M0 ${y}H420${Array.from({ length: 5 }, (_, column) => `M${column * 96 + (row % 2 ? 48 : 0)} ${y}v52`).join('')}`;
  });
  const copperLight = mix(p.aPop, p.aLight, 0.5);
  const copperDark = darker(p.aPop, 0.76);
  const steelLight = mix(p.aSoft, p.aLight, 0.72);
  const steelDark = mix(p.aSoft, p.aDark, 0.36);
  const wheel = darker(p.aPop, 0.84);
  const shade = darker(p.aLight, 0.9);
  const body = `<path fill="${p.aSky}" d="M0 0h420v640H0z"/><path d="${rows.join('')}" stroke="${p.aGround}" stroke-width="2" opacity=".75"/><path d="M0 560h420v80H0z" fill="${p.aMain}"/><path d="M0 560h420" stroke="${p.aDark}" stroke-width="6"/>
<g fill="none">${pipe('M-20 96H96a44 44 0 0 1 44 44v96', 34, p.aPop, copperLight, p)}${pipe('M440 60H300a44 44 0 0 0-44 44v130', 26, p.aSoft, steelLight, p)}${pipe('M440 476H372a40 40 0 0 1-40-40V338a40 40 0 0 0-40-40h-20', 26, p.aSoft, steelLight, p)}</g>
<g fill="${copperDark}"><rect x="42" y="74" width="20" height="44" rx="3"/><rect x="118" y="178" width="44" height="18" rx="3"/></g><g fill="${steelDark}"><rect x="238" y="150" width="36" height="16" rx="3"/><rect x="340" y="42" width="16" height="36" rx="3"/><rect x="314" y="376" width="36" height="16" rx="3"/></g>
<rect x="86" y="262" width="218" height="320" rx="10" fill="${p.aDark}" opacity=".3"/><path d="M76 268a20 20 0 0 1 20-20h172a20 20 0 0 1 20 20v300H76z" fill="${p.aLight}"/><path d="M244 248h24a20 20 0 0 1 20 20v300h-44z" fill="${shade}"/><path d="M76 300h212M76 520h212" stroke="${p.aMain}" stroke-width="8"/><rect x="68" y="562" width="228" height="18" rx="4" fill="${p.aDark}"/><path d="M96 580v22M268 580v22" stroke="${p.aDark}" stroke-width="16"/>
<rect x="112" y="236" width="56" height="20" rx="4" fill="${p.aDark}"/><rect x="228" y="236" width="56" height="20" rx="4" fill="${p.aDark}"/>
<circle cx="160" cy="392" r="52" fill="${p.aPop}"/><path d="M160 350c22 28 32 42 32 58a32 32 0 0 1-64 0c0-16 10-30 32-58z" fill="${p.aLight}"/><path d="M146 410a15 15 0 0 0 15 15" fill="none" stroke="${p.aMain}" stroke-width="6" stroke-linecap="round"/><rect x="128" y="470" width="64" height="28" rx="4" fill="${p.aDark}"/><path d="M140 484h40" stroke="${p.aPop}" stroke-width="5"/>
<circle cx="343" cy="213" r="50" fill="${p.aDark}" opacity=".3"/><path d="M300 206h-44" stroke="${steelDark}" stroke-width="16"/><circle cx="338" cy="206" r="50" fill="${p.aDark}"/><circle cx="338" cy="206" r="40" fill="${p.aLight}"/><path d="M308 226a36 36 0 1 1 60 0" fill="none" stroke="${p.aMain}" stroke-width="6"/><path d="M359 190a36 36 0 0 1 9 36" fill="none" stroke="${p.aPop}" stroke-width="7"/><path d="M338 210 318 186" stroke="${p.aDark}" stroke-width="5" stroke-linecap="round"/><circle cx="338" cy="210" r="6" fill="${p.aDark}"/>
<path d="M131 128h18v30h-18z" fill="${copperDark}"/>${valve(140, 132, 40, wheel, p)}
<g transform="translate(344 520)"><path d="M-34 40h76l-8-46h-60z" fill="${p.aPop}"/><path d="M-14-6v-14a18 18 0 0 1 36 0v14" fill="none" stroke="${p.aDark}" stroke-width="7"/><path d="M-38 12H44" stroke="${p.aDark}" stroke-width="5" opacity=".4"/></g>`;
  return frame({ width: 420, height: 640, id, title, body });
}

/** A run of pipe: its shadow on the wall, the pipe, and one highlight along it. */
function pipe(path: string, width: number, color: string, highlight: string, p: Palette): string {
  const inset = -width * 0.24;
  return `<path d="${path}" stroke="${p.aDark}" stroke-width="${width}" opacity=".28" transform="translate(7 9)"/><path d="${path}" stroke="${color}" stroke-width="${width}"/><path d="${path}" stroke="${highlight}" stroke-width="${width * 0.16}" transform="translate(${inset} ${inset})"/>`;
}

function valve(x: number, y: number, radius: number, color: string, p: Palette): string {
  const rim = `cx="${x}" cy="${y}" r="${radius}" fill="none" stroke-width="${radius * 0.3}"`;
  const spoke = radius * 0.87;
  return `<circle ${rim} stroke="${p.aDark}" transform="translate(4 5)" opacity=".35"/><circle ${rim} stroke="${color}"/><path d="M${x} ${y - radius}v${2 * radius}M${x - spoke} ${y - radius * 0.5}l${2 * spoke} ${radius}M${x - spoke} ${y + radius * 0.5}l${2 * spoke} ${-radius}" stroke="${color}" stroke-width="${radius * 0.2}"/><circle cx="${x}" cy="${y}" r="${radius * 0.28}" fill="${p.aDark}"/>`;
}
