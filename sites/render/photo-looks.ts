import { rgb } from 'culori';
import type { Palette, Photo } from '../document/document.ts';
import { gradeOf, hintsOf, isWeak } from '../pictures/grade.ts';

/** How the photos of a page are cropped and filtered: classes, because the policy of a site forbids style attributes. */
export interface PhotoLooks {
  /** The class of a photo's <img>; none if it needs none. */
  classOf: (photo: Photo) => string | undefined;
  /** The rules of all classes given so far. */
  css: () => string;
  /** What the rules refer to, for the end of the body; empty if they refer to nothing. */
  markup: () => string;
}

export function createPhotoLooks(palette: Palette): PhotoLooks {
  const rules: string[] = [];
  const hints = hintsOf(palette);
  const isTwoToned = () => rules.some((rule) => rule.includes('url(#duotone)'));
  return {
    classOf(photo) {
      const rule = [positionOf(photo), filterOf(photo, hints)].filter(Boolean).join(';');
      if (!rule) return undefined;
      if (!rules.includes(rule)) rules.push(rule);
      return `photo${rules.indexOf(rule)}`;
    },
    css: () => rules.map((rule, index) => `.photo${index}{${rule}}`).join('') + (isTwoToned() ? '.duotone{position:absolute}' : ''),
    markup: () => (isTwoToned() ? duotone(palette) : ''),
  };
}

/** A focal point this close to the middle makes no visible difference. */
const nearMiddle = 0.06;

function positionOf({ focus }: Photo): string {
  if (!focus || (Math.abs(focus.x - 0.5) < nearMiddle && Math.abs(focus.y - 0.5) < nearMiddle)) return '';
  return `object-position:${Math.round(focus.x * 100)}% ${Math.round(focus.y * 100)}%`;
}

function filterOf({ tone }: Photo, hints: ReturnType<typeof hintsOf>): string {
  if (tone && isWeak(tone)) {
    // A dim or dull photo is first brought to the middle, then spread, so that both colors show.
    const brightness = within(0.5 / tone.lightness, 0.8, 2);
    const contrast = within(0.2 / tone.spread, 1, 2);
    return `filter:grayscale(1) brightness(${brightness}) contrast(${contrast}) url(#duotone)`;
  }
  const changed = Object.entries(gradeOf(tone, hints)).filter(([, factor]) => Math.abs(factor - 1) > 0.02);
  return changed.length > 0 ? `filter:${changed.map(([name, factor]) => `${name}(${factor})`).join(' ')}` : '';
}

function within(value: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, value)) * 100) / 100;
}

/** Turns grays into the colors between the palette's deep one and its lightest. */
function duotone({ scheme, deep, deepInk, bg }: Palette): string {
  const [dark, light] = [deep, scheme === 'light' ? bg : deepInk].map((color) => rgb(color));
  const table = (channel: 'r' | 'g' | 'b') =>
    `<feFunc${channel.toUpperCase()} type="table" tableValues="${(dark?.[channel] ?? 0).toFixed(3)} ${(light?.[channel] ?? 1).toFixed(3)}"/>`;
  return (
    '<svg class="duotone" width="0" height="0" aria-hidden="true"><filter id="duotone" color-interpolation-filters="sRGB">' +
    `<feComponentTransfer>${table('r')}${table('g')}${table('b')}</feComponentTransfer></filter></svg>`
  );
}
