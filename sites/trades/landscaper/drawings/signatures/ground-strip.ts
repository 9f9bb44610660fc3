import type { Palette } from '../../../../document/document.ts';
import { frame } from '../../../../scenes/signature/shapes/frame.ts';
import { agave, grass, penstemon, pinon, soil } from '../../../../scenes/signature/shapes/garden.ts';

export const title = 'Drawing of a strip of ground with agave, grasses and a pine';
export const ratio = 4.8;

/** Grows out of the layer below it; the sky is left to the page. */
export function draw(p: Palette, id: string): string {
  const left =
    agave(p, 140, 240, 1) + grass(p, 280, 236, 1.1) + penstemon(p, 360, 230, 0.9) + pinon(p, 620, 232, 0.85) + grass(p, 760, 226, 0.9);
  const right = agave(p, 960, 230, 0.8, true) + penstemon(p, 1080, 226, 0.9) + grass(p, 1190, 220, 1.2) + agave(p, 1320, 236, 1.15);
  return frame({
    width: 1440,
    height: 300,
    id,
    title,
    align: 'xMidYMax',
    body: `<path d="M0 230c300-40 600-10 800-24s440-30 640 6v100H0z" fill="${p.aGround}"/>${left}${right}<path d="M0 262c360-26 900 10 1440-14v60H0z" fill="${soil(p, 0.3)}"/><path d="M0 290c400-14 1000 8 1440-6v20H0z" fill="${soil(p, 0.62)}"/>`,
  });
}
