import type { Composition, Detail } from '../scenes/composition.ts';
import { frameSize, mirrored, svg } from '../scenes/frame.ts';
import { nth } from '../scenes/nth.ts';
import { random } from '../scenes/random.ts';
import { type Colors, type Ground, onGround, tones } from '../scenes/tones.ts';

const scenes = byTrade(import.meta.glob<Composition[]>('./*/drawings/scenes.ts', { eager: true, import: 'scenes' }));
const details = byTrade(import.meta.glob<Detail[]>('./*/drawings/details.ts', { eager: true, import: 'details' }));

/** Trades that have scenes, by key: 'plumber', 'salon'. */
export const sceneTrades: string[] = [...scenes.keys()];

export interface SceneRequest {
  trade: string;
  seed: string;
  /** Shape of the frame in any unit. */
  width: number;
  height: number;
  colors: Colors;
  /** Unique on the page. */
  id: string;
  /** Accessible name; without one the picture is hidden from readers. */
  title?: string;
  /** Which of the trade's compositions, counted round; the seed picks when absent. */
  composition?: number;
  /** Which of the composition's grounds, as a share in [0, 1); the seed picks when absent. */
  ground?: number;
  mirror?: boolean;
}

/** A scene of a trade as SVG, deterministic for its request. A trade without scenes gets the general ones. */
export function scene(request: SceneRequest): string {
  const { trade, seed, colors, id } = request;
  const list = compositionsOf(trade);
  const next = random(`${trade}:${seed}`);
  const seeded = { composition: Math.floor(next() * list.length), mirror: next() < 0.35, ground: next(), variant: Math.floor(next() * 3) };
  const composition = nth(list, wrap(request.composition ?? seeded.composition, list.length));
  const { grounds } = composition;
  const tone = onGround(tones(colors), nth(grounds, wrap(Math.floor((request.ground ?? seeded.ground) * grounds.length), grounds.length)));
  const { width, height } = frameSize(request.width, request.height);
  const ratio = width / height;
  const drawn = composition.draw(tone, { width, height, tall: ratio < 0.9, wide: ratio > 1.6, id, variant: seeded.variant, random: next });
  const turns = (request.mirror ?? seeded.mirror) && composition.mirrors !== false;
  return svg({ width, height, id, title: request.title ?? '', ground: tone.ground, body: turns ? mirrored(drawn, width) : drawn });
}

/** How many compositions a trade has. */
export function sceneCount(trade: string): number {
  return compositionsOf(trade).length;
}

/** What composition `n` of a trade shows, counted round. */
export function compositionTitle(trade: string, n: number): string {
  const list = compositionsOf(trade);
  return nth(list, wrap(n, list.length)).title;
}

export interface DetailRequest {
  trade: string;
  /** Which of the trade's details, counted round. */
  n: number;
  seed: string;
  colors: Colors;
  id: string;
  title?: string;
  /** The seed picks when absent. */
  ground?: Ground;
  mirror?: boolean;
}

/** A small square drawing of a trade as SVG. Neighbors in `n` have different grounds. A trade without details gets the general ones. */
export function detail(request: DetailRequest): string {
  const { trade, n, seed, colors, id } = request;
  const next = random(`detail:${trade}${seed}`);
  const seededGround = nth(detailGrounds, wrap(Math.floor(next() * detailGrounds.length) + n, detailGrounds.length));
  const mirror = request.mirror ?? next() < 0.4;
  const tone = onGround(tones(colors), request.ground ?? seededGround);
  const drawn = detailOf(trade, n).draw(tone);
  return svg({ width: 400, height: 400, id, title: request.title ?? '', ground: tone.ground, body: mirror ? mirrored(drawn, 400) : drawn });
}

/** How many details a trade has. */
export function detailCount(trade: string): number {
  return detailsOf(trade).length;
}

/** What detail `n` of a trade shows, counted round. */
export function detailTitle(trade: string, n: number): string {
  return detailOf(trade, n).title;
}

const detailGrounds: readonly Ground[] = ['soft', 'brand', 'accent'];

function compositionsOf(trade: string): Composition[] {
  return scenes.get(trade) ?? scenes.get('general') ?? [];
}

function detailsOf(trade: string): Detail[] {
  return details.get(trade) ?? details.get('general') ?? [];
}

function detailOf(trade: string, n: number): Detail {
  const list = detailsOf(trade);
  return nth(list, wrap(n, list.length));
}

/** An index counted round a list, also from below. */
function wrap(index: number, length: number): number {
  return ((index % length) + length) % length;
}

/** What the files hold, by the folder of their trade. */
function byTrade<Drawings>(files: Record<string, Drawings>): Map<string, Drawings> {
  return new Map(Object.entries(files).map(([path, drawings]) => [path.split('/')[1] ?? '', drawings]));
}
