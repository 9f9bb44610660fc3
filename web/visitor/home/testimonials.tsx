import { ArrowLeft, ArrowRight, Star } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { PhoneFrame } from '../../ui/drawings/phone-frame.tsx';
import { Band } from '../../ui/layout/band.tsx';

/** A testimonial as the page shows it (seed section 3). `sample` ones stand on demo databases only, and say so. */
export interface Testimonial {
  id: string;
  name: string;
  business: string;
  content: string;
  rating: number;
  sample: boolean;
}

/** How long one stands before the next comes by itself (seed section 9). */
const turnMs = 5000;

/**
 * What customers said, one at a time: it turns every 5 s, wraps around, and stands still under the pointer, while
 * something in it has focus, and for people who want less motion. All of them are in the page for readers without script.
 */
export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  const { shown, goTo, area } = useCarousel(testimonials.length);
  const label = (index: number) => `${index + 1} of ${testimonials.length}`;
  return (
    <Band tone="sunk" id="testimonials">
      <section
        ref={area}
        aria-roledescription="carousel"
        aria-label="What customers say"
        className="grid gap-[clamp(2rem,6vw,6rem)] md:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] md:items-center"
      >
        <h2 className="sr-only">What customers say</h2>
        <div>
          <div className="grid" aria-live="polite">
            {testimonials.map((testimonial, index) => (
              // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group by the ARIA pattern; a fieldset is for forms.
              <div
                key={testimonial.id}
                role="group"
                aria-roledescription="slide"
                aria-label={label(index)}
                inert={index !== shown}
                className={classNames(
                  'col-start-1 row-start-1 transition-opacity duration-rise ease-rise',
                  index === shown ? 'opacity-100' : 'invisible opacity-0',
                )}
              >
                <Quote testimonial={testimonial} />
              </div>
            ))}
          </div>
          <div className="mt-9 flex items-center gap-3 md:justify-end">
            <Arrow label="Previous" icon={ArrowLeft} onClick={() => goTo(shown - 1)} />
            <ul className="flex">
              {testimonials.map((testimonial, index) => (
                <li key={testimonial.id}>
                  <button
                    type="button"
                    onClick={() => goTo(index)}
                    aria-label={`Show ${label(index)}`}
                    aria-current={index === shown}
                    className="grid size-6 cursor-pointer place-items-center before:size-2.25 before:rounded-full before:inset-ring-[1.5px] before:inset-ring-control aria-[current=true]:before:bg-ink aria-[current=true]:before:inset-ring-0 pointer-coarse:h-11"
                  />
                </li>
              ))}
            </ul>
            <Arrow label="Next" icon={ArrowRight} onClick={() => goTo(shown + 1)} />
          </div>
        </div>
        <PhoneFrame className="w-60 md:ml-auto" viewClassName="aspect-[9/17]">
          <img
            src="/pictures/salon-390.webp"
            alt="Home page of a sample salon's site on a phone"
            width={390}
            height={844}
            loading="lazy"
            className="block h-full w-full object-cover object-top"
          />
        </PhoneFrame>
      </section>
    </Band>
  );
}

function Quote({ testimonial: { name, business, content, rating, sample } }: { testimonial: Testimonial }) {
  return (
    <figure>
      <blockquote className="font-display text-[clamp(1.75rem,1.2rem+2.6vw,3.5rem)] leading-[1.12] tracking-[-.028em] text-pretty md:indent-[-.42em]">
        “{content}”
      </blockquote>
      <figcaption className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-2">
        <span>
          <b>{name}</b>
          <br />
          <span className="text-ink-2">{business}</span>
        </span>
        <span role="img" aria-label={`${rating} out of 5`} className="flex gap-0.5">
          {Array.from({ length: rating }, (_, star) => `star ${star + 1}`).map((star) => (
            <Star key={star} size={16} fill="currentColor" strokeWidth={0} aria-hidden="true" />
          ))}
        </span>
        {sample && <span className="text-small text-ink-2">A sample for this demo, not a customer.</span>}
      </figcaption>
    </figure>
  );
}

function Arrow({ label, icon: Icon, onClick }: { label: string; icon: typeof ArrowLeft; onClick: () => void }) {
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

/** Which slide shows. `goTo` wraps around at both ends and starts the wait anew. */
function useCarousel(count: number) {
  const area = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(0);
  const [held, setHeld] = useState(false);
  const goTo = (index: number) => setShown((index + count) % count);

  useEffect(() => {
    const box = area.current;
    if (!box) return;
    const look = () => setHeld(box.matches(':hover') || box.contains(document.activeElement));
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;
    // After a focusout the new element has focus only in the next task.
    const later = () => setTimeout(look);
    for (const event of events) box.addEventListener(event, later);
    return () => {
      for (const event of events) box.removeEventListener(event, later);
    };
  }, []);

  useEffect(() => {
    if (held || count < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const next = setTimeout(() => setShown((shown + 1) % count), turnMs);
    return () => clearTimeout(next);
  }, [shown, held, count]);

  return { area, shown, goTo };
}
