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
  /** What came before in each engine, if it's a text of several lines or goes on behind one. */
  let wrapped: [Part, Part] | undefined;
  /** Texts that broke elsewhere, by their place in Chromium, and by how much they moved what's below them. */
  let breaks: { bottom: number; by: number }[] = [];
  // A page begins at its top.
  let before: [Box, Box] = [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ];
  // Behind a text that broke elsewhere, what came before it: what follows can be on its line, and can't be as far from its middle.
  let unsure: { before: [Box, Box]; top: number; bottom: number } | undefined;
  for (const [key, part] of wanted) {
    const other = others.get(key);
    if (!other) {
      result.misplaced.push(`${key}: isn’t there`);
      continue;
    }
    result.compared++;
    const boxes: [Box, Box] = [around(part.boxes), around(other.boxes)];
    const wraps = part.boxes.length > 1 || (wrapped !== undefined && goesOn(part, wrapped[0]) && goesOn(other, wrapped[1]));
    wrapped = wraps ? [part, other] : undefined;
    const last = before;
    before = boxes;
    const isUnsure = unsure !== undefined;
    const breaksHere = () => (unsure ??= { before: last, top: boxes[0][1], bottom: boxes[0][3] });
    if (part.boxes.length !== other.boxes.length) {
      result.broken.push(`${key}: ${other.boxes.length} lines, ${part.boxes.length} in Chromium`);
      breaksHere();
      continue;
    }
    // What broke in one column doesn't move the top of the column beside it.
    const beside = isUnsure || middle(boxes[0]) > middle(last[0]) ? [] : breaks.filter(({ bottom }) => bottom > boxes[0][1]);
    breaks = breaks.filter((one) => !beside.includes(one));
    const above = isUnsure ? undefined : last;
    const far = awayBy(boxes, [last[0], lifted(last[1], sum(beside.map(({ by }) => by)))], wraps) && awayBy(boxes, above, wraps);
    if (far && part.kind === 'text' && isOnAnotherLine(boxes, above)) {
      // What follows a text that broke elsewhere is the same break.
      if (!isUnsure) result.broken.push(`${key}: on another line`);
      breaksHere();
      continue;
    }
    if (far) result.misplaced.push(`${key}: ${far}`);
    // An icon beside a text that broke elsewhere is level with its middle, so it says no more than the text.
    if (!unsure || part.kind !== 'text') continue;
    if (boxes[0][1] > unsure.top) breaks.push({ bottom: unsure.bottom, by: down(unsure.before, boxes, 1) - down(unsure.before, boxes, 0) });
    unsure = undefined;
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

/** Whether a text goes on where the one before it ends, as a link in a sentence does. */
function goesOn({ kind, boxes: [first] }: Part, before: Part): boolean {
  const last = before.boxes.at(-1);
  if (kind !== 'text' || !first || !last) return false;
  const between = middle(first);
  return between > last[1] && between < last[3] && Math.abs(first[0] - last[2]) < last[3] - last[1];
}

/**
 * In words, how far a box is from where it should be, sideways or from the part before it. Where in a paragraph its lines break is the
 * engine's matter, and with it how far they reach.
 */
function awayBy([expected, found]: [Box, Box], above: [Box, Box] | undefined, wraps: boolean): string | undefined {
  const sideways = wraps ? 0 : Math.max(Math.abs(expected[0] - found[0]), Math.abs(expected[2] - found[2]));
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

/** How far the second box's bottom is below the first's, in Chromium (0) or the other engine (1). */
function down(from: [Box, Box], to: [Box, Box], engine: 0 | 1): number {
  return to[engine][3] - from[engine][3];
}

function sum(values: number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function lifted([left, top, right, bottom]: Box, by: number): Box {
  return [left, top - by, right, bottom - by];
}

function middle([, top, , bottom]: Box): number {
  return (top + bottom) / 2;
}

function said(ends: number[]): string {
  return ends.map(Math.round).join(' to ');
}
