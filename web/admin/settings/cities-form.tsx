import { type ReactNode, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { SaveRow } from './save-row.tsx';
import { useUnsavedForm } from './unsaved-forms.tsx';

/** The cities of a state, each with whether its page is shown. */
export interface StateOfCities {
  state: string;
  cities: { slug: string; name: string; shown: boolean }[];
}

/** A checkbox for each city that can have a page, by state. */
export function CitiesForm({ states }: { states: readonly StateOfCities[] }): ReactNode {
  const busy = useNavigation().formData?.get('group') === 'cities';
  const all = states.flatMap(({ cities }) => cities);
  // Only what was clicked, so cities that another admin shows or hides meanwhile follow them.
  const [clicked, setClicked] = useState<Readonly<Record<string, boolean>>>({});
  const isChecked = ({ slug, shown }: { slug: string; shown: boolean }) => clicked[slug] ?? shown;
  const check = (slugs: string[], isShown: boolean) =>
    setClicked((before) => ({ ...before, ...Object.fromEntries(slugs.map((slug) => [slug, isShown])) }));
  const unsaved = all.some((city) => isChecked(city) !== city.shown);
  useUnsavedForm(unsaved);
  // Once it's saved, it's no longer a change.
  if (!unsaved && Object.keys(clicked).length) setClicked({});
  return (
    <Form method="post" preventScrollReset className="mt-2 grid gap-5">
      <input type="hidden" name="group" value="cities" />
      <p className="text-small text-ink-2" aria-live="polite">
        {all.filter(isChecked).length} of {all.length} checked
      </p>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {states.map(({ state, cities }) => {
          const slugs = cities.map(({ slug }) => slug);
          const every = cities.every(isChecked);
          return (
            <fieldset key={state} className="min-w-0">
              <legend className="flex w-full items-baseline justify-between gap-3 border-b border-line pb-1 text-ui font-semibold">
                {state}
                <button type="button" className="link min-h-6 text-small font-normal noscript:hidden" onClick={() => check(slugs, !every)}>
                  {every ? 'Uncheck' : 'Check'} all<span className="sr-only"> in {state}</span>
                </button>
              </legend>
              {cities.map((city) => (
                <Checkbox
                  key={city.slug}
                  name="shown"
                  value={city.slug}
                  label={city.name}
                  checked={isChecked(city)}
                  onChange={(event) => check([city.slug], event.target.checked)}
                />
              ))}
            </fieldset>
          );
        })}
      </div>
      <SaveRow save="Save cities" busy={busy} unsaved={unsaved} />
    </Form>
  );
}
