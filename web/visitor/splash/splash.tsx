import { Fragment, type ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { brand } from '../../../content/brand.ts';
import type { RootData } from '../../session/root-data.ts';
import { Logo } from '../../ui/drawings/logo.tsx';
import { Sky } from '../../ui/drawings/sky.tsx';
import type { SplashWords } from './splash-words.ts';

/**
 * The intro over the first page that sells something, once per browser. The page is rendered beneath
 * it and inert while it shows. Skip, Esc or a click closes it. Renders nothing without `words`.
 */
export function Splash({ words }: { words: SplashWords | null }) {
  const root = useRouteLoaderData('root') as RootData | undefined;
  if (!words) return null;
  return (
    <>
      <dialog
        aria-label="Introduction"
        tabIndex={-1}
        data-plain
        className="splash night fixed inset-x-0 top-(--strip) bottom-0 m-0 h-[calc(100%-var(--strip))] w-full max-h-none max-w-none grid-rows-[auto_1fr_4.75rem] overflow-hidden isolate px-gutter pt-[clamp(1.25rem,3vw,2.5rem)] text-ink outline-none"
      >
        <Sky width={1440} height={480} lines={28} glow={0.6} className="bottom-19 h-[56%]" />
        <div className="flex items-center justify-between">
          <Logo name={brand.name} />{' '}
          <button type="button" className="-mr-2 min-h-11 cursor-pointer px-2 text-ink-2 hover:text-ink">
            Skip
          </button>
        </div>
        <div aria-hidden="true" className="relative mt-[clamp(2rem,11vh,7rem)]">
          {splashMessages(words).map(([first, second]) => (
            <p
              key={first}
              className="splash-message absolute inset-x-0 top-0 font-display text-[clamp(3rem,1.2rem+8.5vw,9rem)] leading-[.94] font-[430] tracking-[-.045em] text-balance"
            >
              <span className="block">{wordsOf(first)}</span> <span className="block text-ink-2">{wordsOf(second)}</span>
            </p>
          ))}
        </div>
        <Dial />
        <div className="relative -mx-gutter flex items-center justify-between gap-4 bg-night-950 px-gutter text-ui text-ink-2 max-md:text-small">
          <span className="absolute inset-x-0 -top-0.5 h-1 bg-night-700" aria-hidden="true">
            <span className="splash-progress block h-full origin-left bg-sun-hi" />
          </span>
          <p className="whitespace-nowrap">Preparing your experience...</p>
          <p className="flex gap-4 whitespace-nowrap">
            <span>{words.draftTime}</span> <span>5 pages</span>
          </p>
        </div>
      </dialog>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, which React would escape as text. */}
      <script nonce={root?.nonce ?? ''} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: splashScript }} />
    </>
  );
}

/** Puts each word in its own box, so no text of the splash counts as the page's largest content. */
function wordsOf(line: string): ReactNode {
  return line.split(' ').map((word, place) => (
    <Fragment key={word}>
      {place > 0 && ' '}
      <span className="inline-block">{word}</span>
    </Fragment>
  ));
}

/** The four messages in fixed words, with the current prices and hours. */
function splashMessages({ setup, monthly, draftTimeTitle }: SplashWords) {
  return [
    ['Your Website', `Ready in ${draftTimeTitle}`],
    ['5 Custom Pages', 'Modern & Professional'],
    [`Just ${setup}`, `+ ${monthly}/month All-In`],
    ["Let's Build", 'Your Online Presence'],
  ] as const;
}

const ticks = 48;

/** The upper half of the sundial. Its ticks light up from west to east as the splash proceeds. */
function Dial() {
  return (
    <svg
      viewBox="0 0 400 400"
      aria-hidden="true"
      className="splash-disc absolute bottom-19 left-[60%] -z-10 w-[min(74vw,50rem)] max-w-none -translate-x-1/2 translate-y-[58%] max-md:left-[66%] max-md:w-[128vw] max-md:translate-y-[54%]"
    >
      <mask id="splash-past" maskUnits="userSpaceOnUse" x="0" y="0" width="400" height="220">
        <path
          d="M34 210V200A166 166 0 0 1 366 200V210"
          pathLength="1"
          fill="none"
          stroke="white"
          strokeWidth="60"
          className="splash-past"
        />
      </mask>
      <circle cx="200" cy="200" r="128" fill="var(--sun)" />
      <Ticks stroke="var(--night-500)" />
      <Ticks stroke="var(--sun)" mask="url(#splash-past)" />
    </svg>
  );
}

/** All ticks as two paths: the hours are wider. */
function Ticks(look: { stroke: string; mask?: string }) {
  const path = (isHour: boolean) =>
    Array.from({ length: ticks + 1 }, (_, quarter) => quarter)
      .filter((quarter) => (quarter % 4 === 0) === isHour)
      .map((quarter) => {
        const angle = Math.PI + (quarter / ticks) * Math.PI;
        const length = quarter % 24 === 0 ? 26 : isHour ? 16 : 8;
        const at = (r: number) => `${(200 + r * Math.cos(angle)).toFixed(1)} ${(200 + r * Math.sin(angle)).toFixed(1)}`;
        return `M${at(152)}L${at(152 + length)}`;
      })
      .join('');
  return (
    <g {...look}>
      <path d={path(true)} strokeWidth="1.8" />
      <path d={path(false)} strokeWidth="1.1" />
    </g>
  );
}

/** How long the splash shows. splash.css has the steps of its messages. */
const splashMs = 6500;

const seenKey = 'splash-seen';

/**
 * Runs right after the splash's markup, before anything is painted. Opens the splash if this browser hasn't shown it yet and the
 * visitor doesn't prefer reduced motion. Someone who comes from another page of ours, or to a part of the page, is on an errand: an
 * emailed discount code leads to the picker. Without local storage it stays closed, because it would open on every page. CSS runs the messages, bar and fade (splash.css). The script closes the splash after its time, on a click or on Esc.
 */
const splashScript = `(splash=>{
try{if(location.hash||document.referrer.startsWith(location.origin)||localStorage.getItem('${seenKey}')||matchMedia('(prefers-reduced-motion: reduce)').matches)return;localStorage.setItem('${seenKey}','1')}catch{return}
const end=()=>{clearTimeout(timer);removeEventListener('keydown',onKey,true);splash.close()},onKey=event=>event.key==='Escape'&&end(),timer=setTimeout(end,${splashMs});
addEventListener('keydown',onKey,true);
splash.onclick=end;
splash.showModal();
splash.focus()
})(document.currentScript.previousElementSibling)`;
