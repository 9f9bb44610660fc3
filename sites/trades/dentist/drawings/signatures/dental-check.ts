import type { Palette } from '../../../../document/document.ts';
import { frame } from '../../../../scenes/signature/shapes/frame.ts';
import { mix } from '../../../../scenes/signature/shapes/tones.ts';

export const title = 'Drawing of toothbrushes in a cup and a tube of toothpaste';
export const ratio = 480 / 260;

export function draw(p: Palette, id: string): string {
  const room = `<path d="M0 0h480v260H0z" fill="${p.aSoft}"/><path d="M0 196h480v70H0z" fill="${p.aMain}"/>`;
  const brushes = `<g transform="rotate(-16 190 110)"><rect x="178" y="-20" width="18" height="140" rx="9" fill="${p.aDark}"/><rect x="174" y="-34" width="34" height="52" rx="8" fill="${p.aLight}"/></g><g transform="rotate(18 230 110)"><rect x="222" y="-4" width="18" height="124" rx="9" fill="${p.aPop}"/><rect x="210" y="-22" width="34" height="52" rx="8" fill="${p.aLight}"/></g>`;
  const cup = `<path d="M150 110h120v104a18 18 0 0 1-18 18h-84a18 18 0 0 1-18-18z" fill="${p.aLight}"/><path d="M236 110h34v104a18 18 0 0 1-18 18h-16z" fill="${mix(p.aLight, p.aMain, 0.18)}"/>`;
  const tube = `<path d="M318 214l26-96 52 14-26 96z" fill="${p.aPop}"/><path d="M344 118l8-22 40 10-2 26z" fill="${p.aLight}"/>`;
  return frame({ width: 480, height: 260, id, title, body: room + brushes + cup + tube });
}
