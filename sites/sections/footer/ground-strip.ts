import { agave, grass, penstemon, pinon } from '../../scenes/signature/shapes/garden.ts';
import { bush } from '../../scenes/signature/shapes/street.ts';
import { mix } from '../../scenes/signature/shapes/tones.ts';
import type { Site } from '../site.ts';

/** States where agave and pinon stand in the yard. */
const dryStates = ['AZ', 'NM', 'NV', 'UT', 'TX', 'CA', 'CO'];

/** Body of the footer's ground, 1440 by 300, a low sun behind it: dry planting for a gardener of the dry states, bushes and trees elsewhere. The last layer below it is the footer's. */
export function groundStrip(site: Site): string {
  const { palette: p } = site.document.theme;
  const dry = site.document.trade.motif === 'garden' && dryStates.includes(site.facts.state ?? '');
  const plants = dry
    ? agave(p, 140, 240, 1) +
      grass(p, 280, 236, 1.1) +
      penstemon(p, 360, 230, 0.9) +
      pinon(p, 620, 232, 0.85) +
      grass(p, 760, 226, 0.9) +
      agave(p, 960, 230, 0.8, true) +
      penstemon(p, 1080, 226, 0.9) +
      grass(p, 1190, 220, 1.2) +
      agave(p, 1320, 236, 1.15)
    : bush(p, -40, 236, 1.15) +
      grass(p, 268, 236, 1) +
      grass(p, 330, 234, 0.7, true) +
      pinon(p, 520, 232, 0.95) +
      bush(p, 590, 232, 0.7) +
      grass(p, 800, 226, 0.85, true) +
      grass(p, 1000, 226, 1.1) +
      pinon(p, 1180, 224, 0.8) +
      bush(p, 1230, 230, 1.1);
  return `<circle cx="1046" cy="206" r="92" fill="${p.aPop}"/><path d="M0 230c300-40 600-10 800-24s440-30 640 6v100H0z" fill="${p.aGround}"/>${plants}<path class="under" d="M0 262c360-26 900 10 1440-14v60H0z" fill="${mix(p.aGround, p.aMain, 0.5)}"/><path class="first" d="M0 290c400-14 1000 8 1440-6v20H0z" fill="currentColor"/>`;
}
