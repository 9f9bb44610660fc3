import type { ReactNode } from 'react';
import { brand } from '../../content/brand.ts';
import { Logo } from '../ui/drawings/logo.tsx';
import { Sky } from '../ui/drawings/sky.tsx';

/** A full night screen for errors: only the edge of the sun is above the horizon. `note` is shown in large type. */
export function NightScreen({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <div className="night sky-ground grid min-h-[calc(100dvh-var(--strip))] grid-cols-1 grid-rows-[auto_1fr_auto] bg-bg text-ink">
      <a href="#content" className="skip-link">
        Skip to main content
      </a>
      <Sky width={1440} height={420} lines={28} glow={0.72} className="h-1/2" />
      <header className="page-width flex h-17 w-full items-center lg:h-21">
        <Logo name={brand.name} to="/" />
      </header>
      <main id="content" tabIndex={-1} className="page-width w-full self-center py-12 outline-none">
        <h1 className="max-w-[9em] text-mega leading-[.94] font-[440] tracking-[-.042em]">{title}</h1>
        <div className="mt-7">{children}</div>
      </main>
      <div aria-hidden="true" className="page-width flex w-full items-end justify-between gap-8">
        <span className="-mb-[.06em] font-display text-[clamp(6rem,4rem+12vw,15rem)] leading-[.72] font-[430] tracking-[-.06em] text-night-600">
          {note}
        </span>
        <svg viewBox="0 0 200 62" aria-hidden="true" className="block w-[clamp(10rem,32vw,28rem)] min-w-0">
          <circle cx="100" cy="104" r="96" fill="var(--sun)" />
        </svg>
      </div>
    </div>
  );
}
