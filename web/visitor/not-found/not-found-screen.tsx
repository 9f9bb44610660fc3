import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Sundial } from '../../ui/drawings/sundial.tsx';

/** The 404 page. Texts from seed section 2. */
export function NotFoundScreen() {
  return (
    <main
      id="main"
      className="night relative grid min-h-dvh content-center justify-items-start gap-6 overflow-hidden bg-bg px-gutter py-band text-ink"
    >
      <div className="absolute -right-40 -bottom-40 w-[36rem]" aria-hidden="true">
        <Sundial hour={0} className="w-full" />
      </div>
      <h1 className="relative font-display text-mega">404</h1>
      <p className="relative text-lead text-ink-2">Oops! Page not found</p>
      <LinkButton to="/" className="relative">
        Return to Home
      </LinkButton>
    </main>
  );
}
