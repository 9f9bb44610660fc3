import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { heroSubtext, proEmail } from '../../../content/home.ts';
import { briefLimits } from '../../../sites/brief/limits.ts';
import { firstLookKey } from '../../browser/first-look-memory.ts';
import { Field, FieldError } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { BrowserFrame } from '../../ui/drawings/browser-frame.tsx';
import { Horizon } from '../../ui/drawings/horizon.tsx';
import { Sky } from '../../ui/drawings/sky.tsx';
import { Sundial } from '../../ui/drawings/sundial.tsx';
import { StartMySite } from '../start-my-site.tsx';
import { noPage, useFirstLook } from './use-first-look.ts';

// Loaded separately, because only visitors who type something need it. If it can't be loaded, the sample stays.
const PreviewPage = lazy(() =>
  import('../../brief/preview/preview-page.tsx').then(
    ({ PreviewPage }) => ({ default: PreviewPage }),
    () => ({ default: () => null }),
  ),
);

/** Longest wait for the visitor's own page before we say that it isn't coming. */
const patienceMs = 15_000;

interface HeroProps {
  headline: readonly string[];
  badges: readonly string[];
  /** The newest site in the portfolio, if there is one. */
  liveSite: { address: string; demo: boolean } | undefined;
}

const formId = 'first-look';

/**
 * The first screen: the promise, three answers that draw the visitor's own home page, and a site that rises from the horizon: the
 * sample, until there's their own.
 */
export function Hero({ headline, badges, liveSite }: HeroProps) {
  const form = useRef<HTMLFormElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { origin, busy, problem: refused, draw, drawSoon, settled } = useFirstLook(form);
  const { isShown, isLate, onLoaded } = useArrival(origin);
  const [ring, setRing] = useState<Ring>();
  // A field that was entered before React started.
  useEffect(() => setRing(ringOf({ target: document.activeElement })), []);
  const problem = refused ?? (isLate ? noPage : undefined);
  const isPhone = () => matchMedia('(max-width: 767px)').matches;
  /** On phones, the drawing is below the form. */
  const showDrawing = () => {
    const isComplete = form.current && [...new FormData(form.current).values()].every((value) => String(value).trim());
    if (isComplete && isPhone()) frame.current?.scrollIntoView({ behavior: 'smooth', block: 'center' });
  };
  const start = async (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (!form.current?.reportValidity()) return;
    await settled();
    void navigate('/onboarding');
  };
  return (
    <section className="night sky-ground pt-[clamp(6.2rem,4.9rem+4vw,8.4rem)]">
      <Sky width={1440} height={560} lines={28} glow={0.72} className="h-[62%]" />
      <div className="page-width relative">
        <h1 className="relative z-10 text-mega leading-[.93] font-[440] tracking-[-.042em]">
          {headline.map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </h1>
        <ul className="mt-6 flex flex-wrap gap-x-[clamp(1.25rem,2.2vw,2.1rem)] gap-y-2.5 text-ui text-ink-2 max-md:grid max-md:grid-cols-[auto_auto] max-md:justify-start max-[22rem]:grid-cols-1">
          {badges.map((badge) => (
            <li
              key={badge}
              className="flex items-center gap-2.5 before:h-[.85em] before:w-0.5 before:shrink-0 before:rotate-18 before:rounded-full before:bg-sun md:whitespace-nowrap"
            >
              <span>
                {badge}
                {badge === proEmail && ' '}
                {badge === proEmail && (
                  <Link to="/faq#email-address" className="ml-0.5 underline underline-offset-2">
                    not yet
                  </Link>
                )}
              </span>
            </li>
          ))}
        </ul>
        <div className="mt-[clamp(1.5rem,2.6vw,2.4rem)] grid grid-cols-1 items-start gap-x-[clamp(2rem,4.5vw,4rem)] md:grid-cols-[minmax(0,25.5rem)_minmax(0,1fr)]">
          <div className="flex flex-col gap-5 md:pb-10">
            <p className="text-lead text-ink-2">{heroSubtext}</p>
            <form
              ref={form}
              id={formId}
              method="post"
              action="/api/first-look"
              className="grid gap-4"
              data-hydrate="kept"
              data-kept={firstLookKey}
              onFocus={(event) => setRing(ringOf(event))}
              onInput={(event) => {
                setRing(ringOf(event));
                drawSoon();
              }}
              onBlur={() => void draw()}
              onSubmit={(event) => void start(event)}
            >
              <Field label="Business name">
                <TextInput name="name" autoComplete="organization" limit={briefLimits.name} />
              </Field>
              <div className="grid grid-cols-2 gap-3.5">
                <Field label="What you do">
                  <TextInput name="trade" autoComplete="off" limit={briefLimits.trade} />
                </Field>
                <Field label="City or town">
                  <TextInput name="town" autoComplete="address-level2" limit={briefLimits.place} onBlur={showDrawing} />
                </Field>
              </div>
              {/* Enter goes where the button below goes. */}
              <button type="submit" hidden tabIndex={-1}>
                Start My Site
              </button>
            </form>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <StartMySite location="hero" form={formId} onClick={(event) => isPlain(event) && void start(event)} />
              <p role="status" className="max-w-44 text-ui leading-[1.35] text-ink-2">
                {statusOf({ isShown, isFailed: Boolean(problem), isBusy: busy || Boolean(origin) })}
              </p>
            </div>
            {/* Below the button, which would move away under a click if the message came while a field is left. */}
            <FieldError>{problem}</FieldError>
            {(isShown || liveSite) && (
              <p className="border-t border-line pt-4 text-small text-ink-2">
                {isShown && 'You’ll add services, prices and photos later. '}
                {liveSite && (
                  <Link to={liveSite.address} newTab className="whitespace-nowrap underline underline-offset-2">
                    {liveSite.demo ? 'Open a sample site' : 'Open a customer’s site'}
                  </Link>
                )}
              </p>
            )}
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
              {origin && <OwnPage origin={origin} isPhone={isPhone()} ring={ring} onLoaded={onLoaded} />}
            </BrowserFrame>
          </div>
        </div>
      </div>
      <Horizon glows className="relative" />
    </section>
  );
}

/** Whether a page of the visitor is on screen, or hasn't come for so long that something must be wrong. */
function useArrival(origin: string | undefined) {
  const [isLoaded, setLoaded] = useState(false);
  const [isLate, setLate] = useState(false);
  const isShown = isLoaded && origin !== undefined;
  useEffect(() => {
    if (!origin) setLoaded(false);
    setLate(false);
    if (!origin || isShown) return;
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, [origin, isShown]);
  return { isShown, isLate, onLoaded: () => setLoaded(true) };
}

function statusOf({ isShown, isFailed, isBusy }: { isShown: boolean; isFailed: boolean; isBusy: boolean }): string {
  if (isShown) return 'Free to try. Sign up to keep it.';
  if (isFailed) return '';
  return isBusy ? 'Building your home page...' : 'Fill these in to see your own home page here.';
}

type Ring = { text: string; label: string } | undefined;

const ringLabels: Record<string, string> = { name: 'Your business', trade: 'What you do', town: 'Your town' };

/** Where the visitor's page says the answer that was typed last. */
function ringOf({ target }: { target: EventTarget | null }): Ring {
  const label = target instanceof HTMLInputElement && ringLabels[target.name];
  return label ? { text: target.value, label } : undefined;
}

/** A click that opens the link here, and not in a new tab or window. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent<HTMLAnchorElement>): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The visitor's own page over the sample, which shows until the first one has loaded. */
function OwnPage({ origin, isPhone, ring, onLoaded }: OwnPageProps): ReactNode {
  return (
    <Suspense>
      <PreviewPage
        src={`${origin}/`}
        title="Your own home page"
        {...(!isPhone && { pageWidth: 1280 })}
        show={[]}
        missing={[]}
        ring={ring}
        onLoaded={onLoaded}
      />
    </Suspense>
  );
}

interface OwnPageProps {
  origin: string;
  isPhone: boolean;
  ring: Ring;
  onLoaded: () => void;
}
