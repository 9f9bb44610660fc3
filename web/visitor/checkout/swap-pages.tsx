import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { type PageKey, pageChoices, pagesPerSite } from '../../../content/site-pages.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Icon } from '../../ui/drawings/icon.tsx';

/** An order's five pages, which can be swapped until it's paid. */
export function SwapPages({ pages, error }: { pages: PageKey[]; error: string | undefined }) {
  const [picked, setPicked] = useState(pages);
  const busy = useNavigation().formData?.get('intent') === 'pages';
  const changed = picked.join() !== pages.join();
  const full = picked.length >= pagesPerSite;
  return (
    <details className="group/fold max-w-prose border-y border-line" open={error ? true : undefined}>
      <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-4 font-semibold">
        Swap a page
        <Icon of={Plus} className="transition-[rotate] duration-base ease-rise group-open/fold:rotate-45" />
      </summary>
      <Form method="post" className="mt-2 grid gap-4 pb-5">
        <input type="hidden" name="intent" value="pages" />
        <fieldset className="grid grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-3">
          <legend className="sr-only">Pick five pages</legend>
          {pageChoices.map((page) => {
            const chosen = picked.includes(page.key);
            return (
              <Checkbox
                key={page.key}
                name="pages"
                value={page.key}
                label={page.label}
                checked={chosen}
                disabled={full && !chosen}
                onChange={() => setPicked((before) => (chosen ? before.filter((key) => key !== page.key) : [...before, page.key]))}
              />
            );
          })}
        </fieldset>
        {error && (
          <p role="alert" className="text-small font-semibold text-danger">
            {error}
          </p>
        )}
        <div className="flex items-center gap-4">
          <Button
            type="submit"
            look="secondary"
            size="small"
            disabled={!changed || picked.length !== pagesPerSite}
            busy={busy && 'Saving...'}
          >
            Save pages
          </Button>
          <output className="text-small text-ink-2">
            {picked.length}/{pagesPerSite}
          </output>
        </div>
      </Form>
    </details>
  );
}
