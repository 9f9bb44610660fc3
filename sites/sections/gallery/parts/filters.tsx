import type { ReactNode } from 'react';
import type { Site } from '../../site.ts';
import type { GalleryProps } from '../schema.ts';

type Filters = GalleryProps['filters'];

/** Filters that at least one picture has. */
export function usedFilters({ filters, items }: GalleryProps): Filters {
  return filters.filter(({ id }) => items.some((item) => item.filters.includes(id)));
}

/** Classes of a picture that CSS shows by the filter that is checked: `f0` for the first. */
export function filterClasses({ filters }: GalleryProps['items'][number], all: Filters): string {
  return all.flatMap(({ id }, index) => (filters.includes(id) ? [`f${index}`] : [])).join(' ');
}

/** A choice among the filters, which CSS reads; nothing if there's only one. `name` is unique on the page. */
export function FilterChoice({ filters, name, site }: { filters: Filters; name: string; site: Site }): ReactNode {
  if (filters.length < 2) return null;
  return (
    <fieldset className="choice">
      <legend className="vh">{site.words.at.show}</legend>
      <label>
        <input type="radio" name={name} value="all" defaultChecked />
        {site.words.at.all}
      </label>
      {filters.map((filter, index) => (
        <label key={filter.id}>
          <input className={`pick${index}`} type="radio" name={name} value={filter.id} />
          {filter.label.text}
        </label>
      ))}
    </fieldset>
  );
}
