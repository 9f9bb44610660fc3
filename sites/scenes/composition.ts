import type { Frame } from './frame.ts';
import type { Ground, GroundTones } from './tones.ts';

/** A scene of a trade: one layout that re-places itself by the frame's shape. */
export interface Composition {
  /** What is seen, in US English; the alternative text where the picture carries meaning. */
  title: string;
  /** Grounds it was drawn for; the seed picks one. */
  grounds: readonly Ground[];
  /** False where direction means something: charts, handwriting. */
  mirrors?: false;
  draw: (tone: GroundTones, frame: Frame) => string;
}

/** A small square drawing, 400 by 400 units. */
export interface Detail {
  title: string;
  draw: (tone: GroundTones) => string;
}
