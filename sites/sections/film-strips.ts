import type { Picture } from '../document/document.ts';

/** Shapes of frames, width over height. */
const shapes = [0.5, 0.5625, 0.6667, 0.75, 0.8, 0.9, 1, 1.11, 1.25, 1.3333, 1.4, 1.5, 1.6, 1.7778, 2, 2.4];

/** The nearest of the shapes that frames have. */
export function shapeOf(ratio: number): number {
  const apart = (shape: number) => Math.abs(Math.log(shape / ratio));
  return shapes.reduce((best, shape) => (apart(shape) < apart(best) ? shape : best));
}

/** Width over height of a full strip: one in a row of small frames, and one of a sheet of large ones. */
export const fullStrips = { row: 4.3, sheet: 2.7 };
/** A last strip may be this short; a shorter one would look like a scrap. */
const shortestEnd = 1.2;

/** How pictures of these shapes are cut into strips of a sheet, in their order; the last one may be shorter. Returns how many lie on each. */
export function stripsOf(ratios: readonly number[]): number[] {
  type Cut = { cost: number; counts: number[] };
  const best: Cut[] = [{ cost: 0, counts: [] }];
  for (let end = 1; end <= ratios.length; end++) {
    const cuts = Array.from({ length: end }, (_, start): Cut => {
      const before = best[start];
      const sum = ratios.slice(start, end).reduce((total, ratio) => total + ratio, 0);
      const isEnd = end === ratios.length && sum >= shortestEnd && sum < fullStrips.sheet;
      const cost = isEnd ? 0.02 : Math.log(sum / fullStrips.sheet) ** 2;
      return { cost: (before?.cost ?? 0) + cost, counts: [...(before?.counts ?? []), end - start] };
    });
    best.push(cuts.reduce((least, cut) => (cut.cost < least.cost ? cut : least)));
  }
  return best.at(-1)?.counts ?? [];
}

/** True if a strip of pictures of these shapes is too short to fill the page. */
export function isShortStrip(ratios: readonly number[], full: number): boolean {
  return ratios.reduce((total, ratio) => total + ratio, 0) < full * 0.8;
}

/** Width over height of a picture in a frame of its own. Drawings have no shape, so theirs is that of their slot. */
export function ratioOf(picture: Picture): number {
  return picture.kind === 'photo' ? picture.photo.width / picture.photo.height : drawnShape.width / drawnShape.height;
}

export const drawnShape = { width: 4, height: 3 };
