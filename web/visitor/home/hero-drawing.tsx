import { lazy, type ReactNode, type RefObject, Suspense } from 'react';
import { BrowserFrame } from '../../ui/drawings/browser-frame.tsx';
import { Sundial } from '../../ui/drawings/sundial.tsx';
import type { Ring } from './first-look-form.tsx';

// Loaded separately, because only visitors who type something need it. If it can't be loaded, the sample stays.
const PreviewPage = lazy(() =>
  import('../../brief/preview/preview-page.tsx').then(
    ({ PreviewPage }) => ({ default: PreviewPage }),
    () => ({ default: () => null }),
  ),
);

interface HeroDrawingProps extends Omit<OwnPageProps, 'origin' | 'isPhone'> {
  frame: RefObject<HTMLDivElement | null>;
  /** Where the visitor's own page is drawn, once there is one. */
  origin: string | undefined;
  /** True once it's on screen. */
  isShown: boolean;
}

/** A site that rises from the horizon: the sample, until there's the visitor's own. */
export function HeroDrawing({ frame, origin, isShown, ring, onLoaded }: HeroDrawingProps): ReactNode {
  return (
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
  );
}

export function isPhone(): boolean {
  return matchMedia('(max-width: 767px)').matches;
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
