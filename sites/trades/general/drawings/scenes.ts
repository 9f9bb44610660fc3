import type { Composition } from '../../../scenes/composition.ts';
import type { Frame } from '../../../scenes/frame.ts';
import { nth } from '../../../scenes/nth.ts';
import { cat } from '../../../scenes/parts/animals.ts';
import { tree } from '../../../scenes/parts/plants.ts';
import { butt, circle, fill, path, place, rect, repeat, ring, stroke } from '../../../scenes/pen.ts';
import type { GroundTones } from '../../../scenes/tones.ts';

export const scenes: Composition[] = [
  { title: 'A shop with a striped awning', grounds: ['soft', 'brand', 'accent'], draw: shopFront },
  { title: 'An open shop door under an awning', grounds: ['accent', 'brand', 'soft'], draw: doorway },
  { title: 'A row of shops at sunup', grounds: ['brand', 'soft', 'accent'], draw: street },
];

function shopFront(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const street = height * 0.87;
  const shopWidth = tall ? width * 0.84 : wide ? width * 0.5 : width * 0.66;
  const x = wide ? width * 0.3 : tall ? width * 0.08 : width * 0.22;
  const top = tall ? height * 0.16 : 26;
  const wall = tone.dark ? tone.brandMid : tone.brand;
  const wallShade = tone.dark ? tone.brandLight : tone.deep;
  const stripe = tone.on === 'accent' ? tone.deep : tone.accent;
  const secondStripe = tone.paper;
  const awningY = street - (tall ? 210 : 178);
  const glass = tone.dark ? tone.deep : tone.soft;
  const neighbor = (bx: number, bw: number, h: number, line: string, windowColor: string) =>
    rect(bx, street - h, bw, h, line) +
    rect(bx - 8, street - h - 14, bw + 16, 18, line === tone.groundShade ? tone.groundShade : line) +
    repeat(Math.floor(h / 90), (i) =>
      repeat(Math.max(1, Math.floor(bw / 76)), (j) =>
        rect(bx + 20 + j * 70, street - h + 30 + i * 90, 34, 52, windowColor, i % 2 ? 0 : 17),
      ),
    );
  return (
    circle(
      width * (tall ? 0.8 : 0.12),
      height * 0.16,
      tall ? 64 : 56,
      tone.on === 'soft' ? tone.accent : tone.dark ? tone.accent : tone.paper,
    ) +
    neighbor(-20, x + 10, height * 0.5, tone.groundShade, tone.ground) +
    neighbor(x + shopWidth + 10, width, height * 0.62, tone.groundShade, tone.ground) +
    rect(x, top, shopWidth, street - top, wall) +
    rect(x + shopWidth * 0.8, top, shopWidth * 0.2, street - top, wallShade) +
    rect(x - 12, top - 12, shopWidth + 24, 24, tone.dark ? tone.soft : tone.deep, 3) +
    repeat(tall ? 2 : wide ? 4 : 3, (i) => {
      const n = tall ? 2 : wide ? 4 : 3;
      const q = shopWidth / n;
      const wx = x + q * (i + 0.5);
      const wh = Math.min(110, awningY - top - 96);
      return wh > 40
        ? rect(wx - 27, top + 36, 54, wh, tone.dark ? tone.deep : tone.soft, 27) +
            rect(wx - 34, top + 36 + wh - 4, 68, 12, tone.dark ? tone.soft : tone.paper, 2) +
            (i === 1
              ? fill(
                  path`M${wx - 16} ${top + 36 + wh - 4}c-6-20 0-34 8-38l-2-16 12 8h10l10-8-2 20c6 8 6 20 4 34z`,
                  tone.dark ? tone.accent : tone.deep,
                )
              : '')
        : '';
    }) +
    rect(x + 16, awningY + 6, shopWidth - 32, street - awningY - 6, tone.dark ? tone.brand : tone.paper) +
    rect(x + 28, awningY + 20, shopWidth * 0.52, street - awningY - 68, glass) +
    fill(
      path`M${x + 28} ${street - 48}V${awningY + 110}L${x + 28 + shopWidth * 0.3} ${awningY + 20}h${shopWidth * 0.16}L${x + 60} ${street - 48}z`,
      tone.dark ? tone.groundLight : tone.paper,
    ) +
    rect(x + 28, street - 40, shopWidth * 0.52, 40, tone.dark ? tone.brandMid : tone.softShade) +
    repeat(3, (i) =>
      place(
        x + 28 + shopWidth * (0.1 + i * 0.16),
        street - 48,
        0.62,
        nth([circle(0, -40, 40, tone.brand), rect(-34, -90, 68, 90, tone.accent, 8), fill('M-44 0L0-96L44 0z', tone.deep)], i),
      ),
    ) +
    rect(
      x + shopWidth * 0.64,
      awningY + 14,
      shopWidth * 0.27,
      street - awningY - 14,
      tone.dark ? tone.accent : stripe === tone.accent ? tone.accent : tone.brand,
    ) +
    rect(x + shopWidth * 0.68, awningY + 36, shopWidth * 0.19, (street - awningY) * 0.46, glass, 3) +
    circle(x + shopWidth * 0.67, street - 56, 6, tone.ink) +
    rect(x + shopWidth * 0.7, awningY + 64, shopWidth * 0.15, 26, tone.paper, 4) +
    fill(path`M${x + 2} ${awningY + 4}h${shopWidth - 4}v34h${-shopWidth + 4}z`, tone.ink, ' opacity=".22"') +
    rect(x - 6, awningY - 56, shopWidth + 12, 30, tone.dark ? tone.soft : tone.deep, 3) +
    awning(x - 14, awningY - 28, shopWidth + 28, 44, wide ? 9 : 7, stripe, secondStripe) +
    rect(-5, street, width + 10, height, tone.dark ? tone.deep : tone.groundShade) +
    rect(-5, street, width + 10, 12, tone.dark ? tone.brandMid : tone.softDeep) +
    tree(
      wide ? width * 0.9 : tall ? width * 0.97 : width * 0.96,
      street + 4,
      wide ? 56 : 48,
      tone.dark ? tone.soft : tone.on === 'accent' ? tone.paper : tone.brandLight,
      tone.dark ? tone.brandMid : tone.on === 'accent' ? tone.softShade : tone.brand,
      tone.ink,
    ) +
    place(
      wide ? width * 0.16 : x - 34,
      street + 8,
      wide ? 1.15 : 0.86,
      stroke('M-44-24L-12-62H30L48-24M-12-62L6-24L30-62M-20-72H-4M30-62L24-82h16', tone.dark ? tone.paper : tone.ink, 6) +
        ring(-44, -24, 24, tone.dark ? tone.paper : tone.ink, 6) +
        ring(48, -24, 24, tone.dark ? tone.paper : tone.ink, 6),
    )
  );
}

function doorway(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const doorWidth = tall ? 190 : 170;
  const doorX = width * (wide ? 0.6 : 0.54);
  const street = height * 0.9;
  const awningY = height * (tall ? 0.34 : 0.36);
  const stripe = tone.on === 'accent' ? tone.brand : tone.accent;
  const secondStripe = tone.paper;
  const trim = tone.dark ? tone.soft : tone.deep;
  const fasciaY = height * 0.1;
  const count = wide ? 11 : tall ? 6 : 8;
  return (
    rect(0, 0, width, fasciaY + 30, trim) +
    rect(doorX - doorWidth / 2 - 16, awningY - 40, doorWidth + 32, street - awningY + 40, trim) +
    rect(
      doorX - doorWidth / 2,
      awningY - 40,
      doorWidth,
      street - awningY + 40,
      tone.dark ? tone.accent : tone.on === 'accent' ? tone.paper : tone.accentLight,
    ) +
    fill(
      path`M${doorX - doorWidth / 2} ${awningY - 40}L${doorX - doorWidth / 2 - 76} ${awningY - 10}V${height * 0.985}L${doorX - doorWidth / 2} ${street}z`,
      tone.dark ? tone.deep : tone.brand,
    ) +
    fill(path`M${doorX - doorWidth / 2 - 14} ${awningY + 20}l-48 14v${(street - awningY) * 0.42}l48-8z`, tone.brandLight) +
    circle(doorX - doorWidth / 2 - 62, height * 0.72, 6, tone.accent) +
    place(
      doorX + 18,
      street,
      tall ? 1 : 0.92,
      rect(-56, -96, 140, 100, tone.deep, 3) +
        rect(-66, -106, 160, 16, tone.brand, 3) +
        circle(-24, -124, 20, tone.on === 'soft' ? tone.brand : tone.deep) +
        rect(14, -136, 34, 32, tone.on === 'soft' ? tone.deep : tone.brand, 4),
    ) +
    stroke(path`M${doorX + 18} ${awningY - 40}v70`, tone.deep, 5) +
    fill(path`M${doorX - 22} ${awningY + 66}a40 40 0 0 1 80 0z`, tone.deep) +
    rect(-10, awningY + 10, doorX - doorWidth / 2 - (wide ? 110 : 100), street - awningY - 70, trim) +
    rect(
      -10,
      awningY + 24,
      doorX - doorWidth / 2 - (wide ? 124 : 114),
      street - awningY - 98,
      tone.dark ? tone.deep : tone.soft === tone.ground ? tone.paper : tone.soft,
    ) +
    fill(
      path`M0 ${street - 120}L${Math.max(40, (doorX - doorWidth) * 0.6)} ${awningY + 24}h50L0 ${street - 70}z`,
      tone.dark ? tone.groundLight : tone.paper,
    ) +
    (wide
      ? rect(doorX + doorWidth / 2 + 60, awningY + 10, width, street - awningY - 70, trim) +
        rect(
          doorX + doorWidth / 2 + 74,
          awningY + 24,
          width,
          street - awningY - 98,
          tone.dark ? tone.deep : tone.soft === tone.ground ? tone.paper : tone.soft,
        )
      : '') +
    rect(0, street, width, height, tone.groundShade) +
    fill(
      path`M${doorX - doorWidth / 2} ${street}h${doorWidth}l60 ${height - street + 5}h${-doorWidth - 60}z`,
      tone.dark ? tone.accent : tone.on === 'accent' ? tone.paper : tone.accentLight,
    ) +
    fill(path`M0 ${awningY - 40}H${width}v40H0z`, tone.ink, ' opacity=".16"') +
    awning(-16, fasciaY + 26, width + 32, awningY - fasciaY - 60, count, stripe, secondStripe) +
    place(
      wide ? doorX + doorWidth / 2 + 34 : doorX + doorWidth / 2 + 54,
      street + 10,
      tall ? 1 : 0.95,
      fill('M-40-64H40L28 0H-28z', tone.dark ? tone.paper : tone.brand) +
        fill('M8-64h32L28 0H4z', tone.dark ? tone.softDeep : tone.deep) +
        circle(0, -108, 52, tone.dark ? tone.brandMid : tone.on === 'accent' ? tone.deep : tone.brandLight) +
        fill('M0-160a52 52 0 0 1 0 104z', tone.dark ? tone.brandLight : tone.on === 'accent' ? tone.ink : tone.brand),
    ) +
    place(doorX - doorWidth / 2 - (tall ? 20 : 30), height - 6, tall ? 0.8 : 0.74, cat(tone.dark ? tone.paper : tone.ink))
  );
}

function street(tone: GroundTones, frame: Frame): string {
  const { width, height, tall, wide } = frame;
  const count = wide ? 4 : tall ? 2 : 3;
  const gap = width / count;
  const street = height * 0.88;
  const fronts = tone.dark
    ? ([
        [tone.brandMid, tone.brandLight],
        [tone.soft, tone.softDeep],
        [tone.brandLight, tone.groundLight],
      ] as const)
    : tone.on === 'accent'
      ? ([
          [tone.brand, tone.deep],
          [tone.paper, tone.paperShade],
          [tone.deep, tone.ink],
        ] as const)
      : ([
          [tone.brand, tone.brandShade],
          [tone.paper, tone.paperShade],
          [tone.brandLight, tone.brand],
        ] as const);
  const hotIndex = wide ? 2 : 1;
  const sunColor = tone.pop;
  const shop = (i: number) => {
    const x = gap * i;
    const h = nth([0.56, 0.7, 0.5, 0.64], (i + frame.variant) % 4) * height;
    const [c, s] = nth(fronts, i % 3);
    const on = i === hotIndex;
    const [stripe, secondStripe] = on
      ? ([tone.on === 'accent' ? tone.brand : tone.accent, tone.paper] as const)
      : ([tone.deep, tone.dark ? tone.brand : tone.soft] as const);
    const wl = c === tone.paper || c === tone.soft ? tone.deep : tone.soft;
    const gy = street - (tall ? 150 : 128);
    const rr = (i + frame.variant) % 3;
    return (
      (rr === 0
        ? fill(path`M${x + 6} ${street - h}L${x + gap / 2} ${street - h - 60}L${x + gap - 6} ${street - h}z`, s)
        : rr === 1
          ? rect(x + 2, street - h - 16, gap - 4, 20, tone.deep)
          : fill(path`M${x + gap * 0.2} ${street - h}a${gap * 0.3} ${gap * 0.3} 0 0 1 ${gap * 0.6} 0z`, s)) +
      rect(x + 6, street - h, gap - 12, h, c) +
      rect(x + gap * 0.78, street - h, gap * 0.22 - 6, h, s) +
      repeat(Math.max(1, Math.floor((h - 190) / 70) + 1), (r) =>
        h - 190 + 40 > 20
          ? [0.3, 0.66].map((q) => rect(x + gap * q - 17, street - h + 22 + r * 72, 34, 44, wl, i % 2 ? 17 : 2)).join('')
          : '',
      ) +
      rect(x + 14, gy + 8, gap - 28, street - gy - 8, tone.deep) +
      rect(x + 24, gy + 22, gap * 0.44, street - gy - 46, on ? tone.accent : tone.brandMid) +
      rect(x + gap * 0.62, gy + 22, gap * 0.24, street - gy - 22, on ? tone.paper : tone.brandLight) +
      awning(x + 6, gy - 24, gap - 12, 34, 5, stripe, secondStripe)
    );
  };
  return (
    circle(gap * hotIndex + (tall ? 20 : 0), height * (tall ? 0.24 : 0.34), tall ? 108 : 104, sunColor) +
    repeat(count, shop) +
    rect(-5, street, width + 10, height, tone.dark ? tone.deep : tone.groundShade) +
    stroke(path`M0 ${street}H${width}`, tone.ink, 8, butt) +
    repeat(Math.ceil(width / 90), (i) =>
      rect(i * 90 + 10, street + (height - street) * 0.55, 50, 7, tone.dark ? tone.brandMid : tone.softDeep),
    ) +
    place(
      width * (tall ? 0.2 : 0.24),
      street + 6,
      0.8,
      stroke(
        'M-44-24L-12-62H30L48-24M-12-62L6-24L30-62M-20-72H-4M30-62L24-82h16',
        tone.dark ? tone.paper : sunColor === tone.paper ? tone.paper : tone.ink,
        6,
      ) +
        ring(-44, -24, 24, tone.dark ? tone.paper : sunColor === tone.paper ? tone.paper : tone.ink, 6) +
        ring(48, -24, 24, tone.dark ? tone.paper : sunColor === tone.paper ? tone.paper : tone.ink, 6),
    )
  );
}

/** Stripes of cloth that end in scallops. */
function awning(x: number, y: number, width: number, drop: number, stripes: number, color: string, secondColor: string): string {
  const stripe = width / stripes;
  return repeat(stripes, (i) =>
    fill(path`M${x + i * stripe} ${y}h${stripe}v${drop}a${stripe / 2} ${stripe / 2} 0 0 1 ${-stripe} 0z`, i % 2 ? secondColor : color),
  );
}
