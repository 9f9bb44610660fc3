import type { ReactNode } from 'react';
import type { Palette } from '../document/document.ts';
import { random } from '../scenes/random.ts';
import { hillTones, sunTone } from '../scenes/signature/shapes/hillside.ts';
import { mix } from '../scenes/tones.ts';
import { Drawing } from './drawing.tsx';
import { ridge } from './ground.tsx';

interface HillsShape {
  palette: Palette;
  /** Names the stretch of country: the same one always looks the same. */
  of: string;
  /** How far the sun is on its way from left (0) to right (1); without a number there's no sun. */
  sun?: number | undefined;
  width?: number;
  height?: number;
}

/** Four ridges one behind another, and the sun over them; they fill whatever box CSS gives them. */
export function Hills(shape: HillsShape): ReactNode {
  const { width = 1600, height = 260 } = shape;
  return <Drawing className="hills" box={`${width} ${height}`} slice body={bodyOf({ ...shape, width, height })} />;
}

function bodyOf({ palette, of, sun, width, height }: HillsShape & { width: number; height: number }): string {
  const next = random(`hills:${of}`);
  const { ridge: far, middle, near, slope } = hillTones(palette);
  const layers = [far, middle, near, slope].map((tone, index) => {
    const top = height * (0.36 + index * 0.16);
    return `<path d="${ridge(next, width, top, top + height * 0.2)}V${height}H0z" fill="${tone}"/>`;
  });
  return `${sun === undefined ? '' : sunAt(palette, sun, width, height)}${layers.join('')}`;
}

function sunAt(palette: Palette, sun: number, width: number, height: number): string {
  const [x, y, r] = [width * (0.1 + 0.8 * sun), height * (0.4 - 0.18 * Math.sin(Math.PI * sun)), height * 0.18].map(Math.round);
  const tone = sunTone(palette);
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${tone}"/><circle cx="${x}" cy="${y}" r="${Math.round(height * 0.125)}" fill="${mix(tone, palette.aPop, 0.55)}"/>`;
}
