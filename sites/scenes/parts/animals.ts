import { circle, fill, stroke } from '../pen.ts';

/** A sitting cat seen from behind, on 0,0. */
export function cat(color: string): string {
  return (
    fill('M-38 0C-42-48-26-64-22-86A24 24 0 1 1 22-86C26-64 42-48 38 0z', color) +
    fill('M-24-98l-1-34 22 16zM24-98l1-34-22 16z', color) +
    stroke('M30-5c46 10 60-18 44-46', color, 10)
  );
}

/** A small bird facing left, its middle at 0,0. */
export function bird(color: string, shade: string): string {
  return (
    fill('M-24 0A24 24 0 0 1 24-4L44-12 24 12A24 24 0 0 1-24 0z', color) +
    fill('M-24-4l-14 4 14 5z', shade) +
    fill('M-4 0h28a16 16 0 0 1-28 0z', shade) +
    circle(-13, -5, 2.6, shade)
  );
}
