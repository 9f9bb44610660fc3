import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { emailNotYet } from '../../../content/given-today.ts';
import { heroSubtext } from '../../../content/home.ts';
import { Field, FieldError } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { BrowserFrame } from '../../ui/drawings/browser-frame.tsx';
import { Horizon } from '../../ui/drawings/horizon.tsx';
import { Sky } from '../../ui/drawings/sky.tsx';
import { Sundial } from '../../ui/drawings/sundial.tsx';
import { StartMySite } from '../start-my-site.tsx';
import { useFirstLook } from './use-first-look.ts';

// Loaded separately, because only visitors who type something need it.
const PreviewPage = lazy(async () => ({ default: (await import('../../portal/onboarding/preview/preview-page.tsx')).PreviewPage }));

/**
 * The first screen: the promise, three answers that draw the visitor's own home page, and a site that rises from the horizon: the
 * sample, until there's their own.
 */
export function Hero({ headline, badges }: { headline: readonly string[]; badges: readonly string[] }) {
  const form = useRef<HTMLFormElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { origin, busy, problem, draw, drawSoon } = useFirstLook(form);
  const [isShown, setShown] = useState(false);
  const isPhone = () => matchMedia('(max-width: 767px)').matches;
  /** On phones, the drawing is below the form. */
  const showDrawing = () => {
    const isComplete = form.current && [...new FormData(form.current).values()].every((value) => String(value).trim());
    if (isComplete && isPhone()) frame.current?.scrollIntoView({ behavior: 'smooth', block: 'center' });
  };
  return (
    <section className="night sky-ground pt-[clamp(6.2rem,4.9rem+4vw,8.4rem)]">
      <Sky width={1440} height={560} lines={28} glow={0.72} className="h-[62%]" />
      <div className="page-width relative">
        <h1 className="relative z-10 text-mega leading-[.93] font-[440] tracking-[-.042em]">
          {headline.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </h1>
        <ul className="mt-6 flex flex-wrap gap-x-[clamp(1.25rem,2.2vw,2.1rem)] gap-y-2.5 text-ui text-ink-2 max-md:grid max-md:grid-cols-[auto_auto] max-md:justify-start max-[22rem]:grid-cols-1">
          {badges.map((badge) => (
            <li
              key={badge}
              className="flex items-center gap-2.5 before:h-[.85em] before:w-0.5 before:shrink-0 before:rotate-18 before:rounded-full before:bg-sun md:whitespace-nowrap"
            >
              {badge}
            </li>
          ))}
        </ul>
        <div className="mt-[clamp(1.5rem,2.6vw,2.4rem)] grid items-start gap-x-[clamp(2rem,4.5vw,4rem)] md:grid-cols-[minmax(0,25.5rem)_minmax(0,1fr)]">
          <div className="flex flex-col gap-5 md:pb-10">
            <p className="text-lead text-ink-2">{heroSubtext}</p>
            <form
              ref={form}
              action="/onboarding"
              className="grid gap-4"
              onInput={drawSoon}
              onBlur={() => void draw()}
              onSubmit={(event) => {
                event.preventDefault();
                void draw();
                void navigate('/onboarding');
              }}
            >
              <Field label="Business name">
                <TextInput name="name" autoComplete="organization" maxLength={80} />
              </Field>
              <div className="grid grid-cols-2 gap-3.5">
                <Field label="What you do">
                  <TextInput name="trade" autoComplete="off" maxLength={60} />
                </Field>
                <Field label="Town">
                  <TextInput name="town" autoComplete="address-level2" maxLength={60} onBlur={showDrawing} />
                </Field>
              </div>
              <FieldError>{problem}</FieldError>
              {/* Enter goes where the button below goes. */}
              <button type="submit" hidden tabIndex={-1}>
                Start My Site
              </button>
            </form>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <StartMySite location="hero" />
              <p role="status" className="max-w-44 text-ui leading-[1.35] text-ink-2">
                {isShown
                  ? 'This is your home page. No account needed yet.'
                  : busy || origin
                    ? 'Drawing your home page...'
                    : 'Type it in, and see your own home page here.'}
              </p>
            </div>
            <p className="border-t border-line pt-4 text-small text-ink-2">
              {isShown && 'Your services, prices and photos come later. '}
              {emailNotYet} <Link to="/faq#email-address">What you get today</Link>
            </p>
          </div>
          <div
            ref={frame}
            className="relative min-h-[clamp(17rem,32vw,33rem)] self-stretch max-md:mt-30 max-md:aspect-[1/.72] max-md:min-h-0 data-drawn:max-md:aspect-auto data-drawn:max-md:h-112"
            data-drawn={isShown ? '' : undefined}
          >
            <Sundial
              hour={17}
              className="absolute top-0 right-[-17%] -z-10 w-[clamp(15rem,38vw,34rem)] -translate-y-[55%] max-md:right-[-16%] max-md:w-66 max-md:-translate-y-[47%]"
            />
            <BrowserFrame
              address={isShown ? 'Your home page' : 'sample: plumber'}
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
              {origin && <OwnPage origin={origin} isPhone={isPhone()} onLoaded={() => setShown(true)} />}
            </BrowserFrame>
          </div>
        </div>
      </div>
      <Horizon glows className="relative" />
    </section>
  );
}

/** The visitor's own page over the sample, which shows until the first one has loaded. */
function OwnPage({ origin, isPhone, onLoaded }: { origin: string; isPhone: boolean; onLoaded: () => void }): ReactNode {
  return (
    <Suspense>
      <PreviewPage
        src={`${origin}/`}
        title="Your own home page"
        {...(!isPhone && { pageWidth: 1280 })}
        show={[]}
        missing={[]}
        onLoaded={onLoaded}
      />
    </Suspense>
  );
}
