/** A cell of a wall of twelve columns: the words or the picture of an item, or a further picture. */
export interface Cell {
  what: 'words' | 'picture' | 'further';
  /** Which item, or which further picture. */
  index: number;
  /** Its first column, from 1, and how many it takes. */
  column: number;
  span: number;
}

type Part = [what: 'w' | 'p', span: number];

/** Rows beside a further picture, by how many items they hold: 'p' is the picture, another place in every row. */
const beside: Record<number, Part[][]> = {
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

/** Rows of words alone, uneven in another way in every row. */
const words: Record<number, number[][]> = {
  1: [[12]],
  2: [
    [7, 5],
    [5, 7],
  ],
  3: [
    [3, 4, 5],
    [5, 4, 3],
  ],
};

/** From so many items on a row holds three. */
const manyFrom = 7;

/**
 * Cells row by row, each row twelve columns wide and full. `pictures`: how many further ones there are, a row each, or 'each' if every
 * item has one of its own, which stands beside its words.
 */
export function wallOf(count: number, pictures: 'each' | number): Cell[] {
  let filled = 0;
  return (pictures === 'each' ? pairs(count) : rows(count, pictures)).map((cell) => {
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

function rows(count: number, pictures: number): Loose[] {
  const cells: Loose[] = [];
  let index = 0;
  for (let row = 0; index < count; row++) {
    const size = Math.min(count - index, count >= manyFrom ? 3 : 2);
    for (const [what, span] of partsOf(size, row, row < pictures)) {
      cells.push(what === 'w' ? { what: 'words', index: index++, span } : { what: 'further', index: row, span });
    }
  }
  return cells;
}

function partsOf(size: number, row: number, hasPicture: boolean): Part[] {
  const pictured = beside[size] ?? [];
  const worded = words[size] ?? [];
  return hasPicture ? (pictured[row % pictured.length] ?? []) : (worded[row % worded.length] ?? []).map((span) => ['w', span]);
}
