/** The look of a row of tabs, for panels of one page and for separate pages. */
export const tabClasses = {
  list: 'flex edge-scroll gap-7 shadow-[inset_0_-1px_0_var(--line-strong)]',
  item:
    'inline-flex min-h-11 shrink-0 items-center whitespace-nowrap py-3 font-semibold text-ink-2 no-underline hover:text-ink focus-visible:-outline-offset-3 ' +
    'data-[state=active]:text-ink data-[state=active]:shadow-[inset_0_-3px_0_var(--ink)] aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-3px_0_var(--ink)]',
};
