import type { Palette } from '../../../document/document.ts';
import { tenth } from '../../../scenes/signature/shapes/frame.ts';
import { bark } from '../../../scenes/signature/shapes/garden.ts';
import { mix } from '../../../scenes/signature/shapes/tones.ts';

/** Five warm tones of one kind of stone. */
export function stoneTones(palette: Palette): [string, string, string, string, string] {
  const { aGround, aMain, aSky } = palette;
  return [aGround, mix(aGround, aMain, 0.38), mix(aGround, aSky, 0.4), mix(aGround, aMain, 0.55), mix(aGround, aSky, 0.22)];
}

/** A dry-stacked wall standing on y, its left end at x. `dice` gives numbers from 0 to 1. */
export function stoneWall(
  palette: Palette,
  dice: () => number,
  x: number,
  y: number,
  width: number,
  rows: number,
  rowHeight: number,
): string {
  const tones = stoneTones(palette);
  let stones = '';
  for (let row = 0; row < rows; row++) {
    const top = y - (row + 1) * rowHeight;
    for (let left = x; left < x + width - 6; ) {
      const rest = x + width - left;
      const drawn = Math.min(50 + dice() * 80, rest);
      const length = rest - drawn < 34 ? rest : drawn;
      const tone = tones[Math.floor(dice() * tones.length)] ?? tones[0];
      stones += `<rect x="${tenth(left + 2)}" y="${top + 2}" width="${tenth(length - 4)}" height="${rowHeight - 4}" rx="9" fill="${tone}"/>`;
      left += length;
    }
  }
  return `<rect x="${x}" y="${y - rows * rowHeight}" width="${width}" height="${rows * rowHeight}" fill="${bark(palette)}"/>${stones}`;
}

/** Flagstones as [x, y, width, height], alternating two tones. */
export function flagstones(palette: Palette, stones: [number, number, number, number][]): string {
  const tones = [mix(palette.aGround, palette.aSky, 0.75), mix(palette.aGround, palette.aSky, 0.5)];
  return stones
    .map(
      ([x, y, width, height], index) =>
        `<path d="M${tenth(x - width / 2)} ${y}l${tenth(width * 0.2)} ${-height / 2} ${tenth(width * 0.55)} 4 ${tenth(width * 0.25)} ${tenth(height * 0.4)} ${tenth(-width * 0.2)} ${tenth(height * 0.6)} ${tenth(-width * 0.6)} -4z" fill="${tones[index % 2]}"/>`,
    )
    .join('');
}

/** A repeatable row of numbers from 0 to 1 (Lehmer): a wall looks the same in every build. */
export function stoneDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
