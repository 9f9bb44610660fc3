import type { ReactNode } from 'react';
import { Sky } from '../drawings/sky.tsx';

/**
 * Half night, half paper. `nightSide="left"` (login): `bar` is the logo line, the only part of the night half on phones, and
 * `children` is the form, centered. `nightSide="right"` (a long form with a preview): the night half stays in view while the
 * form scrolls; phones hide it. With `barStays`, the bar of that form stays in view too. `night` may extend to the edge of the
 * screen.
 */
export function SplitScreen({ nightSide = 'left', bar, barStays = false, night, children }: SplitScreenProps): ReactNode {
  return nightSide === 'left' ? (
    <div className="grid min-h-[calc(100svh-var(--strip))] md:grid-cols-2 max-md:grid-rows-[auto_1fr]">
      <header className="night sky-ground flex min-w-0 flex-col px-gutter max-md:py-2.5 md:pt-6">
        <Sky width={720} height={500} lines={26} glow={0.8} className="h-[55%] max-md:hidden" />
        {bar}
        <div className="flex flex-1 flex-col max-md:hidden">{night}</div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="grid min-w-0 content-center justify-items-center px-gutter py-10 outline-none max-md:content-start md:py-12"
      >
        <div className="w-full md:max-w-[25.5rem]">{children}</div>
      </main>
    </div>
  ) : (
    <div className="grid min-h-[calc(100svh-var(--strip))] md:grid-cols-[minmax(0,1fr)_minmax(0,1.06fr)]">
      <div className="flex min-h-[calc(100svh-var(--strip))] min-w-0 flex-col px-[clamp(1.25rem,4.4vw,4.5rem)] pt-5 pb-8">
        <header className={barStays ? 'sticky low:static top-(--strip) z-10 -mx-2 -mt-2 bg-bg p-2' : ''}>{bar}</header>
        <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
          {children}
        </main>
      </div>
      <aside className="night sky-ground sticky top-(--strip) flex h-[calc(100svh-var(--strip))] min-w-0 flex-col pt-8 pl-[clamp(1.5rem,3.5vw,3.5rem)] max-md:hidden">
        <Sky width={760} height={520} lines={28} glow={0.7} className="h-3/5" />
        {night}
      </aside>
    </div>
  );
}

export type SplitScreenProps = {
  nightSide?: 'left' | 'right';
  bar: ReactNode;
  barStays?: boolean;
  night: ReactNode;
  children: ReactNode;
};
