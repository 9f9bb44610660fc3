import type { Palette } from '../../../../document/document.ts';
import { dogHead } from '../../../../scenes/signature/shapes/dog.ts';
import { frame } from '../../../../scenes/signature/shapes/frame.ts';
import { mix } from '../../../../scenes/signature/shapes/tones.ts';

export const title = 'Drawing of a dog in a tub with foam on its head';
export const ratio = 4 / 3;

export function draw(p: Palette, id: string): string {
  const bottles = `<path d="M60 70h120" stroke="${p.aDark}" stroke-width="10" stroke-linecap="round"/><path d="M90 70v44M140 70v30" stroke="${p.aDark}" stroke-width="6"/><rect x="74" y="110" width="32" height="60" rx="8" fill="${p.aPop}"/><path d="M126 100h28l8 70h-44z" fill="${p.aLight}"/>`;
  const shower = `<path d="M480 60H400v60" fill="none" stroke="${p.aDark}" stroke-width="14" stroke-linejoin="round"/><path d="M372 120h56l12 26h-80z" fill="${p.aDark}"/><g stroke="${p.aMain}" stroke-width="7" stroke-linecap="round"><path d="M376 164l-14 40M400 164v40M424 164l14 40"/></g>`;
  return frame({
    width: 480,
    height: 360,
    id,
    title,
    align: 'xMidYMax',
    body: `<rect width="480" height="360" fill="${p.aSoft}"/>${bottles}${shower}${dogHead(p, 240, 196, 1.1, { foam: true })}<path d="M70 254h340v30c0 50-34 90-80 90H150c-46 0-80-40-80-90z" fill="${p.aMain}"/><rect x="54" y="240" width="372" height="30" rx="15" fill="${mix(p.aMain, p.aDark, 0.2)}"/><g fill="${p.aLight}"><circle cx="120" cy="244" r="26"/><circle cx="158" cy="250" r="20"/><circle cx="330" cy="248" r="24"/><circle cx="364" cy="240" r="30"/><circle cx="190" cy="246" r="14"/></g>`,
  });
}
