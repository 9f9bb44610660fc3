import { type LifeColors, livingObjects } from './life.ts';

const files = import.meta.glob<string>('./drawings/*.svg', { eager: true, query: '?raw', import: 'default' });

export const poses = ['table', 'floor', 'flat', 'hung', 'emblem'] as const;

/** How an object may be shown: stood on a table or on the ground, lying flat seen from above, hung on a wall, or only as a sign. */
export type Pose = (typeof poses)[number];

export interface Size {
  width: number;
  height: number;
}

/** One drawing of `drawings/`. It is drawn about x = 0 and stands on y = 0, so its box is [-width / 2, -height, width, height]. */
export interface DrawnObject extends Size {
  name: string;
  /** What is seen, with its article: 'an upright piano'. */
  title: string;
  /** The real longest side, in centimeters. */
  cm: number;
  /** Its size beside other objects. A truck is a hundred times as long as a key, and drawn five times as long. */
  natural: Size;
  poses: readonly Pose[];
  tags: readonly string[];
  /** Where a bird may sit. */
  perch: { x: number; y: number };
  /** Food and white things. They never wear the dark tone: black bread sells nothing. */
  pale: boolean;
  /** Colors that it has in life and keeps in every palette. */
  life?: LifeColors | undefined;
  /** It looks wrong in a mirror, like a clock. */
  oneWay: boolean;
  /** All that the silhouette needs, with roles for colors. */
  outer: string;
  /** Shades, lines and lights, with roles for colors. */
  inner: string;
}

/** The names of all drawings, in the order of the alphabet. */
export const objectNames: readonly string[] = Object.keys(files).map(nameOf);

const sources = new Map(Object.entries(files).map(([path, source]) => [nameOf(path), source]));
const read = new Map<string, DrawnObject>();

/** The object of a name. Throws if there is no drawing of it. */
export function object(name: string): DrawnObject {
  const cached = read.get(name);
  if (cached) return cached;
  const source = sources.get(name);
  if (source === undefined) throw new Error(`No drawing of an object is named ${name}.`);
  const parsed = readObject(name, source);
  read.set(name, parsed);
  return parsed;
}

/** Reads a drawing's file. Throws if it hasn't the form that `drawings/` asks for. */
export function readObject(name: string, source: string): DrawnObject {
  const head = source.slice(0, source.indexOf('>'));
  const attribute = (key: string) => new RegExp(` ${RegExp.escape(key)}="([^"]*)"`).exec(head)?.[1];
  const [, , width, height] = numbers(attribute('viewBox'));
  const cm = Number(attribute('data-cm'));
  const title = /<title>([^<]+)<\/title>/.exec(source)?.[1];
  const [outer, inner] = layers(source);
  if (!width || !height || !cm || !title || !outer || !inner) throw new Error(`The drawing of ${name} is not in the form of an object.`);
  const [perchX = 0, perchY = -height] = numbers(attribute('data-perch'));
  return {
    name,
    title,
    width,
    height,
    cm,
    natural: naturalSize(width, height, cm),
    poses: words(attribute('data-pose')) as Pose[],
    tags: words(attribute('data-tags')),
    perch: { x: perchX, y: perchY },
    pale: attribute('data-pale') !== undefined,
    life: livingObjects[name],
    oneWay: attribute('data-one-way') !== undefined,
    outer,
    inner,
  };
}

/** Sizes grow slower than in life, so that a key can be seen beside a door. */
function naturalSize(width: number, height: number, cm: number): Size {
  const scale = (40 * (cm / 10) ** 0.42) / Math.max(width, height);
  return { width: width * scale, height: height * scale };
}

/** The two groups of a drawing, without the white space between their elements. */
function layers(source: string): string[] {
  const drawing = source
    .slice(source.indexOf('</title>') + 8, source.lastIndexOf('</svg>'))
    .replace(/>\s+</g, '><')
    .trim();
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const tag of drawing.matchAll(/<(\/?)g\b[^>]*?(\/?)>/g)) {
    if (tag[2]) continue;
    depth += tag[1] ? -1 : 1;
    if (depth) continue;
    const end = tag.index + tag[0].length;
    parts.push(drawing.slice(start, end).replace(/^<g>|<\/g>$/g, ''));
    start = end;
  }
  return parts;
}

function numbers(list = ''): number[] {
  return words(list).map(Number);
}

function words(list = ''): string[] {
  return list.split(/\s+/).filter(Boolean);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.svg'.length);
}
