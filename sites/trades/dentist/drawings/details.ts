import type { Detail } from '../../../scenes/composition.ts';
import { star } from '../../../scenes/parts/star.ts';
import { fill, place, rect, repeat, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const details: Detail[] = [
  { title: 'A clean tooth', draw: cleanTooth },
  { title: 'A toothbrush', draw: toothbrush },
];

function cleanTooth(tone: GroundTones): string {
  const t =
    'M0-96C-24-122-104-124-110-46C-114 10-84 40-76 96C-72 136-44 140-38 104C-32 66-22 48 0 48S32 66 38 104C44 140 72 136 76 96C84 40 114 10 110-46C104-124 24-122 0-96z';
  return (
    place(208, 212, 1.42, fill(t, tone.groundShade)) +
    place(
      196,
      198,
      1.42,
      fill(t, tone.on === 'soft' ? tone.brand : tone.paper) +
        fill(
          'M46-108C82-112 106-88 110-46C114 10 84 40 76 96C72 136 44 140 38 104C36 92 34 82 30 72C70 10 84-60 46-108z',
          tone.on === 'soft' ? tone.deep : tone.paperShade,
        ) +
        stroke('M-84-46C-82-72-66-86-44-88', tone.on === 'soft' ? tone.brandLight : tone.soft, 11),
    ) +
    star(322, 84, 62, tone.pop === tone.paper ? tone.brand : tone.accent)
  );
}

function toothbrush(tone: GroundTones): string {
  return place(
    200,
    224,
    1.3,
    repeat(6, (i) => rect(-132 + i * 43, -100, 33, 110, tone.paper, 7)) +
      fill('M-150-8H420V52H-150a30 30 0 0 1 0-60z', tone.main === tone.soft ? tone.accent : tone.main) +
      fill('M-176 30a30 30 0 0 0 26 22H420V32z', tone.main === tone.soft ? tone.accentShade : tone.mainShade) +
      fill(
        'M-126-98C-130-150-90-178-56-164C-34-156-30-132-44-124C-30-146 4-164 36-150C58-140 62-118 48-110C66-130 108-132 122-106C128-92 122-84 112-84C50-76-40-76-126-98z',
        tone.on === 'soft' ? tone.accent : tone.soft,
      ) +
      stroke('M-100-116C-80-140-58-138-50-130M-6-112C14-136 38-138 46-128', tone.on === 'soft' ? tone.accentLight : tone.brandMid, 8),
    -22,
  );
}
