import type { Palette, Photo } from '../document/document.ts';
import { gradeOf, hintsOf } from '../pictures/grade.ts';

/** How the photos of a page are cropped and filtered: classes, because the policy of a site forbids style attributes. */
export interface PhotoLooks {
  /** The class of a photo's <img>; none if it needs none. */
  classOf: (photo: Photo) => string | undefined;
  /** The rules of all classes given so far. */
  css: () => string;
}

export function createPhotoLooks(palette: Palette): PhotoLooks {
  const rules: string[] = [];
  const hints = hintsOf(palette);
  return {
    classOf(photo) {
      const rule = [positionOf(photo), filterOf(photo, hints)].filter(Boolean).join(';');
      if (!rule) return undefined;
      if (!rules.includes(rule)) rules.push(rule);
      return `photo${rules.indexOf(rule)}`;
    },
    css: () => rules.map((rule, index) => `.photo${index}{${rule}}`).join(''),
  };
}

/** A focal point this close to the middle makes no visible difference. */
const nearMiddle = 0.06;

function positionOf({ focus }: Photo): string {
  if (!focus || (Math.abs(focus.x - 0.5) < nearMiddle && Math.abs(focus.y - 0.5) < nearMiddle)) return '';
  return `object-position:${Math.round(focus.x * 100)}% ${Math.round(focus.y * 100)}%`;
}

function filterOf({ tone }: Photo, hints: ReturnType<typeof hintsOf>): string {
  const changed = Object.entries(gradeOf(tone, hints)).filter(([, factor]) => Math.abs(factor - 1) > 0.02);
  return changed.length > 0 ? `filter:${changed.map(([name, factor]) => `${name}(${factor})`).join(' ')}` : '';
}
