import { wcagContrast } from 'culori';
import type { Palette } from '../../document/document.ts';
import { buttonProperties } from '../../themes/button.ts';
import { contrastPairs } from '../../themes/palette.ts';
import type { Check } from '../check.ts';
import { finding } from '../check.ts';

/** The theme's colors, computed again from the document, whatever the solver promised. */
export const contrast: Check = {
  key: 'contrast',
  label: 'Color contrast',
  run({ document }) {
    const { palette } = document.theme;
    const weak = contrastPairs
      .map(([front, ground, least]) => ({ name: `${front} on ${ground}`, ratio: wcagContrast(palette[front], palette[ground]), least }))
      .concat(buttonPairs(palette))
      .filter(({ ratio, least }) => ratio < least)
      .map(({ name, ratio, least }) => `${name}: ${ratio.toFixed(2)}, needs ${least}`);
    return finding(weak, 'Every color pair passes WCAG AA.', 'Color pairs with too little contrast');
  },
};

/** A button's fill and ink come in twos: `--btn-deep` and `--btn-deep-ink`. */
function buttonPairs(palette: Palette): { name: string; ratio: number; least: number }[] {
  const properties = new Map(buttonProperties(palette));
  return [...properties].flatMap(([name, fill]) => {
    const ink = properties.get(`${name}-ink`);
    return ink ? [{ name: `${name}-ink on ${name}`, ratio: wcagContrast(ink, fill), least: 4.5 }] : [];
  });
}
