/**
 * Width over height of the frame in which a variant shows its picture. The variants say the same in their own markup; a
 * drawing made for one shape is not used in a very different one.
 */
const shapes: Record<string, number> = {
  'hero/clock': 16 / 9,
  'hero/horizon': 16 / 5.2,
  'hero/offset': 5 / 7,
  'hero/plate': 16 / 9,
  'hero/sign': 5 / 8,
  'hero/vehicle': 16 / 9,
  'services/board': 3 / 2,
  'services/doors': 24 / 13,
  'services/menu': 4 / 3,
  'services/pictures': 16 / 9,
  'details/tickets': 1,
  'closer/arches': 3 / 4,
  'story/side': 4 / 5,
  'story/wide': 21 / 9,
  'article/plain': 16 / 7,
  'shelf/rows': 1,
  'shelf/shelf': 4 / 5,
  'posts/list': 3 / 2,
  'posts/lead': 3 / 2,
  'faq/plain': 12 / 11,
  'faq/split': 4 / 5,
  'intro/plain': 4 / 3,
  'intro/banner': 3,
  'steps/numbered': 5 / 4,
  'steps/pictures': 4 / 5,
  'steps/pipe': 14 / 13,
  'area/address': 20 / 11,
  'area/list': 4 / 3,
  'area/map': 3 / 2,
  'prices/menu': 3 / 4,
  'prices/table': 1,
};

/** Shape of the picture of a kind in a variant; square when the variant is not listed. */
export function slotShape(kind: string, variant: string | undefined): number {
  return shapes[`${kind}/${variant}`] ?? 1;
}

/** Whether a drawing of one shape fills a frame of another without losing what it shows. */
export function fitsShape(drawing: number, frame: number): boolean {
  return Math.min(drawing / frame, frame / drawing) >= 0.58;
}
