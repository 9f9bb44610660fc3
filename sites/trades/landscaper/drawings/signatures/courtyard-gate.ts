import type { Palette } from '../../../../document/document.ts';
import { frame } from '../../../../scenes/signature/shapes/frame.ts';
import { agave, grass, penstemon, pinon } from '../../../../scenes/signature/shapes/garden.ts';
import { natural } from '../../../../scenes/signature/shapes/natural.ts';
import { mix } from '../../../../scenes/signature/shapes/tones.ts';

export const title = 'Drawing of an adobe wall with a blue gate and a flagstone path';
export const ratio = 25 / 16;

export function draw(p: Palette, id: string): string {
  const clay = mix(p.aMain, p.aSky, 0.38);
  const gate = natural(p, 0.44, 0.06, 215);
  return frame({
    width: 1000,
    height: 640,
    id,
    title,
    body: `<rect width="1000" height="640" fill="${p.aSky}"/>${pinon(p, 840, 300, 1.4)}<path d="M-10 220c120-20 200-20 330 0V120c60-60 300-60 360 0v100c140-20 220-20 330 0v340H-10z" fill="${clay}"/><path d="M-10 220c120-20 200-20 330 0v30c-130-20-210-20-330 0zM680 220c140-20 220-20 330 0v30c-110-20-190-20-330 0z" fill="${mix(clay, p.aSky, 0.4)}"/><path d="M400 540V260a100 100 0 0 1 200 0v280z" fill="${gate}"/><path d="M500 164v376M450 180v360M550 180v360" stroke="${mix(gate, p.aDark, 0.4)}" stroke-width="6"/><circle cx="520" cy="380" r="9" fill="${p.aPop}"/><path d="M-10 530h1020v120H-10z" fill="${p.aGround}"/><path d="M410 560l60-14 110 6 30 22-60 18-120-4zM360 610l90-14 180 4 40 26-90 20H390z" fill="${mix(p.aGround, p.aSky, 0.75)}"/>${agave(p, 230, 580, 1)}${grass(p, 110, 580, 1.3)}${penstemon(p, 760, 580, 1.2)}${agave(p, 880, 600, 0.9, true)}`,
  });
}
