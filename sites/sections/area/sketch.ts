import { random as randomOf } from '../../scenes/random.ts';

/** A place set on the sketch. `anchor` is how its label hangs on its point; a long name takes two lines. */
export interface Plot {
  x: number;
  y: number;
  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end'; lines: string[]; size: number };
}

export interface Sketch {
  width: number;
  height: number;
  center: { x: number; y: number; lines: string[]; size: number };
  plots: Plot[];
  /** Road strokes as path data: one through every place, and one across. */
  roads: string[];
  /** Thin streets that fill the sheet between them. */
  streets: string[];
}

const width = 620;
const height = 420;
/** Where places may stand, far enough apart for two lines of label: around the ring, none inside it. */
const slots: { x: number; y: number; anchor: 'start' | 'middle' | 'end' }[] = [
  { x: 118, y: 118, anchor: 'middle' },
  { x: 486, y: 284, anchor: 'middle' },
  { x: 470, y: 88, anchor: 'middle' },
  { x: 132, y: 288, anchor: 'middle' },
  { x: 296, y: 384, anchor: 'start' },
  { x: 316, y: 46, anchor: 'end' },
  { x: 512, y: 194, anchor: 'middle' },
  { x: 108, y: 200, anchor: 'middle' },
];

export const mostPlots: number = slots.length;

/**
 * An abstract road sketch: the home place in the middle, up to eight others around it. The names' letters decide which
 * roads bend where; no real distance or direction is meant, and the caller says so beside it.
 */
export function sketchOf(home: string, places: string[]): Sketch {
  const random = randomOf([home, ...places].join('|'));
  // places take opposite slots in turn, starting anywhere: two never crowd one side
  const start = Math.floor(random() * 4);
  const order = [...rotate(slots.slice(0, 4), start), ...slots.slice(4)];
  const plots = places
    .slice(0, slots.length)
    .map((place, index) => plotOf(place, order[index] ?? order[0], places.length > 4 ? 26 : 32, random));
  const roads = plots.map((plot) => roadThrough(plot, random));
  roads.push(
    `M-20 ${round(250 + random() * 90)}C${round(120 + random() * 60)} ${round(270 + random() * 40)} 210 236 310 210S500 ${round(120 + random() * 60)} 640 ${round(90 + random() * 70)}`,
  );
  const streets = Array.from({ length: 9 }, (_, index) => {
    const along = ((index + 0.5 + (random() - 0.5) * 0.6) / 9) * (width + 160) - 80;
    const lean = (random() - 0.5) * 170;
    return index % 3 === 0
      ? `M-20 ${round((along / width) * height)}Q310 ${round((along / width) * height + lean)} 640 ${round((along / width) * height + lean * 0.4)}`
      : `M${round(along)} -20Q${round(along + lean * 0.7)} 210 ${round(along + lean)} 440`;
  });
  return { width, height, streets, center: { x: 310, y: 210, ...lettering(home, 158, places.length > 4 ? 27 : 32) }, plots, roads };
}

function plotOf(place: string, slot: (typeof slots)[number] | undefined, largest: number, random: () => number): Plot {
  const { x: slotX, y: slotY, anchor } = slot ?? { x: 118, y: 118, anchor: 'middle' as const };
  const x = slotX + round((random() - 0.5) * 26);
  const y = slotY + round((random() - 0.5) * 18);
  const beside = anchor !== 'middle';
  const room = beside ? 230 : 2 * Math.min(x, width - x) - 20;
  const words = lettering(place, room, largest);
  const labelX = anchor === 'start' ? x + 24 : anchor === 'end' ? x - 24 : x;
  const labelY = beside ? y + words.size * 0.34 : y + 18 + words.size;
  return { x, y, label: { x: labelX, y: labelY, anchor, ...words } };
}

/** Breaks a name into at most two lines and sets it as large as the room allows, never under 15 units. */
function lettering(name: string, room: number, largest: number): { lines: string[]; size: number } {
  const unit = 0.58;
  const fits = (text: string) => text.length * unit * largest <= room;
  const words = name.split(/\s+/);
  let lines = [name];
  if (!fits(name) && words.length > 1) {
    const breaks = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
    lines = breaks.sort((a, b) => longest(a) - longest(b))[0] ?? lines;
  }
  return { lines, size: Math.max(15, Math.min(largest, Math.floor(room / (longest(lines) * unit)))) };
}

function longest(lines: string[]): number {
  return Math.max(...lines.map((line) => line.length));
}

/** A road from the middle through a place and off the sheet, bent a little on the way. */
function roadThrough({ x, y }: Plot, random: () => number): string {
  const bend = (random() - 0.5) * 90;
  const outX = x + (x - 310) * 1.2;
  const outY = y + (y - 210) * 1.2;
  return `M310 210Q${round((310 + x) / 2 - bend * 0.4)} ${round((210 + y) / 2 + bend * 0.5)} ${x} ${y}T${round(outX + bend)} ${round(outY - bend * 0.6)}`;
}

function rotate<Item>(items: Item[], by: number): Item[] {
  return [...items.slice(by), ...items.slice(0, by)];
}

function round(value: number): number {
  return Math.round(value);
}
