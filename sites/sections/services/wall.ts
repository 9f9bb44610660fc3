/** A cell of a wall of twelve columns: the words or the picture of an item, or room that a further picture or plain glaze fills. */
export interface Cell {
  what: 'words' | 'picture' | 'spare';
  /** Which item, or which spare. */
  index: number;
  /** Its first column, from 1, and how many it takes. */
  column: number;
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
  let filled = 0;
  return (pictured ? pairs(count) : spaced(count)).map((cell) => {
    const column = (filled % 12) + 1;
    filled += cell.span;
    return { ...cell, column };
  });
}

type Loose = Omit<Cell, 'column'>;

function pairs(count: number): Loose[] {
  return Array.from({ length: count }, (_, index): Loose[] => {
    const alone = index === count - 1 && count % 2 === 1;
    const picture: Loose = { what: 'picture', index, span: alone ? 7 : 3 };
    const words: Loose = { what: 'words', index, span: alone ? 5 : 3 };
    return Math.floor(index / 2) % 2 === 0 ? [picture, words] : [words, picture];
  }).flat();
}

function spaced(count: number): Loose[] {
  const cells: Loose[] = [];
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
