import { type ReactNode, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';

/** The cities of a state, each with whether its page is shown. */
export interface StateOfCities {
  state: string;
  cities: { slug: string; name: string; shown: boolean }[];
}

/** A checkbox for each city that can have a page, by state. */
export function CitiesForm({ states }: { states: readonly StateOfCities[] }): ReactNode {
  const busy = useNavigation().formData?.get('group') === 'cities';
  const all = states.flatMap(({ cities }) => cities);
  const [shown, setShown] = useState(() => new Set(all.filter((city) => city.shown).map(({ slug }) => slug)));
  const set = (slugs: string[], isShown: boolean) =>
    setShown((before) => new Set(isShown ? [...before, ...slugs] : [...before].filter((slug) => !slugs.includes(slug))));
  return (
    <Form method="post" preventScrollReset className="mt-2 grid gap-5">
      <input type="hidden" name="group" value="cities" />
      <p className="text-small text-ink-2" aria-live="polite">
        {shown.size} of {all.length} checked
      </p>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {states.map(({ state, cities }) => {
          const slugs = cities.map(({ slug }) => slug);
          const every = slugs.every((slug) => shown.has(slug));
          return (
            <fieldset key={state} className="min-w-0">
              <legend className="flex w-full items-baseline justify-between gap-3 border-b border-line pb-1 text-ui font-semibold">
                {state}
                <button type="button" className="link min-h-6 text-small font-normal noscript:hidden" onClick={() => set(slugs, !every)}>
                  {every ? 'Uncheck' : 'Check'} all<span className="sr-only"> in {state}</span>
                </button>
              </legend>
              {cities.map(({ slug, name }) => (
                <Checkbox
                  key={slug}
                  name="shown"
                  value={slug}
                  label={name}
                  checked={shown.has(slug)}
                  onChange={(event) => set([slug], event.target.checked)}
                />
              ))}
            </fieldset>
          );
        })}
      </div>
      <div>
        <Button type="submit" size="small" busy={busy && 'Saving...'}>
          Save cities
        </Button>
      </div>
    </Form>
  );
}
