import { type ReactNode, useEffect, useRef } from 'react';
import { ownBrand } from '../../../content/brand.ts';
import { classNames } from '../../ui/class-names.ts';
import { buttonClasses } from '../../ui/controls/button.tsx';
import { Mark } from '../../ui/drawings/mark.tsx';

/** A color on paper, on a pale band and at night, as pages will show it. */
export function ColorPreview({ color }: { color: string }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCurrent = true;
    // Loaded on need, because solving colors is large.
    void import('../../../content/brand-colors.ts').then(({ brandColors }) => {
      if (!isCurrent || !box.current) return;
      const { raw, light, dawn, dark, band } = brandColors(color);
      const tones = { paper: { ...raw, ...light }, dawn: { ...raw, ...light, ...dawn }, night: { ...raw, ...dark, ...band } };
      // Our own color has shades that were chosen by hand.
      for (const element of box.current.querySelectorAll<HTMLElement>('[data-tone]'))
        for (const [name, value] of Object.entries(tones[element.dataset.tone as keyof typeof tones] ?? {}))
          if (color === ownBrand.color) element.style.removeProperty(name);
          else element.style.setProperty(name, value);
    });
    return () => {
      isCurrent = false;
    };
  }, [color]);
  return (
    <div ref={box} aria-hidden="true" className="mt-3 grid max-w-xl overflow-hidden rounded-2 border border-line @md:grid-cols-3">
      {['paper', 'dawn', 'night'].map((tone) => (
        <div key={tone} data-tone={tone} className={classNames(tone, 'grid justify-items-start gap-3 p-4')}>
          <Mark size={28} />
          <span className="border-b-2 border-accent-line text-small">A link in a text</span>
          <span className={buttonClasses({ size: 'small' })}>Start my site</span>
        </div>
      ))}
    </div>
  );
}
