import { emailNotYet } from '../../../content/given-today.ts';
import { heroSubtext } from '../../../content/home.ts';
import { Link } from '../../ui/controls/link.tsx';
import { BrowserFrame } from '../../ui/drawings/browser-frame.tsx';
import { Sky } from '../../ui/drawings/sky.tsx';
import { Sundial } from '../../ui/drawings/sundial.tsx';
import { StartMySite } from '../start-my-site.tsx';

/** The first screen: the promise, one button, and a sample site that rises from the horizon. */
export function Hero({ headline, badges }: { headline: readonly string[]; badges: readonly string[] }) {
  return (
    <section className="night sky-ground pt-[clamp(7rem,5.5rem+4vw,9.25rem)]">
      <Sky width={1440} height={560} lines={28} glow={0.72} className="h-[62%]" />
      <div className="page-width relative">
        <h1 className="relative z-10 text-mega leading-[.93] font-[440] tracking-[-.042em]">
          {headline.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </h1>
        <div className="mt-[clamp(1.75rem,3.4vw,3.25rem)] grid items-start gap-x-[clamp(2rem,6vw,6.5rem)] md:grid-cols-[minmax(0,21.5rem)_minmax(0,1fr)]">
          <div className="flex flex-col items-start gap-7 md:pb-12">
            <p className="text-lead text-ink-2">{heroSubtext}</p>
            <StartMySite location="hero" />
            <ul className="grid grid-cols-[auto_auto] justify-start gap-x-9 gap-y-2.5 self-stretch border-t border-line pt-6 text-ui text-ink-2 max-[22rem]:grid-cols-1">
              {badges.map((badge) => (
                <li
                  key={badge}
                  className="flex items-center gap-2.5 before:h-[.85em] before:w-0.5 before:shrink-0 before:rotate-18 before:rounded-full before:bg-sun md:whitespace-nowrap"
                >
                  {badge}
                </li>
              ))}
            </ul>
            <p className="-mt-4 text-small text-ink-2">
              {emailNotYet} <Link to="/faq#email-address">What you get today</Link>
            </p>
          </div>
          <div className="relative min-h-[clamp(17rem,30.5vw,30rem)] self-stretch max-md:mt-30 max-md:aspect-[1/.72] max-md:min-h-0">
            <Sundial
              hour={17}
              className="absolute top-0 right-[-17%] -z-10 w-[clamp(15rem,38vw,34rem)] -translate-y-[55%] max-md:right-[-16%] max-md:w-66 max-md:-translate-y-[47%]"
            />
            <BrowserFrame
              address="sample: plumber"
              className="absolute inset-0 rounded-b-none shadow-rise motion-safe:animate-rise md:-bottom-px"
              viewClassName="h-full"
            >
              {/* Inside <picture>, React writes no preload hint. Browsers warn about such a hint if the image is cached already. */}
              <picture className="contents">
                <img
                  src="/pictures/trades/plumber-1280.webp"
                  srcSet="/pictures/trades/plumber-640.webp 640w, /pictures/trades/plumber-800.webp 800w, /pictures/trades/plumber-1280.webp 1280w"
                  sizes="(min-width: 768px) 52vw, 92vw"
                  alt="Home page of a sample plumber’s site we built"
                  width={1280}
                  height={800}
                  fetchPriority="high"
                  className="block h-full w-full object-cover object-top md:object-left-top"
                />
              </picture>
            </BrowserFrame>
          </div>
        </div>
      </div>
      <div className="relative h-0.5 bg-[linear-gradient(90deg,var(--night-600),var(--copper)_40%,var(--sun-hi)_72%,var(--copper))]" />
    </section>
  );
}
