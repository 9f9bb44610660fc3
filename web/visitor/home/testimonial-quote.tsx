import { Star } from 'lucide-react';

/** A testimonial. `sample` ones only exist in demo databases and are marked. */
export interface Testimonial {
  id: string;
  name: string;
  business: string;
  content: string;
  rating: number;
  sample: boolean;
}

/** A customer's testimonial, with name, business and stars. */
export function TestimonialQuote({ testimonial: { name, business, content, rating, sample } }: { testimonial: Testimonial }) {
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
