import { frameSize, mirrored, svg } from '../frame.ts';
import { random } from '../random.ts';
import { type Colors, tones } from '../tones.ts';
import { arches } from './arches.ts';
import { bento } from './bento.ts';
import { contours } from './contours.ts';
import { layers } from './layers.ts';

const generators = { arches, bento, contours, layers };

export type ArtGenerator = keyof typeof generators;

export interface ArtRequest {
  generator: ArtGenerator;
  seed: string;
  /** Shape of the frame in any unit. */
  width: number;
  height: number;
  colors: Colors;
  /** Unique on the page. */
  id: string;
  /** Accessible name; without one the picture is hidden from readers. */
  title?: string;
}

/** A seeded geometric composition as SVG, for where no scene of a trade fits. Deterministic for its request. */
export function art(request: ArtRequest): string {
  const { generator, seed, id } = request;
  const { width, height } = frameSize(request.width, request.height);
  const next = random(`art${generator}${seed}`);
  const mirror = next() < 0.4;
  const { ground, body } = generators[generator](tones(request.colors), { width, height, random: next });
  return svg({ width, height, id, title: request.title ?? '', ground, body: mirror ? mirrored(body, width) : body });
}
