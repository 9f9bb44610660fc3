import { describe, expect, it } from 'vitest';
import { fitHeadline, phoneFrame, wideFrame } from './fit-headline.ts';

const face = 'big-shoulders-display';

describe('fitHeadline', () => {
  it('sets a short headline in one page-wide line', () => {
    expect(fitHeadline('Up at five', face, wideFrame).lines).toEqual(['Up at five']);
    expect(fitHeadline('Up at five', face, phoneFrame).lines).toEqual(['Up at five']);
  });

  it('breaks a long headline into even lines, never more than three', () => {
    const headline = 'Leaks, clogs and water heaters, fixed by the two of us';
    const fit = fitHeadline(headline, face, phoneFrame);
    expect(fit.lines).toHaveLength(3);
    expect(fit.lines.join(' ')).toBe(headline);
  });

  it('keeps every word of any headline', () => {
    for (const headline of ['Bread', 'Rechtsschutzversicherungsgesellschaften', 'a b c d e f g h i j']) {
      for (const frame of [wideFrame, phoneFrame]) expect(fitHeadline(headline, face, frame).lines.join(' ')).toBe(headline);
    }
  });

  it('gives smaller letters to wider fonts', () => {
    expect(fitHeadline('Up at five', 'besley', wideFrame).em).toBeGreaterThan(fitHeadline('Up at five', face, wideFrame).em);
  });
});
