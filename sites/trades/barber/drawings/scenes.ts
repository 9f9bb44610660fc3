import type { Composition } from '../../../scenes/composition.ts';
import type { Frame } from '../../../scenes/frame.ts';
import { circle, clip, fill, path, place, rect, repeat, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';
import { barberChair } from './barber-chair.ts';
import { razor } from './razor.ts';

export const scenes: Composition[] = [
  { title: 'A man with a trimmed beard, and clippers', grounds: ['accent', 'soft', 'brand'], draw: beard },
  { title: 'A barber pole beside a window with a chair', grounds: ['brand', 'soft', 'accent'], draw: pole },
  { title: 'A shaving bowl, a brush, and a razor', grounds: ['soft', 'accent', 'brand'], draw: shavingBowl },
];

function beard(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * (wide ? 0.42 : tall ? 0.5 : 0.47);
  const y = height * (tall ? 0.45 : 0.47);
  const scale = tall ? 1.02 : 1.04;
  const skin = tone.on === 'accent' ? tone.paper : tone.dark ? tone.soft : tone.accent;
  const skinShade = tone.on === 'accent' ? tone.paperShade : tone.dark ? tone.softShade : tone.accentShade;
  const hair = tone.dark ? tone.deep : tone.brand;
  const hairShade = tone.dark ? tone.ink : tone.deep;
  const cape = tone.dark ? tone.accent : tone.paper;
  const capeShade = tone.dark ? tone.accentShade : tone.paperShade;
  const clipper = tone.dark ? tone.paper : tone.ink;
  return (
    fill(
      path`M${x - 230} ${height + 10}C${x - 210} ${y + 190} ${x - 120} ${y + 150} ${x} ${y + 150}S${x + 210} ${y + 190} ${x + 230} ${height + 10}z`,
      cape,
    ) +
    fill(path`M${x} ${y + 150}C${x + 120} ${y + 150} ${x + 210} ${y + 190} ${x + 230} ${height + 10}H${x}z`, capeShade) +
    repeat(5, (i) =>
      stroke(path`M${x - 170 + i * 85} ${height + 10}L${x - 60 + i * 30} ${y + 150}`, tone.dark ? tone.accentLight : tone.softShade, 4),
    ) +
    place(
      x,
      y,
      scale,
      circle(-112, 14, 26, skin) +
        circle(112, 14, 26, skinShade) +
        fill('M-104-70h208V40C104 120 60 170 0 170S-104 120-104 40z', skin) +
        fill('M0-70h104V40C104 120 60 170 0 170z', skinShade) +
        fill('M-112-40C-112-40-120-150-70-168C0-190 70-210 128-150C122-110 112-90 112-40L94-40L86-84C30-72-30-96-86-84L-94-40z', hair) +
        fill('M20-178C70-190 100-180 128-150C122-110 112-90 112-40L94-40L86-84C60-78 40-80 20-84z', hairShade) +
        repeat(4, (i) =>
          stroke(
            path`M${-58 + i * 34} ${-98 + i * 1}C${-50 + i * 34} ${-120} ${-30 + i * 36} ${-140} ${0 + i * 34} ${-156 - i * 4}`,
            tone.dark ? tone.brand : tone.brandLight,
            5,
          ),
        ) +
        fill('M-112-30h20C-84 20-70 40-40 44C-20 30 20 30 40 44C70 40 84 20 92-30h20V60C112 150 60 210 0 210S-112 150-112 60z', hair) +
        fill('M0 34C14 34 30 36 40 44C70 40 84 20 92-30h20V60C112 150 60 210 0 210z', hairShade) +
        fill('M-34 76C-20 62-8 64 0 70C8 64 20 62 34 76C20 84-20 84-34 76z', skin) +
        fill('M-66 52C-40 24-14 34 0 44C14 34 40 24 66 52C40 66 16 64 0 54C-16 64-40 66-66 52z', tone.dark ? tone.brand : tone.ink) +
        stroke('M-70-44C-58-54-40-54-30-48M30-48C40-54 58-54 70-44', hair, 11) +
        stroke('M-60-14C-54-8-44-8-38-14M38-14C44-8 54-8 60-14', hairShade, 7) +
        stroke(
          'M-8-36C-4-10-20 14-12 22H12',
          skinShade === tone.paperShade ? tone.softDeep : tone.dark ? tone.brandMid : tone.accentShade,
          7,
        ),
    ) +
    place(
      x + (wide ? 236 : tall ? 130 : 168),
      y + (tall ? 190 : 92),
      tall ? 0.9 : 1,
      rect(-22, -20, 70, 190, clipper, 10) +
        fill('M-26-56h78v36h-78z', clipper) +
        repeat(7, (i) => rect(-26 + i * 11.4, -76, 6, 24, clipper, 1)) +
        rect(-22, 20, 70, 10, tone.accent) +
        rect(-4, 50, 34, 12, tone.accent, 6),
      tall ? -42 : -52,
    )
  );
}

function pole(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const x = width * (wide ? 0.28 : tall ? 0.34 : 0.3);
  const poleWidth = 104;
  const poleTop = height * (tall ? 0.2 : 0.17);
  const poleBottom = height * (tall ? 0.8 : 0.86);
  const id = `${frame.id}p`;
  const stripe = tone.on === 'accent' ? tone.brand : tone.accent;
  const secondStripe = tone.deep;
  const cap = tone.mainShade;
  const bracket = tone.dark ? tone.brandLight : tone.ink;
  const windowX = x + poleWidth + (wide ? 50 : 26);
  const mortar = repeat(
    Math.ceil(height / 40),
    (row) =>
      path`M0 ${row * 40}H${windowX - 26}` +
      repeat(Math.ceil((windowX - 66) / 80), (brick) => path`M${brick * 80 + (row % 2) * 40} ${row * 40}v40`),
  );
  const chairScale = wide ? 0.92 : tall ? 0.9 : 0.78;
  return (
    stroke(mortar, tone.groundShade, 4) +
    rect(windowX, -10, width, height + 20, tone.dark ? tone.deep : tone.brand) +
    rect(windowX + 16, -10, width, height - 74, tone.dark ? tone.soft : tone.paper) +
    rect(windowX + 16, height - 150, width, 76, tone.softShade) +
    place(
      windowX + 34 + 128 * chairScale,
      height - 66,
      chairScale,
      barberChair({
        leather: tone.accent,
        leatherShade: tone.accentShade,
        metal: tone.deep,
        enamel: tone.dark ? tone.brandMid : tone.brandLight,
      }),
    ) +
    (wide ? stroke(path`M${width - 92} 0v120`, tone.deep, 5) + fill(path`M${width - 150} 170a58 58 0 0 1 116 0z`, tone.brand) : '') +
    rect(x - poleWidth / 2 - 10 + 12, poleTop - 40, poleWidth + 20, poleBottom - poleTop + 80, tone.groundShade, 20) +
    clip(
      id,
      path`M${x - poleWidth / 2} ${poleTop}h${poleWidth}V${poleBottom}h${-poleWidth}z`,
      rect(x - poleWidth / 2, poleTop, poleWidth, poleBottom - poleTop, tone.paper) +
        repeat(8, (i) => {
          const y = poleTop - 60 + i * 96;
          return (
            fill(path`M${x - poleWidth / 2} ${y + 60}L${x + poleWidth / 2} ${y}v34L${x - poleWidth / 2} ${y + 94}z`, stripe) +
            fill(path`M${x - poleWidth / 2} ${y + 108}L${x + poleWidth / 2} ${y + 48}v20L${x - poleWidth / 2} ${y + 128}z`, secondStripe)
          );
        }) +
        fill(path`M${x + poleWidth * 0.26} ${poleTop}h${poleWidth * 0.3}V${poleBottom}h${-poleWidth * 0.3}z`, tone.deep, ' opacity=".22"'),
    ) +
    rect(x - poleWidth / 2 - 14, poleTop - 24, poleWidth + 28, 30, cap, 5) +
    rect(x - poleWidth / 2 - 14, poleBottom - 6, poleWidth + 28, 30, cap, 5) +
    fill(path`M${x - poleWidth / 2} ${poleTop - 24}a${poleWidth / 2} ${poleWidth / 2} 0 0 1 ${poleWidth} 0z`, cap) +
    fill(path`M${x - poleWidth / 2} ${poleBottom + 24}a${poleWidth / 2} ${poleWidth / 2} 0 0 0 ${poleWidth} 0z`, cap) +
    circle(x, poleTop - 24 - poleWidth / 2 - 4, 15, tone.accent === stripe ? stripe : tone.paper) +
    rect(x + poleWidth / 2 + 14, poleTop - 16, 30, 14, bracket) +
    rect(x + poleWidth / 2 + 14, poleBottom + 2, 30, 14, bracket)
  );
}

function shavingBowl(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const bowlX = width * (wide ? 0.33 : tall ? 0.5 : 0.36);
  const bowlY = height * (tall ? 0.7 : 0.62);
  const steel = tone.dark ? tone.paper : tone.ink;
  const floor = height * 0.86;
  return (
    rect(0, floor, width, height * 0.2, tone.groundShade) +
    place(
      width * (wide ? 0.72 : tall ? 0.36 : 0.77),
      height * (tall ? 0.4 : 0.8),
      tall ? 1.06 : 1.2,
      razor({
        steel,
        edge: tone.dark ? tone.softShade : tone.brandMid,
        handle: tone.pop,
        handleShade: tone.popShade,
        pin: tone.dark ? tone.brand : tone.paper,
        blade: tall ? -22 : wide ? -10 : -4,
        grip: tall ? 44 : wide ? 52 : 38,
      }),
    ) +
    place(
      bowlX,
      bowlY,
      tall ? 1.05 : 1,
      place(
        tall ? -16 : 10,
        -66,
        1,
        rect(-24, -210, 48, 120, tone.dark ? tone.deep : tone.ink, 22) +
          rect(-30, -120, 60, 22, tone.pop, 4) +
          fill('M-30-100h60L52 20H-52z', tone.dark ? tone.paper : tone.on === 'soft' ? tone.softDeep : tone.brandMid) +
          repeat(4, (i) => stroke(path`M${-18 + i * 12} -92L${-30 + i * 20} 10`, tone.dark ? tone.softDeep : tone.brand, 4)),
        tall ? 22 : 14,
      ) +
        circle(-80, -44, 46, tone.paper) +
        circle(-14, -56, 54, tone.paper) +
        circle(66, -48, 50, tone.paper) +
        circle(112, -34, 32, tone.paper) +
        fill('M-150-34h300C150 60 80 110 0 110S-150 60-150-34z', tone.main) +
        fill('M40-34h110C150 60 80 110 0 110C50 90 60 30 40-34z', tone.mainShade) +
        stroke('M-118-6C-112 24-98 48-76 64', tone.dark ? tone.paper : tone.brandLight, 9) +
        fill('M-60 100h120l14 26H-74z', tone.mainShade) +
        fill('M-128-40H142Q128-12 102-28Q78-4 58-26Q44 0 14-20Q-16 26-50-20Q-76 34-94-20Q-118 0-128-40z', tone.paper),
    )
  );
}
