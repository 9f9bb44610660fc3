/**
 * The positions of everything in the rise. Lengths are SVG units, angles degrees from the eastern horizon (0) to the zenith
 * (90). `value` runs from 0 to `total` along the quarter circle. `overdue`, in the same unit, moves the sun past the zenith: at
 * least 10°, so late is visible, and up to 70°, so it stays in the sky.
 */
export function riseGeometry({ value, total, overdue = 0, radius, pad, tick }: RiseInput): RiseShape {
  const centerX = pad + radius;
  const centerY = pad + radius;
  const late = overdue > 0;
  const share = total > 0 ? Math.min(1, Math.max(0, value / total)) : 0;
  const angle = late ? 90 + Math.min(70, Math.max(10, (overdue / total) * 90)) : share * 90;
  const at = (r: number, degrees: number): Point => ({
    x: round(centerX - r * Math.cos((degrees * Math.PI) / 180)),
    y: round(centerY - r * Math.sin((degrees * Math.PI) / 180)),
  });
  const ticks = Array.from({ length: tickCount + 1 }, (_, index) => {
    const degrees = (index / tickCount) * 90;
    const length = index % 6 === 0 ? tick * 1.7 : tick;
    return { from: at(radius, degrees), to: at(radius - length, degrees), lit: late || degrees <= share * 90 + 1e-6 };
  });
  return {
    width: radius + pad * 2,
    height: radius + pad + 2,
    horizonY: centerY,
    angle: round(angle),
    late,
    ticks,
    sun: at(radius, angle),
    path: arc(at(radius, 0), at(radius, 90), radius),
    done: arc(at(radius, 0), at(radius, angle), radius),
  };
}

export type RiseInput = {
  value: number;
  total: number;
  overdue?: number;
  radius: number;
  pad: number;
  tick: number;
};
type Point = { x: number; y: number };
export type RiseShape = {
  width: number;
  height: number;
  horizonY: number;
  angle: number;
  late: boolean;
  ticks: { from: Point; to: Point; lit: boolean }[];
  sun: Point;
  path: string;
  done: string;
};

const tickCount = 24;

function arc(from: Point, to: Point, radius: number): string {
  return `M${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}`;
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
