import { circle, ellipse, fill, path, place, rect, repeat, stroke } from '../pen.ts';

/** A round tree on its trunk, standing on x, y. */
export function tree(x: number, y: number, radius: number, color: string, shade: string, trunk: string): string {
  return (
    rect(x - radius * 0.09, y - radius, radius * 0.18, radius, trunk) +
    circle(x, y - radius * 1.5, radius, color) +
    fill(path`M${x} ${y - radius * 2.5}a${radius} ${radius} 0 0 1 0 ${2 * radius}z`, shade)
  );
}

/** A conifer, standing on x, y. */
export function cone(x: number, y: number, width: number, height: number, color: string, shade: string, trunk: string): string {
  return (
    rect(x - width * 0.06, y - 26, width * 0.12, 26, trunk) +
    fill(path`M${x} ${y - height}L${x - width / 2} ${y - 18}H${x + width / 2}z`, color) +
    fill(path`M${x} ${y - height}V${y - 18}H${x + width / 2}z`, shade)
  );
}

/** A tulip's flower above 0,0. */
export function tulip(color: string, shade: string): string {
  return (
    fill('M-34-40C-44-90-30-104-20-110L-4-84L0-116L6-84L22-110C34-100 44-84 34-40C28-10-28-10-34-40z', color) +
    fill('M6-84L22-110C34-100 44-84 34-40C30-24 16-18 2-18C22-40 20-64 6-84z', shade)
  );
}

/** A daisy about 0,0, 60 units from its middle to the tip of a petal. */
export function daisy(petal: string, middle: string, petals = 10): string {
  return repeat(petals, (index) => place(0, 0, 1, ellipse(0, -34, 12, 26, petal), (index * 360) / petals)) + circle(0, 0, 20, middle);
}

/** A rose about 0,0. */
export function rose(color: string, shade: string): string {
  return (
    circle(0, 0, 46, color) +
    stroke('M-26 4a26 26 0 0 1 50-12M-16 16a22 22 0 0 0 34-16M-8 2a10 10 0 1 1 14 8M-30 20a36 36 0 0 0 50 10', shade, 7)
  );
}

/** A leaf that grows up from 0,0, 104 units long, with a rib if given its color. */
export function leaf(color: string, rib?: string): string {
  return fill('M0 0C-30-30-30-70 0-104C30-70 30-30 0 0z', color) + (rib ? stroke('M0-6V-78', rib, 4) : '');
}
