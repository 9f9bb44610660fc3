import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import { BrowserFrame } from '../drawings/browser-frame.tsx';
import { Horizon } from '../drawings/horizon.tsx';
import { PhoneFrame } from '../drawings/phone-frame.tsx';
import { ScaledPage } from '../drawings/scaled-page.tsx';
import { Sky } from '../drawings/sky.tsx';
import { Sundial } from '../drawings/sundial.tsx';

interface Props {
  /** A moment before the site is live is at night. Being live is the only daylight. */
  tone: 'night' | 'dawn';
  /** Names this moment. It moves only the first time this browser shows it. */
  name: string;
  /** Hours of 24 that are lit on the dial. */
  hour: number;
  /** The real site, once there is one. `title` names its home page for screen readers. */
  site?: { src: string; address: string; title: string } | undefined;
  /** A true figure beside the sun, and what it counts. */
  figure?: { big: string; line: string } | undefined;
  /** Stands on the ground under the text, as the QR code does. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A full screen for one of the moments of an order: its text, and the site that rises before the sun and is cropped by the horizon. */
export function Moment({ tone, name, hour, site, figure, foot, children }: Props): ReactNode {
  const moves = useFirstTime(name);
  const rises = moves && 'motion-safe:animate-rise';
  return (
    <>
      <section className={classNames('relative isolate overflow-hidden', tone === 'night' ? 'night sky-ground' : 'dawn bg-dawn text-ink')}>
        {tone === 'night' && <Sky width={1440} height={560} lines={28} glow={0.72} className="h-[62%]" />}
        <div className="page-width md:grid md:min-h-[clamp(40rem,100svh-5.25rem-var(--strip),54rem)] md:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
          <div className="relative z-10 flex flex-col pt-26 md:pt-[clamp(8rem,18svh,11rem)]">
            <div className="md:pb-10">{children}</div>
            {foot && <div className="mt-auto max-md:hidden">{foot}</div>}
          </div>
          <div className={classNames('relative max-md:mt-9', site ? 'max-md:h-92' : 'max-md:h-56')}>
            <Sundial
              hour={hour}
              ink={tone === 'night' ? 'var(--sun)' : 'var(--sun-lo)'}
              className={classNames(
                'absolute -z-10 w-76 max-md:-top-6 max-md:-right-16 md:w-[clamp(26rem,40vw,38rem)]',
                site ? 'md:top-[3%] md:-right-[8%]' : 'md:-right-[4%] md:bottom-[-14rem]',
                rises,
              )}
            />
            {figure && (
              <p className="absolute top-0 left-0 text-ui leading-[1.35] text-ink-2 md:top-[20%] md:-left-6">
                <b className="display-number block text-[2.1rem] text-ink md:mb-1.5 md:text-[2.5rem]">{figure.big}</b>
                <span className="block max-w-36">{figure.line}</span>
              </p>
            )}
            {site && (
              <>
                <BrowserFrame
                  address={site.address}
                  src={site.src}
                  title={site.title}
                  scripts
                  className={classNames(
                    'absolute inset-x-0 top-34 -bottom-8 rounded-b-none shadow-rise [animation-delay:450ms] md:top-[38%] md:-right-20 md:bottom-0 md:left-36',
                    rises,
                  )}
                  viewClassName="h-full"
                />
                <div
                  aria-hidden="true"
                  inert
                  className={classNames(
                    'absolute right-1 -bottom-24 z-10 w-32 [animation-delay:600ms] md:-bottom-26 md:left-0 md:w-56',
                    rises,
                  )}
                >
                  <PhoneFrame viewClassName="h-64 md:h-112">
                    <ScaledPage src={site.src} title="" pageWidth={390} scripts />
                  </PhoneFrame>
                </div>
              </>
            )}
          </div>
        </div>
      </section>
      <Horizon glows={tone === 'night'} />
    </>
  );
}

/** True the first time this browser shows what `name` names. Known once React has started, so the server's page always moves. */
function useFirstTime(name: string): boolean {
  const [isFirst, setFirst] = useState(true);
  useEffect(() => {
    const key = `moment:${name}`;
    try {
      if (localStorage.getItem(key)) setFirst(false);
      localStorage.setItem(key, 'seen');
    } catch {
      // Without storage, it moves again.
    }
  }, [name]);
  return isFirst;
}
