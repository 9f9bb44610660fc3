import { useLayoutEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { type PageKey, pageChoices, pagesPerSite } from '../../../content/site-pages.ts';
import { recall, remember } from '../../browser/browser-memory.ts';
import { useBlockedCookies } from '../../browser/use-blocked-cookies.ts';
import { Button } from '../../ui/controls/button.tsx';
import { PageTile } from '../../ui/controls/page-tile.tsx';
import { Rise } from '../../ui/drawings/rise.tsx';
import { Band } from '../../ui/layout/band.tsx';
import { BlockedCookies } from '../blocked-cookies.tsx';

/** Where the tab stores which pages were picked. */
const picksKey = 'picks';

function keptPicks(): PageKey[] {
  const picked = (recall('sessionStorage', picksKey) ?? '').split(',');
  return pageChoices.map(({ key }) => key).filter((key) => picked.includes(key));
}

/**
 * Ten pages to pick from. Once five are picked, the others are disabled and the button is enabled. On phones, where the list is
 * long, count and button stay at the bottom.
 */
export function PagePicker({ error }: { error: string | undefined }) {
  const [picked, setPicked] = useState<PageKey[]>([]);
  const tiles = useRef<HTMLFieldSetElement>(null);
  // Pages picked before React started count too, and those picked before the visitor went to the checkout. They're read before React
  // answers a click: it would first put the boxes back to what it knows.
  useLayoutEffect(() => {
    const early = [...(tiles.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])].map(({ value }) => value as PageKey);
    const picks = [...new Set([...keptPicks(), ...early])].slice(0, pagesPerSite);
    remember('sessionStorage', picksKey, picks.join());
    setPicked(picks);
  }, []);
  const busy = useNavigation().state === 'submitting';
  const full = picked.length === pagesPerSite;
  const toggle = (key: PageKey) =>
    setPicked((before) => {
      const now = before.includes(key) ? before.filter((other) => other !== key) : [...before, key];
      remember('sessionStorage', picksKey, now.join());
      return now;
    });
  const isBlocked = useBlockedCookies();
  const onward = (size?: 'large') =>
    isBlocked ? (
      <BlockedCookies to="order" />
    ) : (
      <div>
        {error && (
          <p role="alert" className="mb-2 text-small font-semibold text-danger">
            {error}
          </p>
        )}
        <Button type="submit" size={size} blocked={!full} busy={busy && 'One moment...'}>
          Continue to Checkout
        </Button>
      </div>
    );
  return (
    <Band tone="night" id="picker">
      <Form
        method="post"
        action="/?index"
        data-hydrate="kept"
        data-kept={picksKey}
        className="grid grid-cols-1 gap-x-16 gap-y-10 md:grid-cols-[4fr_8fr]"
      >
        <div>
          <h2 className="font-display text-1 font-[450]">Pick your five.</h2>
          <p className="mt-4 max-w-80 text-ink-2">Tap the pages you want. You can still swap them until we start.</p>
          <div className="mt-8 flex items-end gap-6">
            <div className="w-32">
              <Rise value={picked.length} total={pagesPerSite} />
            </div>
            <output aria-live="polite" className="display-number text-[4rem]">
              {picked.length}/{pagesPerSite}
            </output>
          </div>
          <div className="mt-8 max-md:hidden">{onward('large')}</div>
        </div>
        <div>
          <fieldset ref={tiles} className="grid grid-cols-2 gap-x-3.5 gap-y-4 sm:grid-cols-5 lg:gap-x-4">
            <legend className="sr-only">Pages of your site</legend>
            {pageChoices.map((page) => {
              const chosen = picked.includes(page.key);
              return (
                <PageTile
                  key={page.key}
                  name="pages"
                  value={page.key}
                  label={page.label}
                  shape={page.shape}
                  checked={chosen}
                  disabled={full && !chosen}
                  onChange={() => toggle(page.key)}
                />
              );
            })}
          </fieldset>
          <div className="sticky low:static bottom-0 z-3 -mx-gutter mt-8 flex items-center gap-3 border-t border-line bg-bg px-gutter py-3 md:hidden">
            <span aria-hidden="true" className="display-number min-w-12 text-3">
              {picked.length}/{pagesPerSite}
            </span>
            {onward()}
          </div>
        </div>
      </Form>
    </Band>
  );
}
