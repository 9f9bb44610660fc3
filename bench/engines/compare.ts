import type { Box, Part } from './boxes.ts';

/**
 * How far a box may be from its place in Chromium, in pixels: `own`, and a share of the box's width or of the way down from the part
 * before it. Of 5,600 texts, 99.9 percent were within 3 pixels sideways. Letters differ by up to 2 percent where an engine rounds
 * their widths, and WebKit rounds the height of every line down, up to 4 percent of it, so everything below moves up.
 */
const tolerance = { own: 4, ofWidth: 0.02, ofWay: 0.04 };

/** Clocks go on from one engine to the next. */
const clockTime = /\b\d{1,2}:\d\d [ap]m\b/g;

export interface Comparison {
  /** Parts that both engines show. */
  compared: number;
  /** Parts that are missing, or elsewhere than they should be, in words. */
  misplaced: string[];
  /** Texts with another number of lines, or that moved to another line. */
  broken: string[];
}

/** Compares the parts of a page with those in Chromium. */
export function compareParts(expected: Part[], found: Part[]): Comparison {
  const [wanted, others] = [byKey(expected), byKey(found)];
  const result: Comparison = { compared: 0, misplaced: [], broken: [] };
  for (const key of others.keys()) if (!wanted.has(key)) result.misplaced.push(`${key}: isn’t there in Chromium`);
  // A page begins at its top.
  // Undefined behind a text that broke elsewhere: what follows it can be on its line, and can't be as far from its middle.
  let above: [Box, Box] | undefined = [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ];
  for (const [key, part] of wanted) {
    const other = others.get(key);
    if (!other) {
      result.misplaced.push(`${key}: isn’t there`);
      continue;
    }
    result.compared++;
    const boxes: [Box, Box] = [around(part.boxes), around(other.boxes)];
    if (part.boxes.length !== other.boxes.length) {
      result.broken.push(`${key}: ${other.boxes.length} lines, ${part.boxes.length} in Chromium`);
      above = undefined;
      continue;
    }
    const far = awayBy(boxes, above, part.boxes.length);
    if (far && part.kind === 'text' && isOnAnotherLine(boxes, above)) {
      // What follows a text that broke elsewhere is the same break.
      if (above) result.broken.push(`${key}: on another line`);
      above = undefined;
      continue;
    }
    if (far) result.misplaced.push(`${key}: ${far}`);
    above = boxes;
  }
  return result;
}

/** By kind and words, and which one it is of those with the same. */
export function byKey(parts: Part[]): Map<string, Part> {
  const counts = new Map<string, number>();
  return new Map(
    parts.map((part) => {
      const name = `${part.kind} “${part.what.replaceAll(clockTime, 'time')}”`;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return [count > 1 ? `${name} (${count})` : name, part];
    }),
  );
}

function around(boxes: Box[]): Box {
  const side = (index: 0 | 1 | 2 | 3, of: (...values: number[]) => number) => of(...boxes.map((box) => box[index]));
  return [side(0, Math.min), side(1, Math.min), side(2, Math.max), side(3, Math.max)];
}

/**
 * In words, how far a box is from where it should be, sideways or from the part before it. Where in a paragraph its lines break is the
 * engine's matter, and with it how far they reach.
 */
function awayBy([expected, found]: [Box, Box], above: [Box, Box] | undefined, lines: number): string | undefined {
  const sideways = lines > 1 ? 0 : Math.max(Math.abs(expected[0] - found[0]), Math.abs(expected[2] - found[2]));
  if (sideways > tolerance.own + tolerance.ofWidth * (expected[2] - expected[0]))
    return `${said([found[0], found[2]])} from side to side, ${said([expected[0], expected[2]])} in Chromium`;
  if (!above) return undefined;
  const [way, otherWay] = [middle(expected) - middle(above[0]), middle(found) - middle(above[1])];
  if (Math.abs(way - otherWay) > tolerance.own + tolerance.ofWay * Math.abs(way))
    return `${Math.round(otherWay)} px below the part before it, ${Math.round(way)} in Chromium`;
  return undefined;
}

/** Whether a text that's elsewhere moved up or down by a line, as a link at the end of a sentence does, or follows one that did. */
function isOnAnotherLine([expected, found]: [Box, Box], above: [Box, Box] | undefined): boolean {
  if (!above) return true;
  const moved = middle(found) - middle(above[1]) - (middle(expected) - middle(above[0]));
  return Math.abs(expected[0] - found[0]) > tolerance.own && Math.abs(moved) > 0.8 * (expected[3] - expected[1]);
}

function middle([, top, , bottom]: Box): number {
  return (top + bottom) / 2;
}

function said(ends: number[]): string {
  return ends.map(Math.round).join(' to ');
}
