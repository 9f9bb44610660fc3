import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { emailBy } from '../../../content/given-today.ts';
import { heroSubtext, proEmail } from '../../../content/home.ts';
import { FieldError } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Horizon } from '../../ui/drawings/horizon.tsx';
import { Sky } from '../../ui/drawings/sky.tsx';
import { StartMySite } from '../start-my-site.tsx';
import { FirstLookForm, firstLookFormId, type Ring, ringOf } from './first-look-form.tsx';
import { HeroDrawing, isPhone } from './hero-drawing.tsx';
import { noPage, useFirstLook } from './use-first-look.ts';

/** Longest wait for the visitor's own page before we say that it isn't coming. */
const patienceMs = 15_000;

interface HeroProps {
  headline: readonly string[];
  badges: readonly string[];
  /** The newest site in the portfolio, if there is one. */
  liveSite: { address: string; demo: boolean } | undefined;
}

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
        <Badges badges={badges} />
        <div className="mt-[clamp(1.5rem,2.6vw,2.4rem)] grid grid-cols-1 items-start gap-x-[clamp(2rem,4.5vw,4rem)] md:grid-cols-[minmax(0,25.5rem)_minmax(0,1fr)]">
          <div className="flex flex-col gap-5 md:pb-10">
            <p className="text-lead text-ink-2">{heroSubtext}</p>
            <FirstLookForm
              form={form}
              onRing={setRing}
              onType={drawSoon}
              onLeave={() => void draw()}
              onLeaveTown={showDrawing}
              onStart={(event) => void start(event)}
            />
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <StartMySite location="hero" form={firstLookFormId} onClick={(event) => isPlain(event) && void start(event)} />
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
          <HeroDrawing {...{ frame, origin, isShown, ring, onLoaded }} />
        </div>
      </div>
      <Horizon glows className="relative" />
    </section>
  );
}

/** What every site comes with, as short lines. */
function Badges({ badges }: { badges: readonly string[] }): ReactNode {
  return (
    <ul className="mt-6 flex flex-wrap gap-x-[clamp(1.25rem,2.2vw,2.1rem)] gap-y-2.5 text-ui text-ink-2 max-md:grid max-md:grid-cols-[auto_auto] max-md:justify-start max-[22rem]:grid-cols-1">
      {badges.map((badge) => (
        <li
          key={badge}
          className="flex items-center gap-2.5 before:h-[.85em] before:w-0.5 before:shrink-0 before:rotate-18 before:rounded-full before:bg-sun md:whitespace-nowrap"
        >
          <span>
            {badge}
            {badge === proEmail && emailBy() && (
              <>
                {' '}
                <Link to="/faq#email-address" className="ml-0.5 underline underline-offset-2">
                  {emailBy()}
                </Link>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
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

/** A click that opens the link here, and not in a new tab or window. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent<HTMLAnchorElement>): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
