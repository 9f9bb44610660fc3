import type { Ground } from '../scenes/tones.ts';
import type { DrawnObject } from './object.ts';
import type { Stage } from './stage.ts';

/** A way to make a picture out of one to seven objects. Each is a file in `compositions/`. */
export interface ObjectComposition {
  /** Grounds it was drawn for; the seed picks one. */
  grounds: readonly Ground[];
  /** How well it takes these objects in a frame of this ratio (width to height): 0 for not at all, up to 2. */
  suits: (objects: readonly DrawnObject[], ratio: number) => number;
  draw: (stage: Stage) => string;
}
