import { butt, circle, ellipse, fill, place, rect, repeat, ring, stroke } from '../pen.ts';

/** The sign of a trade in a 48 box about 0,0. `behind` is the color it stands on, for cut-outs. Unknown trades get the shop. */
export function glyph(trade: string, colour: string, behind: string): string {
  return (glyphs[trade] ?? shop)(colour, behind);
}

type Glyph = (colour: string, behind: string) => string;

const glyphs: Record<string, Glyph> = {
  plumber: (colour, behind) =>
    fill('M0-26C4-14 18-4 18 9A18 18 0 0 1-18 9C-18-4-4-14 0-26z', colour) + stroke('M-9 9a9 9 0 0 0 9 9', behind, 4),
  electrician: (colour) => fill('M6-28L-20 6H-3L-8 28L20-8H3z', colour),
  hvac: (colour, behind) =>
    repeat(4, (i) => place(0, 0, 1, fill('M0-4C-16-8-20-24-8-28C6-28 8-14 0-4z', colour), i * 90)) + circle(0, 0, 5, behind),
  roofer: (colour) => fill('M-28 2L0-24L28 2L20 10L0-8L-20 10z', colour) + fill('M-14 12L0 0L14 12V26H-14z', colour),
  landscaper: (colour, behind) => fill('M-20 22C-26-14 0-26 24-24C28 2 12 26-20 22z', colour) + stroke('M-24 26L8-8', behind, 4),
  cleaning: (colour) => fill('M0-28Q4-4 28 0Q4 4 0 28Q-4 4-28 0Q-4-4 0-28z', colour),
  salon: (colour) => ring(-12, 16, 8, colour, 5) + ring(12, 16, 8, colour, 5) + stroke('M-8 9L12-26M8 9L-12-26', colour, 5),
  barber: (colour, behind) =>
    rect(-12, -18, 24, 36, colour) +
    stroke('M-12 4L12-12M-12 16L12 0', behind, 5, butt) +
    rect(-16, -26, 32, 8, colour, 3) +
    rect(-16, 18, 32, 8, colour, 3),
  coffee: (colour) =>
    fill('M-22-8H14V8A16 16 0 0 1-2 24H-6A16 16 0 0 1-22 8z', colour) +
    stroke('M14-2h4a7 7 0 0 1 0 14h-5', colour, 5) +
    stroke('M-10-26v8M2-26v8', colour, 5),
  bakery: (colour, behind) =>
    fill('M-26 14C-26-12-10-20 0-20S26-12 26 14C18 20 12 8 0 8S-18 20-26 14z', colour) + stroke('M-8-12L-4 2M8-12L4 2', behind, 4),
  restaurant: (colour) => rect(-3, -2, 6, 30, colour, 3) + fill('M-14-28h5v14h4v-14h10v14h4v-14h5v18C14-2 6 0 0 0S-14-2-14-10z', colour),
  bbq: (colour) => fill('M-2-28C14-16 4-8 12-2C16-6 14-10 14-14C26 0 20 26 0 26S-22 6-12-8C-10-2-6-2-4-4C-8-14-6-22-2-28z', colour),
  dentist: (colour) =>
    fill(
      'M0-20C-8-28-26-26-24-8C-24 4-18 10-16 20C-14 30-8 28-8 20C-6 10-4 8 0 8S6 10 8 20C8 28 14 30 16 20C18 10 24 4 24-8C26-26 8-28 0-20z',
      colour,
    ),
  lawyer: (colour) =>
    rect(-24, -24, 48, 8, colour) + rect(-24, 16, 48, 8, colour) + repeat(3, (i) => rect(-18 + i * 14.5, -12, 7, 24, colour)),
  auto: (colour, behind) => circle(0, 0, 25, colour) + ring(0, 0, 14, behind, 5) + circle(0, 0, 5, behind),
  gym: (colour) =>
    rect(-14, -4, 28, 8, colour) +
    [-1, 1].map((q) => rect(q * 16 - 4, -20, 8, 40, colour, 3) + rect(q * 24 - 3, -12, 6, 24, colour, 3)).join(''),
  realtor: (colour, behind) => fill('M-24 4L0-24L24 4V24H-24z', colour) + rect(-6, 6, 12, 18, behind),
  groomer: (colour) =>
    circle(-20, -4, 7, colour) +
    circle(-8, -18, 7, colour) +
    circle(8, -18, 7, colour) +
    circle(20, -4, 7, colour) +
    fill('M0-4C10-4 18 8 16 16C14 24 6 20 0 20S-14 24-16 16C-18 8-10-4 0-4z', colour),
  photographer: (colour, behind) =>
    rect(-26, -14, 52, 36, colour, 6) + rect(-10, -22, 20, 12, colour, 3) + circle(0, 4, 12, behind) + circle(0, 4, 6, colour),
  florist: (colour, behind) => repeat(6, (i) => place(0, 0, 1, ellipse(0, -16, 8, 12, colour), i * 60)) + circle(0, 0, 8, behind),
  accountant: (colour) => repeat(4, (i) => rect(-24 + i * 13, 20 - (i + 1) * 11, 9, (i + 1) * 11, colour)),
  painter: (colour) => rect(-24, -24, 40, 18, colour, 4) + stroke('M16-16H24V0H0V8', colour, 4) + rect(-5, 8, 10, 20, colour, 3),
  carpenter: (colour) => fill('M-26-22H14L24-10H-10V-6H-26z', colour) + rect(-22, -6, 11, 34, colour, 3),
};

const shop: Glyph = (colour) =>
  fill('M-24-22H24L28-6a7 7 0 0 1-14 0a7 7 0 0 1-14 0a7 7 0 0 1-14 0a7 7 0 0 1-14 0z', colour) +
  fill('M-22 8H22V26H8V14H-4V26H-22z', colour);
