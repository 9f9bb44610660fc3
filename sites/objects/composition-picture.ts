import { siteWords } from '../labels/site-words.ts';
import type { Language } from '../language/language.ts';
import { frameSize, mirrored, svg } from '../scenes/frame.ts';
import { nth } from '../scenes/nth.ts';
import { random } from '../scenes/random.ts';
import { type Colors, type Ground, onGround, tones } from '../scenes/tones.ts';
import type { ObjectComposition } from './composition.ts';
import { object } from './object.ts';
import type { Place } from './places.ts';
import { isBig, isOfNature } from './poses.ts';
import spanishData from './spanish.yaml';
import { type Stage, sceneryOn } from './stage.ts';

const compositions = new Map(
  Object.entries(import.meta.glob<ObjectComposition>('./compositions/*.ts', { eager: true })).map(([path, composition]) => [
    path.slice('./compositions/'.length, -'.ts'.length),
    composition,
  ]),
);

/** The kinds of composition, by the names of their files: 'table', 'shelf'. */
export const compositionKinds: readonly string[] = [...compositions.keys()];

/** A picture is drawn again with less in it while it has more bytes than this. */
const wishedBytes = 5000;

/** How many objects a picture may have, by its thrift. */
const mostObjects = [7, 7, 4, 3];

export interface CompositionRequest {
  /** Names of one to seven objects; the first is the hero. */
  objects: readonly string[];
  kind: string;
  seed: string;
  /** Shape of the frame in any unit. */
  width: number;
  height: number;
  colors: Colors;
  /** Unique on the page. */
  id: string;
  /** The seed picks when absent, and when the composition wasn't drawn for it. */
  ground?: Ground;
  /** The land, where it is seen; the seed picks when absent. */
  place?: Place;
  /** No birds, cats or bunting: for every other picture of a page, and for funeral homes. Only things of nature have them at all. */
  quiet?: boolean;
  /** Turned as in a mirror; the seed picks when absent. */
  mirror?: boolean;
  /** Accessible name; without one the picture is hidden from readers. */
  title?: string;
}

/** Objects put together to a picture, as SVG. Deterministic for its request. */
export function compositionPicture(request: CompositionRequest): string {
  let picture = draw(request, 0);
  for (let thrift = 1; thrift < mostObjects.length && picture.length > wishedBytes; thrift++) picture = draw(request, thrift);
  return picture;
}

/** How well a kind of composition takes these objects in a frame of this ratio (width to height): 0 for not at all, up to 2. */
export function suits(kind: string, names: readonly string[], ratio: number): number {
  return compositionOf(kind).suits(names.map(object), ratio);
}

/** The grounds a kind of composition was drawn for. */
export function groundsOf(kind: string): readonly Ground[] {
  return compositionOf(kind).grounds;
}

/** What is seen, in the site's language: 'an upright piano, a tuning fork and a metronome'. */
export function titleOf(names: readonly string[], language: Language = 'en'): string {
  const titles = [...new Set(names)].map((name) => (language === 'es' ? spanishTitles[name] : undefined) ?? object(name).title);
  return siteWords[language].list(titles);
}

const spanishTitles = spanishData as Record<string, string>;

function draw(request: CompositionRequest, thrift: number): string {
  const { kind, id, title = '' } = request;
  const composition = compositionOf(kind);
  const next = random(`${kind}:${request.seed}:${request.objects.join()}`);
  const seeded = { ground: nth(composition.grounds, Math.floor(next() * composition.grounds.length)), mirror: next() < 0.5 };
  const ground = request.ground && composition.grounds.includes(request.ground) ? request.ground : seeded.ground;
  const mirror = request.mirror ?? seeded.mirror;
  const stage = stageFor(request, ground, mirror, thrift, next);
  const drawn = composition.draw(stage);
  const { width, height, tone } = stage;
  return svg({ width, height, id, title, ground: tone.ground, body: mirror ? mirrored(drawn, width) : drawn });
}

function stageFor(request: CompositionRequest, ground: Ground, mirror: boolean, thrift: number, next: () => number): Stage {
  const objects = request.objects.slice(0, mostObjects[thrift]).map(object);
  const { width, height } = frameSize(request.width, request.height);
  const ratio = width / height;
  const tone = onGround(tones(request.colors), ground);
  let ids = 0;
  return {
    width,
    height,
    tall: ratio < 0.9,
    wide: ratio > 1.6,
    panorama: ratio > 2.3,
    id: request.id,
    variant: Math.floor(next() * 3),
    first: Math.floor(next() * 2),
    random: next,
    tone,
    scenery: sceneryOn(tone),
    objects,
    hero: nth(objects, 0),
    place: request.place,
    quiet: request.quiet === true || !isOfNature(nth(objects, 0)) || objects.some(isBig),
    mirrored: mirror,
    thrift,
    nextId: () => `${request.id}-${(ids++).toString(36)}`,
    drawn: new Map(),
  };
}

function compositionOf(kind: string): ObjectComposition {
  const composition = compositions.get(kind);
  if (!composition) throw new Error(`No composition is named ${kind}.`);
  return composition;
}
