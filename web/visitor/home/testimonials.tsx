import { lazy, Suspense, useRef } from 'react';
import { PhoneFrame } from '../../ui/drawings/phone-frame.tsx';
import { Band } from '../../ui/layout/band.tsx';
import { type Testimonial, TestimonialQuote } from './testimonial-quote.tsx';
import { useNear } from './use-near.ts';

const TestimonialCarousel = lazy(() => import('./testimonial-carousel.tsx'));

/** What customers said: the first quote is in the page, the carousel takes its place when the reader comes near. */
export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  const area = useRef<HTMLElement>(null);
  const near = useNear(area);
  const first = <FirstQuote testimonials={testimonials} />;
  return (
    <Band tone="sunk" id="testimonials" className="overflow-clip">
      <section
        ref={area}
        aria-roledescription="carousel"
        aria-label="What customers say"
        className="grid grid-cols-1 gap-[clamp(2rem,6vw,6rem)] sm:grid-cols-[minmax(0,1fr)_12rem] sm:items-center md:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]"
      >
        <h2 className="sr-only">What customers say</h2>
        {near && testimonials.length > 1 ? (
          <Suspense fallback={first}>
            <TestimonialCarousel area={area} testimonials={testimonials} />
          </Suspense>
        ) : (
          first
        )}
        <figure className="mx-auto w-full max-w-60 md:mr-0">
          <PhoneFrame viewClassName="aspect-[9/17]">
            <img
              src="/pictures/trades/salon-390.webp"
              alt="Home page of a salon's site on a phone"
              width={390}
              height={844}
              loading="lazy"
              className="block h-full w-full object-cover object-top"
            />
          </PhoneFrame>
          <figcaption className="mt-3.5 text-small text-ink-2">A sample site from our workshop</figcaption>
        </figure>
      </section>
    </Band>
  );
}

/** As high as the carousel will be, so that nothing moves when it comes: the highest quote, and the row of its buttons. */
function FirstQuote({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <div className="pb-20.5">
      <div className="grid">
        {testimonials.map((testimonial, index) => (
          <div key={testimonial.id} className={index === 0 ? 'col-start-1 row-start-1' : 'invisible col-start-1 row-start-1'}>
            <TestimonialQuote testimonial={testimonial} />
          </div>
        ))}
      </div>
    </div>
  );
}
