import type { Palette, ThemeChoice } from '../document/document.ts';
import { fontStack } from '../fonts/fonts.ts';
import type { FontPairing } from '../fonts/pairing.ts';
import type { Business } from './business.ts';
import { buttonProperties } from './button.ts';
import { dangerProperty } from './danger.ts';
import { derivedProperties } from './derived.ts';

/**
 * A theme: custom properties in one contract, and the section variants it prefers. It has no selectors of its own;
 * structure lives in the variants, so any palette can pair with any theme.
 */
export interface Theme {
  /** The name of its folder. */
  name: string;
  /** What owners read when they choose among looks: 'Deep end', 'Bright and wet'. */
  title: string;
  feel: string;
  /** Words of `look.style` and `look.tone` that it was drawn for. The trades that it suits name it in their trade.yaml. */
  words: string[];
  /** Drawn for a business that goes to its customers: picked less for one that they come to. */
  forVisits?: true;
  /** False for a business that it can't dress, such as one without photos. */
  suits?: (business: Business) => boolean;
  /** Colors as drawn; used when the brief names none, and the model for solving a palette from the owner's color. */
  base: Palette;
  /** The first pairing is the drawn one. */
  pairings: [FontPairing, ...FontPairing[]];
  /** Type, shape and density where they differ from `usualTokens`, and the theme's own lines and shadow. */
  tokens: Record<`--${string}`, string>;
  /** Allowed variants per section kind, preferred first. A kind not listed may use any variant. */
  variants: Record<string, string[]>;
  /** Its structure needs a page whose ground is quiet. */
  quiet?: true;
  /** Drawn beside the heading of a service menu. */
  ornament?: 'sprig';
  /** How bands follow each other down a page; `deep` never twice running except before the footer. */
  bands: ('page' | 'tint' | 'deep' | 'accent')[];
}

/** Type, shape and density of a theme that says nothing else. Fonts are set by the pairing. */
const usualTokens: Theme['tokens'] = {
  '--head-weight': '700',
  '--head-track': '-.02em',
  '--head-lead': '1.02',
  '--head-case': 'none',
  '--head-stretch': '100%',
  '--body-weight': '400',
  '--strong': '700',
  '--t-00': '.8125rem',
  '--t-0': '1.0625rem',
  '--t-1': '1.1875rem',
  '--t-2': '1.5rem',
  '--t-3': 'clamp(1.6rem,1.3rem + 1.3vw,2.2rem)',
  '--t-4': 'clamp(2rem,1.5rem + 2.2vw,3.1rem)',
  '--t-5': 'clamp(2.35rem,1.3rem + 4.3vw,4.7rem)',
  '--r-s': '0px',
  '--r-m': '0px',
  '--r-l': '0px',
  '--r-art': '0px',
  '--gap': '1.5rem',
  '--sec': 'clamp(3.5rem,2rem + 6vw,7rem)',
  '--wrap': '70rem',
  '--gutter': 'clamp(1.125rem,4vw,2.5rem)',
  '--measure': '36rem',
};

/** The themes of a site. Asking for one without a folder throws. */
export interface Themes {
  all: Theme[];
  named: (name: string) => Theme;
}

/** A theme is a folder with a `theme.ts`. These are their contents by path: `./clock/theme.ts`. */
export const themeFiles: Record<string, Theme> = import.meta.glob('./*/theme.ts', { eager: true, import: 'default' });

export function createThemes(files: Record<string, Theme>): Themes {
  const all = Object.values(files);
  return {
    all,
    named(name) {
      const theme = all.find((theme) => theme.name === name);
      if (!theme) throw new Error(`No theme named "${name}".`);
      return theme;
    },
  };
}

export const themes = createThemes(themeFiles);

/** The theme's properties for a document as one `:root` rule: those that `styles` read, directly or through each other. */
export function themeCss(theme: Theme, choice: ThemeChoice, styles: string): string {
  const pairing = theme.pairings.find((pair) => pair.key === choice.pairing) ?? theme.pairings[0];
  const colors = Object.entries(choice.palette)
    .filter(([name]) => name !== 'scheme')
    .map(([name, value]): [string, string] => [`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value]);
  const fonts: [string, string][] = [
    ['--font-head', fontStack(pairing.head)],
    ['--font-body', fontStack(pairing.body)],
    ['--font-label', fontStack(pairing.label)],
  ];
  const properties: [string, string][] = [
    ...colors,
    ...buttonProperties(choice.palette),
    ...derivedProperties(choice.palette),
    dangerProperty(choice.palette),
    ...fonts,
    ...Object.entries({ ...usualTokens, ...theme.tokens }),
    ...Object.entries(shapes[choice.shape]),
    ...Object.entries(densities[choice.density]),
  ];
  const used = usedIn(styles, new Map(properties));
  return `:root{color-scheme:${choice.palette.scheme};${[...used].map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

function usedIn(styles: string, properties: ReadonlyMap<string, string>): Map<string, string> {
  const used = new Map<string, string>();
  const read = (text: string) => {
    for (const [, name = ''] of text.matchAll(/var\((--[a-z0-9-]+)/g)) {
      const value = properties.get(name);
      if (value === undefined || used.has(name)) continue;
      used.set(name, value);
      read(value);
    }
  };
  read(styles);
  return used;
}

/** Shape: overrides the theme's radii. */
const shapes: Record<ThemeChoice['shape'], Record<string, string>> = {
  theme: {},
  sharp: { '--r-s': '0', '--r-m': '0', '--r-l': '0' },
  soft: { '--r-s': '6px', '--r-m': '8px', '--r-l': '12px' },
  round: { '--r-s': '999px', '--r-m': '16px', '--r-l': '26px' },
};

/** Density: overrides the theme's vertical rhythm. */
const densities: Record<ThemeChoice['density'], Record<string, string>> = {
  theme: {},
  compact: { '--sec': 'clamp(2.75rem,1.75rem + 4.5vw,5.5rem)' },
  airy: { '--sec': 'clamp(4.25rem,2.25rem + 8vw,9rem)' },
};
