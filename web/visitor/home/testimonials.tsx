import { ArrowLeft, ArrowRight, type LucideIcon, Pause, Play, Star } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { PhoneFrame } from '../../ui/drawings/phone-frame.tsx';
import { Band } from '../../ui/layout/band.tsx';

/** Testimonials, one at a time. web/visitor/enhance/carousel.ts changes them. They share one grid cell, so the page below doesn't move. */
export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  const label = (index: number) => `${index + 1} of ${testimonials.length}`;
  return (
    <Band tone="sunk" id="testimonials" className="overflow-clip">
      <section
        data-carousel
        data-plain
        aria-roledescription="carousel"
        aria-label="What customers say"
        className="grid grid-cols-1 gap-[clamp(2rem,6vw,6rem)] sm:grid-cols-[minmax(0,1fr)_12rem] sm:items-center md:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]"
      >
        <h2 className="sr-only">What customers say</h2>
        <div>
          <div className="grid touch-pan-y" aria-live="off">
            {testimonials.map((testimonial, index) => (
              // biome-ignore lint/a11y/useSemanticElements: in the ARIA pattern, a carousel's slide is a group; a fieldset is for forms.
              <div
                key={testimonial.id}
                role="group"
                aria-roledescription="slide"
                aria-label={label(index)}
                data-slide
                inert={index > 0}
                className="col-start-1 row-start-1 min-w-0 transition-[opacity,translate] duration-base inert:translate-x-6 inert:opacity-0"
              >
                <TestimonialQuote testimonial={testimonial} />
              </div>
            ))}
          </div>
          {testimonials.length > 1 && (
            <div className="mt-9 flex items-center gap-3 md:justify-end noscript:hidden">
              <Round label="Previous" icons={[ArrowLeft]} data-turn="previous" />
              <ul className="flex">
                {testimonials.map((testimonial, index) => (
                  <li key={testimonial.id}>
                    <button
                      type="button"
                      data-dot
                      aria-label={`Show testimonial ${label(index)}`}
                      aria-current={index === 0}
                      className="grid size-6 pointer-coarse:w-9 cursor-pointer place-items-center forced-colors:border before:size-2.25 before:rounded-full before:inset-ring-[1.5px] before:inset-ring-control aria-[current=true]:before:bg-ink aria-[current=true]:before:inset-ring-0 pointer-coarse:h-11"
                    />
                  </li>
                ))}
              </ul>
              <Round label="Next" icons={[ArrowRight]} data-turn="next" />
              <Round label="Pause" icons={[Pause, Play]} data-turn="pause" className="group motion-reduce:hidden" />
            </div>
          )}
        </div>
        <figure className="mx-auto w-full max-w-60 md:mr-0">
          <PhoneFrame viewClassName="aspect-[9/17]">
            <img
              src="/pictures/trades/hair-salon-390.webp"
              alt="Home page of a salon's site on a phone"
              width={390}
              height={844}
              loading="lazy"
              className="block h-full w-full object-cover object-top"
            />
          </PhoneFrame>
          <figcaption className="mt-3.5 text-small text-ink-2">A sample site we built, for a hair salon</figcaption>
        </figure>
      </section>
    </Band>
  );
}

/** A round button. A second icon replaces the first while the button has `data-paused`. */
function Round({ label, icons: [Icon, Other], className, ...rest }: RoundProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classNames(
        'grid size-11.5 cursor-pointer place-items-center rounded-full border-[1.5px] border-control hover:bg-ink/6',
        className,
      )}
    >
      <Icon size={18} strokeWidth={1.8} aria-hidden="true" className={Other && 'group-data-paused:hidden'} />
      {Other && <Other size={18} strokeWidth={1.8} aria-hidden="true" className="not-group-data-paused:hidden" />}
    </button>
  );
}

interface RoundProps {
  label: string;
  icons: [LucideIcon, LucideIcon?];
  'data-turn': string;
  className?: string;
}

/** A testimonial. `sample` ones only exist in demo databases and are marked. */
interface Testimonial {
  id: string;
  name: string;
  business: string;
  content: string;
  rating: number;
  sample: boolean;
}

/** A customer's testimonial, with name, business and stars. */
function TestimonialQuote({ testimonial: { name, business, content, rating, sample } }: { testimonial: Testimonial }) {
  return (
    <figure>
      <blockquote className="font-display text-[clamp(1.75rem,1.2rem+2.6vw,3.5rem)] leading-[1.12] tracking-[-.028em] text-pretty md:indent-[-.42em]">
        “{content}”
      </blockquote>
      {/* Not text-pretty, as captions are: WebKit would break a name in two that fits its line exactly. */}
      <figcaption className="mt-9 flex text-wrap flex-wrap items-center gap-x-6 gap-y-2">
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
