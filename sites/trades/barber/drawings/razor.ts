import { circle, fill, place } from '../../../scenes/pen.ts';

/** An open straight razor, its pin at 0,0. Blade and handle turn in degrees from upright. */
export function razor(look: {
  steel: string;
  edge: string;
  handle: string;
  handleShade: string;
  pin: string;
  blade: number;
  grip: number;
}): string {
  const { steel, edge, handle, handleShade, pin, blade, grip } = look;
  return (
    place(
      0,
      0,
      1,
      fill('M-9 8L-8-44L-30-62V-214Q-30-232-12-232H10Q20-232 20-222V-60L9-44V8z', steel) +
        fill('M-30-62V-214Q-30-232-12-232H-10V-62z', edge) +
        fill('M-9 8L-6 34a12 12 0 0 0 24 4L9 8z', steel),
      blade,
    ) +
    place(
      0,
      0,
      1,
      fill('M-15 2C-18-80-36-150-26-222a17 17 0 0 1 34 0C4-150 20-80 15 2a15 15 0 0 1-30 0z', handle) +
        fill('M4-236a17 17 0 0 1 4 14C4-150 20-80 15 2A15 15 0 0 1 4 16C8-70-8-150 4-236z', handleShade) +
        circle(-9, -216, 5, pin),
      grip,
    ) +
    circle(0, 0, 9, pin)
  );
}
