import type { Composition } from '../../../scenes/composition.ts';
import type { Frame } from '../../../scenes/frame.ts';
import { lifeColor, type Surroundings } from '../../../scenes/life-colors.ts';
import { circle, clip, disc, fill, path, place, rect, repeat, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const scenes: Composition[] = [
  { title: 'Steak, a skewer, and corn on the grill', grounds: ['accent', 'soft', 'brand'], draw: grillFromAbove },
  { title: 'A kettle grill with curling smoke', grounds: ['brand', 'soft', 'accent'], draw: kettleGrill },
  { title: 'A smoker with its chimney', grounds: ['soft', 'accent', 'brand'], draw: smoker },
];

function grillFromAbove(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * (wide ? 0.56 : 0.52);
  const y = height * (tall ? 0.54 : 0.52);
  const radius = tall ? 168 : 182;
  const tools = tone.dark || tone.on === 'accent' ? tone.paper : tone.ink;
  const bars = repeat(12, (i) => stroke(path`M${x - radius} ${y - radius + 20 + i * 31}h${2 * radius}`, tone.brandLight, 6));
  const embers = (
    [
      [-96, 84, 30],
      [118, 52, 24],
      [92, -108, 28],
      [-8, 138, 22],
      [-132, -48, 20],
    ] as const
  )
    .map(([dx, dy, size]) => circle(x + dx, y + dy, size, lifeColor('flame', grate(tone))[1]))
    .join('');
  return (
    circle(x + 12, y + 14, radius + 12, tone.groundShade) +
    rect(x - radius - 62, y - 26, 90, 52, tone.mainShade, 10) +
    rect(x + radius - 28, y - 26, 90, 52, tone.mainShade, 10) +
    circle(x, y, radius + 12, tone.main) +
    circle(x, y, radius - 4, tone.ink) +
    clip(`${frame.id}g`, disc(x, y, radius - 4), embers + bars) +
    place(x - 52, y - 54, 1.32, steak(tone), -12) +
    place(x + 92, y + 6, 1.02, skewer(tone), 62) +
    place(x - 46, y + 88, 1.08, corn(tone), -12) +
    place(
      width * (tall ? 0.9 : wide ? 0.95 : 1),
      height * (tall ? 0.97 : 0.9),
      1,
      stroke('M24 100L-60-92M70 92L-22-112', tools, 15) + fill('M-72-112h28l-6 34h-20zM-36-132h28l0 34h-22z', tools),
      tall ? -24 : -34,
    )
  );
}

/** Where food is seen on a grill, against the coals. */
function grate({ ink, brand }: GroundTones): Surroundings {
  return { ground: ink, brand };
}

/** A T-bone steak with marks of the grate. */
function steak(tone: GroundTones): string {
  const [meat, meatShade] = lifeColor('meat', grate(tone));
  return (
    fill('M-74-6C-80-52-30-78 18-66C70-54 88-10 70 28C52 60 10 44-16 58C-48 70-70 38-74-6z', meatShade) +
    fill('M-64-8C-70-46-28-68 14-58C58-48 76-12 60 20C44 46 8 34-20 46C-44 56-60 30-64-8z', meat) +
    fill('M-56-34Q-30-58 4-52L2-40Q-22-46-34-32L-4 6L-16 16L-44-20Q-50-14-52-4L-64-8Q-64-24-56-34z', tone.paper) +
    stroke('M16-38L46 4M-8-8L20 28M34-40L58-8', tone.deep, 8)
  );
}

/** Turns of meat and onion on a steel pin. */
function skewer(tone: GroundTones): string {
  return (
    stroke('M-160 0H160', tone.paper, 7) +
    repeat(5, (i) =>
      i % 2
        ? rect(-104 + i * 44, -26, 30, 52, tone.paper, 9) + rect(-92 + i * 44, -26, 18, 52, tone.paperShade, 9)
        : rect(-108 + i * 44, -23, 40, 46, lifeColor('sausage', grate(tone))[0], 16) +
          stroke(path`M${-96 + i * 44} -8l12 16`, tone.deep, 6),
    )
  );
}

/** An ear of corn with its leaves turned back. */
function corn(tone: GroundTones): string {
  const [kernels, kernelsShade] = lifeColor('corn', grate(tone));
  const [husk, huskShade] = lifeColor('leaf', grate(tone));
  return (
    rect(-74, -27, 152, 54, kernels, 27) +
    repeat(3, (i) => stroke(path`M-56 ${-14 + i * 14}H60`, kernelsShade, 10, ' stroke-dasharray="0.1 14"')) +
    fill('M-66-28C-118-40-132-8-140 4C-116 10-108 34-66 28C-50 14-50-14-66-28z', husk) +
    stroke('M-130 2C-110 0-92 0-74 0', huskShade, 6)
  );
}

function kettleGrill(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * (wide ? 0.56 : 0.5);
  const y = height * (tall ? 0.6 : 0.69);
  const scale = tall ? 1.08 : 0.96;
  const kettle = tone.dark ? tone.accent : tone.brand;
  const kettleShade = tone.dark ? tone.accentShade : tone.deep;
  const kettleLight = tone.dark ? tone.accentLight : tone.brandLight;
  const smoke = tone.dark ? tone.paper : tone.pop;
  return (
    stroke(path`M${x - 60} ${y - 104}c-70-60 30-100-40-150s-110 30-70 50s60-50 0-80`, smoke, 20) +
    stroke(path`M${x + 60} ${y - 108}c60-60-10-70 50-110s100 40 60 50s-40-60 40-110`, tone.dark ? tone.brandMid : tone.groundShade, 20) +
    rect(0, height - 34, width, 40, tone.dark ? tone.deep : tone.groundShade) +
    place(
      x,
      y,
      scale,
      stroke('M-84 90L-140 220M84 90L140 220M0 100V220', tone.dark ? tone.soft : tone.ink, 12) +
        circle(-140, 206, 20, tone.dark ? tone.soft : tone.ink) +
        fill('M-168 0H168C164 80 100 122 0 122S-164 80-168 0z', kettle) +
        fill('M50 0H168C164 80 100 122 0 122C50 100 66 50 50 0z', kettleShade) +
        rect(-178, -14, 356, 22, tone.dark ? tone.deep : tone.ink, 8) +
        place(
          0,
          27,
          1,
          fill('M-168-40C-160-120-90-150 0-150S160-120 168-40z', kettle) +
            fill('M40-146C110-136 162-110 168-40H70C72-80 66-116 40-146z', kettleShade) +
            stroke('M-134-62C-122-98-92-116-60-124', kettleLight, 9) +
            rect(-36, -180, 72, 18, tone.dark ? tone.deep : tone.ink, 8) +
            rect(-26, -168, 10, 24, tone.dark ? tone.deep : tone.ink) +
            rect(16, -168, 10, 24, tone.dark ? tone.deep : tone.ink),
          0,
        ) +
        rect(-178, -14, 356, 9, tone.dark ? tone.deep : tone.ink, 4) +
        repeat(5, (i) => stroke(path`M${-72 + i * 36} ${46 - Math.abs(i - 2) * 5}v${34}`, lifeColor('flame', grate(tone))[0], 13)),
    )
  );
}

function smoker(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const ground = height * (tall ? 0.84 : 0.88);
  const scale = tall ? 1.02 : wide ? 1.06 : 1;
  const x = width * (tall ? 0.62 : 0.5);
  const iron = tone.main;
  const ironShade = tone.mainShade;
  const [fire] = lifeColor('flame', grate(tone));
  const smoke = tone.dark ? tone.paper : tone.on === 'accent' ? tone.paper : tone.groundShade;
  return (
    circle(width * (tall ? 0.3 : 0.2), height * (tall ? 0.2 : 0.26), tall ? 74 : 68, tone.on === 'accent' ? tone.paper : tone.accent) +
    rect(0, ground, width, height, tone.dark ? tone.deep : tone.groundShade) +
    place(
      x,
      ground,
      scale,
      stroke(path`M150-270c60-36-30-76 36-120s90-8 60 20s-70-30-20-90s40-60 30-${tall ? 220 : 70}`, smoke, 22) +
        stroke('M-120-60L-150 0M130-60L160 0', ironShade, 15) +
        circle(-160, -30, 40, tone.dark ? tone.paper : tone.ink) +
        circle(-160, -30, 16, fire) +
        rect(134, -290, 36, 120, ironShade) +
        rect(124, -300, 56, 18, iron, 5) +
        rect(-160, -190, 340, 134, iron, 66) +
        fill('M-160-124H180A66 66 0 0 1 114-56H-94A66 66 0 0 1-160-124z', ironShade) +
        stroke('M-126-150Q-112-172-84-172H30', tone.dark ? tone.paper : tone.brandLight, 9) +
        rect(-108, -118, 236, 12, tone.dark ? tone.deep : tone.ink, 6) +
        rect(-30, -150, 80, 14, fire, 7) +
        rect(-272, -132, 124, 92, iron, 14) +
        rect(-272, -86, 124, 46, ironShade, 12) +
        rect(-250, -116, 80, 54, tone.dark ? tone.deep : tone.ink, 8) +
        fill(
          'M-210-66C-236-66-236-88-222-98C-220-90-214-92-212-98C-212-106-208-110-204-114C-200-100-184-94-186-78C-188-70-198-66-210-66z',
          fire,
        ) +
        circle(100, -150, 15, tone.paper) +
        stroke('M100-150L107-157', tone.ink, 5) +
        (tall ? '' : stroke('M186-96h64', ironShade, 12) + rect(206, -104, 90, 12, tone.dark ? tone.soft : tone.deep, 4)),
    )
  );
}
