import type { Frame } from '../scenes/frame.ts';
import { lifeColor } from '../scenes/life-colors.ts';
import { type GroundTones, mix } from '../scenes/tones.ts';
import type { DrawnObject } from './object.ts';
import type { Place } from './places.ts';

/** What a composition draws on: the frame, the tones on its ground, the objects, and what the seed chose. */
export interface Stage extends Frame {
  /** Wider than 23:10. */
  panorama: boolean;
  tone: GroundTones;
  scenery: Scenery;
  /** The first is the hero. */
  objects: readonly DrawnObject[];
  hero: DrawnObject;
  /** The land outside; the seed picks when absent. */
  place: Place | undefined;
  /**
   * No birds, cats or bunting: for a page that has some already, for funeral homes, for things that aren't of nature, and beside
   * a car or a house, where a bird would be larger than in life.
   */
  quiet: boolean;
  /** The whole picture will be turned as in a mirror. */
  mirrored: boolean;
  /** From 0 for all there is to 3: lesser shadows go first, then other shadows, repeats and the last objects, until the picture is small. */
  thrift: number;
  /** Where neighbors begin to take turns, 0 or 1. */
  first: number;
  /** A new id, unique on the page. */
  nextId: () => string;
  /** Ids of what is drawn already and can be used again. */
  drawn: Map<string, string>;
}

/** The colors of what stands around the objects on a ground. */
export interface Scenery {
  /** The floor, the table's top, the land in front. */
  near: string;
  /** A shadow on it. */
  nearShade: string;
  /** The loudest plane: a table's edge, a shelf's board. */
  front: string;
  frontShade: string;
  /** A quiet shape behind the objects. */
  veil: string;
  /** Lines and thin things that are seen against the ground. */
  line: string;
  /** What grows. */
  plant: string;
}

export function sceneryOn(tone: GroundTones): Scenery {
  const near = nearOn(tone);
  return {
    near,
    nearShade: mix(near, tone.deep, tone.on === 'brand' ? 0.5 : 0.25),
    ...frontOn(tone),
    veil: { soft: tone.paper, paper: tone.soft, brand: tone.groundShade, deep: tone.groundLight, accent: tone.groundLight }[tone.on],
    line: tone.dark ? tone.soft : tone.deep,
    plant: lifeColor('leaf', { ground: tone.ground, brand: tone.brand, instead: tone.leaf })[0],
  };
}

/** True with the given probability. */
export function chance(stage: Stage, probability: number): boolean {
  return stage.random() < probability;
}

/** A number between two. */
export function between(stage: Stage, low: number, high: number): number {
  return low + stage.random() * (high - low);
}

function nearOn(tone: GroundTones): string {
  switch (tone.on) {
    case 'soft':
      return tone.softDeep;
    case 'paper':
      return tone.softShade;
    case 'brand':
      return mix(tone.brand, tone.deep, 0.72);
    case 'deep':
      return mix(tone.deep, tone.ink, 0.6);
    case 'accent':
      return tone.accentShade;
  }
}

function frontOn(tone: GroundTones): Pick<Scenery, 'front' | 'frontShade'> {
  switch (tone.on) {
    case 'brand':
      return { front: tone.soft, frontShade: tone.brandMid };
    case 'deep':
      return { front: tone.brand, frontShade: tone.brandShade };
    case 'accent':
      return { front: tone.deep, frontShade: mix(tone.deep, tone.ink, 0.5) };
    default:
      return { front: tone.brand, frontShade: tone.deep };
  }
}
