import { Band } from '../../ui/layout/band.tsx';

/** The five pages of a sample site on phones, each on the horizon at its own height. */
const plates = [
  { page: 'home', label: 'Home', height: 'h-[74%]' },
  { page: 'services', label: 'Services', height: 'h-full' },
  { page: 'about', label: 'About', height: 'h-[58%]' },
  { page: 'booking', label: 'Booking', height: 'h-[88%]' },
  { page: 'contact', label: 'Contact', height: 'h-[66%]' },
];

/** What we do, in two short paragraphs, and the five pages of a sample site. */
export function Intro({ title }: { title: string }) {
  return (
    <Band space="top" className="overflow-clip">
      <div className="grid grid-cols-1 gap-[clamp(2rem,6vw,7rem)] md:grid-cols-[1.55fr_1fr] md:items-end">
        <h2 className="text-1 leading-none tracking-[-.03em]">{title}</h2>
        <div className="grid gap-4 text-ink-2">
          <p>
            Pick five pages. Answer simple questions about what you do, where, and what you charge. We write, design and build the whole
            thing.
          </p>
          <p>You look it over and approve it or ask for changes. Nothing goes live until you approve it.</p>
          <p className="text-small">Below are the five pages of a sample site, as a phone shows them.</p>
        </div>
      </div>
      <ol
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the list scrolls sideways, so it must be reachable by keyboard.
        tabIndex={0}
        aria-label="The five pages of a sample plumber's site"
        className="edge-scroll mt-[clamp(3rem,6vw,6rem)] grid h-[clamp(17rem,31vw,28rem)] items-end gap-[clamp(.6rem,1.6vw,1.5rem)] max-md:-mx-gutter max-md:grid-cols-[repeat(5,8.5rem)] max-md:px-gutter md:grid-cols-5"
      >
        {plates.map(({ page, label, height }, index) => (
          <li key={page} className={`flex min-w-0 flex-col ${height}`}>
            <p className="flex gap-2 pb-2.5 text-small text-ink-2">
              <span className="text-ink-3">{index + 1}</span> {label}
            </p>
            <div className="min-h-0 flex-1 overflow-hidden rounded-t-2 shadow-[0_0_0_1px_oklch(.2_.04_262/.1),0_-10px_50px_-16px_oklch(.2_.04_262/.22)]">
              <img
                src={`/pictures/plates/${page}.webp`}
                alt={`${label} page of the sample site on a phone`}
                width={390}
                height={760}
                loading="lazy"
                className="block w-full"
              />
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}
