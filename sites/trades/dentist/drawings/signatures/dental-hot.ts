import type { Palette } from '../../../../document/document.ts';
import { frame } from '../../../../scenes/signature/shapes/frame.ts';
import { mix } from '../../../../scenes/signature/shapes/tones.ts';

export const title = 'Drawing of a clock';
export const ratio = 480 / 260;

export function draw(p: Palette, id: string): string {
  const face = `<circle cx="240" cy="140" r="92" fill="${p.aLight}" stroke="${p.aDark}" stroke-width="12"/><path d="M240 140V48a92 92 0 0 0-80 46z" fill="${p.aMain}"/>`;
  const hands = `<path d="M240 140V76M240 140l-44-26" stroke="${p.aDark}" stroke-width="10" stroke-linecap="round"/><circle cx="240" cy="140" r="9" fill="${p.aDark}"/><path d="M240 54v12M240 214v12M154 140h12M314 140h12" stroke="${p.aDark}" stroke-width="6"/>`;
  const ground = `<path d="M0 0h480v260H0z" fill="${mix(p.aPop, p.aLight, 0.26)}"/>`;
  return frame({ width: 480, height: 260, id, title, body: ground + face + hands });
}
