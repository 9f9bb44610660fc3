/** A cell of a wall of twelve columns: the words or the picture of an item, or room that a further picture or plain glaze fills. */
export interface Cell {
  what: 'words' | 'picture' | 'spare';
  /** Which item, or which spare. */
  index: number;
  /** Columns it is wide. */
  span: number;
}

type Part = [what: 'w' | 'p', span: number];

/** Rows without pictures of their own, by how many items they hold: 'p' is spare room, another place in every row. */
const sparse: Record<number, Part[][]> = {
  1: [
    [
      ['w', 5],
      ['p', 7],
    ],
  ],
  2: [
    [
      ['p', 5],
      ['w', 3],
      ['w', 4],
    ],
    [
      ['w', 3],
      ['w', 4],
      ['p', 5],
    ],
    [
      ['w', 4],
      ['p', 4],
      ['w', 4],
    ],
  ],
  3: [
    [
      ['p', 2],
      ['w', 3],
      ['w', 4],
      ['w', 3],
    ],
    [
      ['w', 3],
      ['w', 4],
      ['w', 3],
      ['p', 2],
    ],
  ],
};

/** From so many items on a row holds three. */
const manyFrom = 7;

/** Cells row by row, each row twelve columns wide. `pictured`: every item has a picture, which stands beside its words. */
export function wallOf(count: number, pictured: boolean): Cell[] {
  return pictured ? pairs(count) : spaced(count);
}

function pairs(count: number): Cell[] {
  return Array.from({ length: count }, (_, index): Cell[] => {
    const alone = index === count - 1 && count % 2 === 1;
    const picture: Cell = { what: 'picture', index, span: alone ? 7 : 3 };
    const words: Cell = { what: 'words', index, span: alone ? 5 : 3 };
    return Math.floor(index / 2) % 2 === 0 ? [picture, words] : [words, picture];
  }).flat();
}

function spaced(count: number): Cell[] {
  const cells: Cell[] = [];
  let spares = 0;
  let index = 0;
  for (let row = 0; index < count; row++) {
    const size = Math.min(count - index, count >= manyFrom ? 3 : 2);
    const kinds = sparse[size] ?? [];
    for (const [what, span] of kinds[row % kinds.length] ?? []) {
      cells.push(what === 'w' ? { what: 'words', index: index++, span } : { what: 'spare', index: spares++, span });
    }
  }
  return cells;
}
