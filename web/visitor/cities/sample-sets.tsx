import { BrowserFrame } from '../../ui/drawings/browser-frame.tsx';
import { Band } from '../../ui/layout/band.tsx';

/** Five pages for a trade, with their labels. */
export interface ShownSet {
  trade: string;
  tradeName: string;
  why: string;
  pages: string[];
}

/** Two sets of five pages for businesses in the city, each with a sample site of the trade. */
export function SampleSets({ sets }: { sets: ShownSet[] }) {
  return (
    <Band tone="sunk">
      <h2 className="max-w-[12em] text-1 leading-none tracking-[-.03em]">Two sample sites for local businesses.</h2>
      <div className="mt-[clamp(2.5rem,5vw,4.5rem)] grid gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-14 md:grid-cols-2">
        {sets.map((set, index) => (
          <article key={set.trade} className={index === 1 ? 'md:mt-[6vw]' : ''}>
            <BrowserFrame address={`sample: ${set.tradeName.toLowerCase()}`}>
              <img
                src={`/pictures/trades/${set.trade}-1280.webp`}
                alt={`Home page of a sample site for this trade: ${set.tradeName.toLowerCase()}`}
                width={1280}
                height={800}
                loading="lazy"
                className="block h-auto w-full"
              />
            </BrowserFrame>
            <h3 className="mt-6 text-3">{set.tradeName}</h3>
            <ol className="mt-1.5 flex flex-wrap gap-x-3.5 gap-y-0.5 text-ui text-ink-2">
              {set.pages.map((page, place) => (
                <li key={page} className="flex gap-1.5">
                  <span className="text-ink-3" aria-hidden="true">
                    {place + 1}
                  </span>{' '}
                  {page}
                </li>
              ))}
            </ol>
            <p className="mt-3 max-w-[36em] text-ui text-ink-2">{set.why}</p>
          </article>
        ))}
      </div>
      <p className="mt-8 text-small text-ink-2">We made both as samples. They’re not customers.</p>
    </Band>
  );
}
