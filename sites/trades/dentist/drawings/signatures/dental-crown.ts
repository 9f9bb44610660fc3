import type { Palette } from '../../../../document/document.ts';
import { frame } from '../../../../scenes/signature/shapes/frame.ts';
import { mix } from '../../../../scenes/signature/shapes/tones.ts';
import { tooth } from '../tooth.ts';

export const title = 'Drawing of a crown being set between two teeth';
export const ratio = 480 / 260;

export function draw(p: Palette, id: string): string {
  const gum = `<path d="M0 0h480v260H0z" fill="${p.aSky}"/><path d="M0 170c120-24 360-24 480 0v100H0z" fill="${p.aPop}"/>`;
  const stump = `<path d="M180 190v-40c0-20 20-26 60-26s60 6 60 26v40z" fill="${mix(p.aLight, p.aMain, 0.18)}"/>`;
  const crown = `<path d="M178 60c12-24 40-20 60-8 22-12 52-16 64 8 6 16-2 40-12 60H188c-10-20-16-44-10-60z" fill="${p.aMain}"/><path d="M196 66c8-12 24-12 34-4" stroke="${p.aLight}" stroke-width="7" fill="none" stroke-linecap="round"/>`;
  const body = gum + tooth(70, 60, 1.25, p.aLight) + stump + crown + tooth(300, 60, 1.25, p.aLight);
  return frame({ width: 480, height: 260, id, title, body });
}
