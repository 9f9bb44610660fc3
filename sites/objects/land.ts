import { circle, fill, path, place, rect, repeat, stroke } from '../scenes/pen.ts';
import type { Place } from './places.ts';
import { isOfNature, tagged } from './poses.ts';
import { between, chance, type Stage } from './stage.ts';

export interface LandOptions {
  /** The place, where the composition knows better than the seed. */
  place?: Place;
  /** Where the sun or the moon stands, as a share of the width. */
  sunAt?: number;
}

/** The land outside before a sky in the color of the ground: sun or moon, the horizon at `y`, and the ground in front. */
export function land(stage: Stage, y: number, options: LandOptions = {}): string {
  const { width, height, scenery } = stage;
  const where = options.place ?? stage.place ?? 'plain';
  const sunX = width * (options.sunAt === undefined ? between(stage, 0.16, 0.82) : options.sunAt + between(stage, -0.05, 0.05));
  const rise = between(stage, 8, 20);
  return (
    sunOrMoon(stage, sunX, y, where === 'coast') +
    horizons[where](stage, y, between(stage, 0, 60)) +
    fill(path`M0 ${y + 6}Q${width * 0.3} ${y - rise} ${width * 0.6} ${y + 4}T${width} ${y}V${height}H0z`, scenery.near)
  );
}

/** Grass along the lower edge, in one path, where things of nature are. */
export function tufts(stage: Stage, y: number, count: number): string {
  if (!isOfNature(stage.hero)) return '';
  let blades = '';
  for (let index = 0; index < count; index++) {
    const x = Math.round(stage.width * ((index + between(stage, 0.5, 1)) / count));
    const foot = Math.round(y + between(stage, 0, 12));
    const size = between(stage, 0.7, 1.3);
    const [side, low, high] = [12, 24, 32].map((length) => Math.round(length * size));
    blades += `M${x} ${foot}l-${side} -${low}M${x} ${foot}v-${high}M${x} ${foot}l${side} -${low}`;
  }
  return stroke(blades, stage.scenery.plant, 5);
}

/** A crescent moon: a disc with the sky's color in front. */
export function moon(x: number, y: number, radius: number, color: string, sky: string): string {
  return circle(x, y, radius, color) + circle(x + radius * 0.42, y - radius * 0.2, radius * 0.86, sky);
}

/** Only what happens at night is shown then. */
export function isOfTheNight({ tone, objects }: Stage): boolean {
  return tone.dark && objects.some((object) => tagged(object, 'night', 'stars'));
}

function sunOrMoon(stage: Stage, x: number, horizon: number, rising: boolean): string {
  const { width, height, tone } = stage;
  const radius = Math.min(width, height) * between(stage, 0.13, 0.23);
  if (isOfTheNight(stage)) return moon(x, horizon * 0.34, radius * 0.7, tone.soft, tone.ground);
  return rising ? circle(x, horizon, radius * 1.5, tone.pop) : circle(x, horizon * 0.5, radius, tone.pop);
}

type Horizon = (stage: Stage, y: number, offset: number) => string;

const horizons: Record<Place, Horizon> = { hills, plain, coast, desert, city, mountains, woods };

function hills({ width, height, tone }: Stage, y: number, offset: number): string {
  return fill(
    path`M0 ${y - 30}Q${width * 0.2} ${y - 110 - offset} ${width * 0.46} ${y - 24}T${width} ${y - 54}V${height}H0z`,
    tone.groundShade,
  );
}

function plain({ width, tone }: Stage, y: number, offset: number): string {
  const far = tone.groundShade;
  const treeAt = (index: number) => {
    const x = width * (0.1 + index * 0.26) + offset;
    const top = y - 46 - (index % 2) * 18;
    return rect(x, top, 7, 40, far) + circle(x + 3, top - 6, 17, far);
  };
  return rect(0, y - 16, width, 40, far) + repeat(4, treeAt);
}

function coast({ width, tone, scenery }: Stage, y: number, offset: number): string {
  const waves = repeat(4, (index) => path`M${width * (index * 0.27 + 0.02) + offset} ${y + 10 + (index % 2) * 10}h${width * 0.12}`);
  return (
    rect(0, y - 4, width, 60, scenery.veil) +
    stroke(waves, tone.groundShade, 5) +
    fill(path`M${width * 0.7} ${y - 4}L${width * 0.7 + 40} ${y - 60}V${y - 4}z`, tone.main)
  );
}

function desert({ width, tone, scenery }: Stage, y: number): string {
  const mesa = path`M${width * 0.06} ${y + 10}V${y - 64}H${width * 0.1}L${width * 0.13} ${y - 84}H${width * 0.34}L${width * 0.38} ${y - 40}H${width * 0.44}L${width * 0.48} ${y + 10}z`;
  const cactus = stroke('M0 0V-96M0-40H-22a8 8 0 0 1-8-8v-18M0-56H20a8 8 0 0 0 8-8v-20', scenery.plant, 15);
  return fill(mesa, tone.groundShade) + repeat(2, (index) => place(width * (0.62 + index * 0.26), y + 6, 1 - index * 0.3, cactus));
}

function city(stage: Stage, y: number): string {
  const { width, tone } = stage;
  let [houses, windows] = ['', ''];
  for (let x = -10; x < width; ) {
    const [across, high] = [Math.round(between(stage, 50, 104)), Math.round(between(stage, 44, 140))];
    const top = y - high;
    houses += path`M${x} ${y + 30}V${top}`;
    houses += chance(stage, 0.4) ? path`l${across / 2} -26 ${across / 2} 26` : `h${across}`;
    houses += path`V${y + 30}z`;
    windows += path`M${x + across * 0.3} ${top + 18}v${high * 0.5}`;
    x += across + 6;
  }
  return fill(houses, tone.groundShade) + stroke(windows, tone.ground, 6, ' stroke-dasharray="7 13" stroke-linecap="butt"');
}

function mountains({ width, height, tone, scenery }: Stage, y: number, offset: number): string {
  const [left, right] = [y - 120 - offset, y - 150];
  const ridge = path`M0 ${y}L${width * 0.22} ${left}L${width * 0.4} ${y - 30}L${width * 0.6} ${right}L${width} ${y + 10}V${height}H0z`;
  const snow = path`M${width * 0.22} ${left}l${width * 0.05} 28l${-width * 0.035} -6l${-width * 0.03} 14l${-width * 0.025} -10zM${width * 0.6} ${right}l${width * 0.07} 30l${-width * 0.05} -8l${-width * 0.03} 14l${-width * 0.03} -14z`;
  return fill(ridge, tone.groundShade) + fill(snow, scenery.veil);
}

function woods({ width, tone, scenery }: Stage, y: number): string {
  const row = (isNear: boolean) =>
    repeat(Math.round(width / 62), (index) =>
      (index % 3 === 0) === isNear ? coniferShape(index * 62 + 20, y + 10, 90 + ((index * 37) % 5) * 15) : '',
    );
  return fill(row(false), tone.groundShade) + fill(row(true), scenery.near);
}

/** A conifer as one triangle, standing on x, y. */
function coniferShape(x: number, y: number, height: number): string {
  return path`M${x} ${y - height}l${height * 0.36} ${height}h${-height * 0.72}z`;
}
