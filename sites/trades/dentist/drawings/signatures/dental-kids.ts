import type { Palette } from '../../../../document/document.ts';
import { frame } from '../../../../scenes/signature/shapes/frame.ts';
import { skin } from '../../../../scenes/signature/shapes/tones.ts';
import { tooth } from '../tooth.ts';

export const title = 'Drawing of a smiling child between a height chart and a smiling tooth';
export const ratio = 480 / 260;

export function draw(p: Palette, id: string): string {
  const marks = [20, 50, 80, 110, 140, 170].map((y, index) => `M60 ${y}h${index % 2 ? 18 : 32}`).join('');
  const room = `<path d="M0 0h480v260H0z" fill="${p.aMain}"/><path d="M0 200h480v70H0z" fill="${p.aDark}"/><path d="M60-10h66v220H60z" fill="${p.aSoft}"/><path d="${marks}" stroke="${p.aDark}" stroke-width="5"/>`;
  const child = `<path d="M196 206v-54a50 50 0 0 1 100 0v54z" fill="${p.aPop}"/><circle cx="246" cy="80" r="44" fill="${skin(0.4, p.aPop)}"/><path d="M202 80c-2-44 28-56 46-54 26 0 46 18 42 54-8-20-26-28-46-28-18 0-34 8-42 28z" fill="${p.aDark}"/><path d="M230 98a17 15 0 0 0 32 0z" fill="${p.aLight}"/><circle cx="230" cy="80" r="5" fill="${p.aDark}"/><circle cx="262" cy="80" r="5" fill="${p.aDark}"/>`;
  const friend = `${tooth(340, 110, 0.9, p.aLight)}<circle cx="376" cy="152" r="4.5" fill="${p.aDark}"/><circle cx="396" cy="152" r="4.5" fill="${p.aDark}"/><path d="M378 164a9 8 0 0 0 16 0" stroke="${p.aDark}" stroke-width="4" fill="none" stroke-linecap="round"/>`;
  return frame({ width: 480, height: 260, id, title, body: room + child + friend });
}
