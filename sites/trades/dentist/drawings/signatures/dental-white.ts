import type { Palette } from '../../../../document/document.ts';
import { frame } from '../../../../scenes/signature/shapes/frame.ts';
import { mix } from '../../../../scenes/signature/shapes/tones.ts';

export const title = 'Drawing of a wide white smile';
export const ratio = 480 / 260;

export function draw(p: Palette, id: string): string {
  const room = `<path d="M0 0h480v260H0z" fill="${p.aDark}"/><circle cx="240" cy="150" r="96" fill="${p.aMain}"/>`;
  const mouth = `<path d="M120 120c70-26 170-26 240 0-8 70-60 104-120 104s-112-34-120-104z" fill="${p.aPop}"/><path d="M138 128c64-20 140-20 204 0-4 22-20 34-30 36-48 12-96 12-144 0-10-2-26-14-30-36z" fill="${p.aLight}"/><path d="M240 114v58M206 116v54M274 116v54M172 120v44M308 120v44" stroke="${mix(p.aLight, p.aMain, 0.24)}" stroke-width="4"/>`;
  const sparks = `<path d="M380 44l8 22 22 8-22 8-8 22-8-22-22-8 22-8zM84 60l6 15 15 6-15 6-6 15-6-15-15-6 15-6z" fill="${p.aSoft}"/>`;
  return frame({ width: 480, height: 260, id, title, body: room + mouth + sparks });
}
