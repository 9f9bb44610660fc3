import type { ReactNode } from 'react';

/** The outline of a home page, shown until we know the trade and can build a preview. */
export function EmptyPage({ name }: { name: string }): ReactNode {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
      tabIndex={0}
      aria-label="Outline of your home page"
      className="paper @container absolute inset-0 overflow-auto bg-bg p-[clamp(1rem,4cqw,2.5rem)] font-text text-ink -outline-offset-3"
    >
      <div className="flex min-h-full flex-col gap-3">
        <div className="flex items-center justify-between gap-4 px-1 text-ui">
          <b className="truncate font-semibold">{name || 'Your business name'}</b>
          <span className="shrink-0 text-small text-ink-2">Your phone number</span>
        </div>
        <div className="grid flex-1 content-center gap-3 rounded-3 border-[1.5px] border-line-strong border-dashed bg-sunk px-[clamp(1rem,5cqw,3rem)] py-10">
          <p className="font-display text-2 font-[450] text-balance">
            Tell us what kind of business you run, and your home page appears here.
          </p>
          <p className="max-w-[34ch] text-ui text-ink-2">
            It fills in with every answer, and it never claims anything you haven’t told us.
          </p>
        </div>
        <ul className="grid gap-3 @md:grid-cols-3">
          {places.map(({ title, text }) => (
            <li key={title} className="rounded-2 border-[1.5px] border-line-strong border-dashed px-3.5 py-3">
              <b className="block text-ui font-semibold">{title}</b>
              <span className="block text-small leading-snug text-ink-2">{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const places = [
  { title: 'Headline', text: 'Your tagline, or a sentence from your description' },
  { title: 'Services', text: 'What you do and what it costs (step 2)' },
  { title: 'Proof', text: 'Your licenses and customer quotes (step 3)' },
  { title: 'Colors and logo', text: 'Yours, or chosen by us (step 4)' },
  { title: 'Photos', text: 'Your photos, or illustrations of your trade (step 5)' },
  { title: 'Hours and location', text: 'When you’re open and where to find you (step 1)' },
];
