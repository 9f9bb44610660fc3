import useEmblaCarousel from 'embla-carousel-react';
import { ArrowLeft, ArrowRight, type LucideIcon, Pause, Play } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { type Testimonial, TestimonialQuote } from './testimonial-quote.tsx';
import { useHeld } from './use-held.ts';

/** How long one stands before the next comes by itself (seed section 9). */
const turnMs = 5000;

/**
 * One testimonial at a time: it turns every 5 s, wraps around, and stands still under the pointer, while something in
 * `area` has focus, when paused, and for people who want less motion. Arrows, dots, arrow keys and a swipe turn it by hand.
 */
export default function TestimonialCarousel({ area, testimonials }: { area: RefObject<HTMLElement | null>; testimonials: Testimonial[] }) {
  const [lessMotion] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [view, slides] = useEmblaCarousel({ loop: true, duration: 32 });
  const [shown, setShown] = useState(0);
  const [paused, setPaused] = useState(lessMotion);
  const held = useHeld(area) || paused;
  const goTo = (index: number) => slides?.scrollTo((index + testimonials.length) % testimonials.length, lessMotion);
  const label = (index: number) => `${index + 1} of ${testimonials.length}`;

  useEffect(() => {
    if (!slides) return;
    const look = () => setShown(slides.selectedScrollSnap());
    slides.on('select', look).on('reInit', look);
    return () => {
      slides.off('select', look).off('reInit', look);
    };
  }, [slides]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide waits anew.
  useEffect(() => {
    if (held || !slides) return;
    const next = setTimeout(() => slides.scrollNext(lessMotion), turnMs);
    return () => clearTimeout(next);
  }, [slides, shown, held, lessMotion]);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') goTo(shown - 1);
    if (key === 'ArrowRight') goTo(shown + 1);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys help those who are on one of its buttons.
    <div onKeyDown={onKeyDown}>
      <div ref={view} className="-ml-gutter cursor-grab overflow-clip active:cursor-grabbing">
        <div className="flex" aria-live={held ? 'polite' : 'off'}>
          {testimonials.map((testimonial, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group by the ARIA pattern; a fieldset is for forms.
            <div
              key={testimonial.id}
              role="group"
              aria-roledescription="slide"
              aria-label={label(index)}
              inert={index !== shown}
              className={classNames(
                'min-w-0 flex-[0_0_100%] pl-gutter transition-opacity duration-base',
                index === shown ? 'opacity-100' : 'opacity-0',
              )}
            >
              <TestimonialQuote testimonial={testimonial} />
            </div>
          ))}
        </div>
      </div>
      <div className="mt-9 flex items-center gap-3 md:justify-end">
        <Round label="Previous" icon={ArrowLeft} onClick={() => goTo(shown - 1)} />
        <ul className="flex">
          {testimonials.map((testimonial, index) => (
            <li key={testimonial.id}>
              <button
                type="button"
                onClick={() => goTo(index)}
                aria-label={`Show ${label(index)}`}
                aria-current={index === shown}
                className="grid size-6 pointer-coarse:w-9 cursor-pointer place-items-center before:size-2.25 before:rounded-full before:inset-ring-[1.5px] before:inset-ring-control aria-[current=true]:before:bg-ink aria-[current=true]:before:inset-ring-0 pointer-coarse:h-11"
              />
            </li>
          ))}
        </ul>
        <Round label="Next" icon={ArrowRight} onClick={() => goTo(shown + 1)} />
        {!lessMotion && (
          <Round label={paused ? 'Turn by itself' : 'Pause'} icon={paused ? Play : Pause} onClick={() => setPaused(!paused)} />
        )}
      </div>
    </div>
  );
}

function Round({ label, icon: Icon, onClick }: { label: string; icon: LucideIcon; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11.5 cursor-pointer place-items-center rounded-full border-[1.5px] border-control hover:bg-ink/6"
    >
      <Icon size={18} strokeWidth={1.8} aria-hidden="true" />
    </button>
  );
}
