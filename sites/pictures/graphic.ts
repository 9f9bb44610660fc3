import type { Pixels } from './sample.ts';

/**
 * What a picture consists of, in shares of its area (0 to 1). Pages, apps, flyers and logos are flat areas with hard-edged
 * text; photos have soft shading nearly everywhere.
 */
export interface GraphicShares {
  /** Areas of a single color. */
  blank: number;
  /** The part of those that is black. Photos taken at night have much of it, too. */
  black: number;
  /** Text and icons on a blank ground. */
  print: number;
  /** Print of which at least three cells stand side by side, as lines of text do. */
  lines: number;
  /** Areas without hard edges that aren't blank. */
  shaded: number;
  /** Blank areas in a strong color. */
  colorful: number;
  /** Height of the blank bands across the picture at its top and bottom, print included. */
  topBand: number;
  bottomBand: number;
}

/** Side of a cell in pixels. Cells are compared by what's in them. */
const cellPx = 16;
const cellArea = cellPx * cellPx;

/** Difference within a blank cell. JPEG leaves this much in flat areas. */
const blankRange = 6;
/** Difference that still counts as the color of the paper, and the least that counts as ink. */
const paperRange = 14;
const inkDifference = 40;
const strongInkDifference = 60;
/** A hard edge between two neighbors, in green. */
const hardEdge = 32;
/** Changes between ink and paper along all rows and columns of a cell. One straight edge makes 16 to 32, letters make more. */
const letterChanges = 44;

type Cell = 'blank' | 'print' | 'shaded' | 'other';
type Color = readonly [number, number, number];

/** Finds flat areas and print. `sample` has up to 1,024 pixels a side: then the text of a screenshot is about one cell high. */
export function graphicShares(sample: Pixels): GraphicShares {
  const grid = new Cells(sample);
  const papers = grid.papers();
  const kinds = grid.kinds(papers);
  const count = kinds.length || 1;
  const shareOf = (kind: Cell) => kinds.filter((other) => other === kind).length / count;
  const blanks = grid.blankColors();
  const bands = bandsOf(kinds, grid.columns);
  return {
    blank: blanks.length / count,
    black: blanks.filter((color) => Math.max(...color) < 24).length / count,
    print: shareOf('print'),
    lines: inLines(kinds, grid.columns) / count,
    shaded: shareOf('shaded'),
    colorful: blanks.filter((color) => Math.max(...color) - Math.min(...color) > 60).length / count,
    ...bands,
  };
}

class Cells {
  readonly #data: Buffer;
  readonly #width: number;
  readonly #step: number;
  readonly columns: number;
  readonly #rows: number;
  /** The color of each blank cell. */
  readonly #blank: (Color | undefined)[];

  constructor({ data, info }: Pixels) {
    this.#data = data;
    this.#width = info.width;
    this.#step = info.channels;
    this.columns = Math.floor(info.width / cellPx);
    this.#rows = Math.floor(info.height / cellPx);
    this.#blank = Array.from({ length: this.columns * this.#rows }, (_, cell) => this.#blankColor(cell));
  }

  blankColors(): Color[] {
    return this.#blank.filter((color) => color !== undefined);
  }

  /** Up to six colors of blank cells, each of at least 2% of the picture. */
  papers(): Color[] {
    const colors = new Map<string, { color: Color; cells: number }>();
    for (const color of this.blankColors()) {
      const key = color.map((value) => value >> 3).join();
      const paper = colors.get(key);
      if (paper) paper.cells += 1;
      else colors.set(key, { color, cells: 1 });
    }
    return [...colors.values()]
      .filter(({ cells }) => cells >= this.#blank.length * 0.02)
      .sort((a, b) => b.cells - a.cells)
      .slice(0, 6)
      .map(({ color }) => color);
  }

  kinds(papers: Color[]): Cell[] {
    return this.#blank.map((color, cell) => {
      if (color) return 'blank';
      if (papers.some((paper) => this.#isPrinted(cell, paper))) return 'print';
      return this.#hasHardEdge(cell) ? 'other' : 'shaded';
    });
  }

  /** Offset of a cell's first pixel. */
  #start(cell: number): number {
    return (Math.floor(cell / this.columns) * cellPx * this.#width + (cell % this.columns) * cellPx) * this.#step;
  }

  /** Mean color of a cell in which no channel differs by more than `blankRange`. */
  #blankColor(cell: number): Color | undefined {
    const [low, high, sum] = [
      [255, 255, 255],
      [0, 0, 0],
      [0, 0, 0],
    ] as [number[], number[], number[]];
    const start = this.#start(cell);
    for (let y = 0; y < cellPx; y++)
      for (let x = 0; x < cellPx; x++)
        for (let channel = 0; channel < 3; channel++) {
          const value = this.#value(start + (y * this.#width + x) * this.#step, channel);
          if (value < (low[channel] ?? 0)) low[channel] = value;
          if (value > (high[channel] ?? 0)) high[channel] = value;
          if ((high[channel] ?? 0) - (low[channel] ?? 0) > blankRange) return undefined;
          sum[channel] = (sum[channel] ?? 0) + value;
        }
    const [red = 0, green = 0, blue = 0] = sum.map((total) => Math.round(total / cellArea));
    return [red, green, blue];
  }

  /** True if at least a third of a cell is paper, and something like letters is on it. */
  #isPrinted(cell: number, paper: Color): boolean {
    const start = this.#start(cell);
    const ink = new Uint8Array(cellArea);
    let [onPaper, strong] = [0, 0];
    for (let y = 0; y < cellPx; y++)
      for (let x = 0; x < cellPx; x++) {
        const at = start + (y * this.#width + x) * this.#step;
        let difference = 0;
        for (let channel = 0; channel < 3; channel++) {
          difference = Math.max(difference, Math.abs(this.#value(at, channel) - (paper[channel] ?? 0)));
        }
        if (difference <= paperRange) onPaper += 1;
        if (difference > strongInkDifference) strong += 1;
        ink[y * cellPx + x] = difference > inkDifference ? 1 : 0;
      }
    return onPaper >= cellArea * 0.35 && strong >= cellArea * 0.04 && changesIn(ink) >= letterChanges;
  }

  #hasHardEdge(cell: number): boolean {
    const start = this.#start(cell);
    const [right, below] = [this.#step, this.#width * this.#step];
    for (let y = 0; y < cellPx - 1; y++)
      for (let x = 0; x < cellPx - 1; x++) {
        const at = start + (y * this.#width + x) * this.#step;
        const here = this.#value(at, 1);
        if (Math.abs(here - this.#value(at + right, 1)) >= hardEdge || Math.abs(here - this.#value(at + below, 1)) >= hardEdge) return true;
      }
    return false;
  }

  #value(at: number, channel: number): number {
    return this.#data[at + (this.#step === 1 ? 0 : channel)] ?? 0;
  }
}

function changesIn(ink: Uint8Array): number {
  let changes = 0;
  for (let at = 0; at < cellArea; at++) {
    if (at % cellPx !== 0 && ink[at] !== ink[at - 1]) changes += 1;
    if (at >= cellPx && ink[at] !== ink[at - cellPx]) changes += 1;
  }
  return changes;
}

/** How many cells of print stand in rows of three or more. */
function inLines(kinds: Cell[], columns: number): number {
  let [run, found] = [0, 0];
  for (const [cell, kind] of kinds.entries()) {
    if (cell % columns === 0) run = 0;
    run = kind === 'print' ? run + 1 : 0;
    if (run === 3) found += 3;
    else if (run > 3) found += 1;
  }
  return found;
}

function bandsOf(kinds: Cell[], columns: number): { topBand: number; bottomBand: number } {
  const rows = Array.from({ length: Math.floor(kinds.length / (columns || 1)) }, (_, row) => {
    const cells = kinds.slice(row * columns, (row + 1) * columns);
    return (
      cells.filter((kind) => kind === 'blank').length >= columns * 0.5 && cells.filter((kind) => kind === 'shaded').length <= columns * 0.1
    );
  });
  const heightOf = (from: boolean[]) => {
    const end = from.indexOf(false);
    return (end === -1 ? from.length : end) / (from.length || 1);
  };
  return { topBand: heightOf(rows), bottomBand: heightOf(rows.toReversed()) };
}
