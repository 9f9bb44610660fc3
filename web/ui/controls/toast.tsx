import type { ReactNode } from 'react';
import { toast as sonner, Toaster } from 'sonner';
import { DotShape, type DotState } from '../drawings/dot.tsx';
import { useToastClock } from './use-toast-clock.ts';

/**
 * The place for toasts. Put it once into the root layout. In the lower right corner from tablet width on, at the bottom on
 * phones, above the phone's own bar. `--toast-floor` (height of what a page pins there) raises them.
 */
export function Toasts(): ReactNode {
  return (
    <Toaster
      containerAriaLabel="Short notices"
      position="bottom-right"
      visibleToasts={1}
      gap={0}
      offset={{ bottom: 'var(--toast-floor, 24px)', right: 24 }}
      mobileOffset={{
        left: 8,
        right: 8,
        bottom: 'calc(var(--toast-floor, 0px) + env(safe-area-inset-bottom, 0px) + 8px)',
      }}
      toastOptions={{ unstyled: true, className: 'pointer-events-none' }}
    />
  );
}

/** Shows a short message that something is done, in progress, or failed. A new toast replaces the previous one. */
export const toast = {
  done: (title: string, options?: ToastOptions) => show('done', title, options),
  info: (title: string, options?: ToastOptions) => show('active', title, options),
  error: (title: string, options?: ToastOptions) => show('late', title, options),
  dismiss: () => sonner.dismiss(),
};

/** How long a toast is shown, in milliseconds. */
const shownMs = { error: 5000, rest: 4000 };

/** The visible toast. Dismissed by its ID, because without one, two calls in the same tick would both stay. */
let current: string | number | undefined;

function show(state: DotState, title: string, options: ToastOptions = {}): void {
  const { action, saidOnPage = false } = options;
  if (current !== undefined) sonner.dismiss(current);
  // `Card` has its own timer, because sonner's stops for a pointer that only rests where a toast appears.
  current = sonner.custom((id) => <Card state={state} title={title} {...options} close={() => sonner.dismiss(id)} />, {
    duration: Number.POSITIVE_INFINITY,
  });
  if (state === 'late') closeAtNextTry(current);
  if ((state !== 'late' || saidOnPage) && !action) closeAtNextTouch(current);
}

interface CardProps extends ToastOptions {
  state: DotState;
  title: string;
  close: () => void;
}

function Card({ state, title, description, action, close }: CardProps): ReactNode {
  const clock = useToastClock(state === 'late' ? shownMs.error : shownMs.rest, close);
  return (
    <div
      role={state === 'late' ? 'alert' : undefined}
      className="night pointer-events-auto mx-auto flex w-fit max-w-full items-start gap-3 rounded-2 forced-colors:border bg-raised px-4 py-1.5 font-text text-small text-ink shadow-2 inset-ring-1 inset-ring-line-strong sm:w-full sm:py-3 md:w-90"
      {...clock}
    >
      <span className="mt-[.4rem]">
        <DotShape state={state} size={10} />
      </span>
      <div className="min-w-0 flex-1 py-0.5">
        <p className="text-ui font-semibold leading-snug">
          {state === 'late' && <span className="sr-only">Error: </span>}
          {title}
        </p>
        {description && <p className="mt-0.5 text-ink-2 max-sm:line-clamp-2">{description}</p>}
      </div>
      {action && (
        <button
          type="button"
          className="-my-1 min-h-8 shrink-0 rounded-1 px-2 font-semibold text-sun hover:text-sun-hi"
          onClick={() => {
            action.onSelect();
            close();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        className="-my-1 -mr-2 grid size-8 shrink-0 place-items-center rounded-1 text-ink-2 hover:text-ink pointer-coarse:-my-2.5 pointer-coarse:size-11"
        onClick={close}
      >
        <svg
          width="14"
          height="14"
          viewBox="0 0 14 14"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="m2 2 10 10M12 2 2 12" />
        </svg>
      </button>
    </div>
  );
}

/** Dismisses a toast when a form is sent again, because its outcome gets a new one. */
function closeAtNextTry(id: string | number): void {
  addEventListener('submit', () => sonner.dismiss(id), { once: true, capture: true });
}

/**
 * Closes a toast at the next touch on phones, where it covers much of the screen. Offers stay their full time, and so do errors
 * that aren't on the page as well.
 */
function closeAtNextTouch(id: string | number): void {
  if (!matchMedia('(pointer: coarse)').matches) return;
  addEventListener('pointerdown', () => sonner.dismiss(id), { once: true, capture: true });
}

export type ToastOptions = {
  description?: string | undefined;
  action?: { label: string; onSelect: () => void };
  /** An error that's on the page as well. */
  saidOnPage?: boolean;
};
