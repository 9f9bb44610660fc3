import { ellipse, fill, place, stroke } from '../pen.ts';

/** A coffee bean, turned in degrees. */
export function bean(x: number, y: number, turn: number, color: string, crease: string, scale = 1): string {
  return place(x, y, scale, ellipse(0, 0, 15, 10, color) + stroke('M-13 0C-5-7 5 7 13 0', crease, 3), turn);
}

/** A croissant about 0,0, 200 units long. */
export function croissant(crust: string, crease: string): string {
  return (
    fill('M-96 34C-92-30-40-70 10-66C60-62 98-28 100 22C80 12 62 10 46 14C30-4-6-4-22 16C-40 16-62 20-96 34z', crust) +
    stroke('M-52-26C-46-8-38 4-26 14M-14-60C-16-36-14-16-8 2M34-58C26-38 24-18 26 0M74-30C62-18 54-4 48 12', crease, 7)
  );
}
