import type { HeroView } from '../../sections/hero/schema.ts';
import { Band } from '../../sections/parts.tsx';
import { hasPage, pathOf } from '../../sections/site.ts';
import { Under } from './parts/under.tsx';

/** The names of the services as one run of letters as wide as the page, over the headline. */
export default function Roll({ props, section, site }: HeroView) {
  const services = props.services ?? [];
  const page = hasPage(site.document, 'services') ? pathOf(site.document, 'services') : undefined;
  return (
    <Band section={section} className={`has-under ${site.valueClass('--s', sizeOf(services.map(({ name }) => name.text)))}`}>
      {services.length > 0 && (
        <ol className="names relative h">
          {services.map(({ name, anchor }) => (
            <li key={anchor} className="h">
              {page ? <a href={`${page}#${anchor}`}>{name.text}</a> : name.text}
            </li>
          ))}
        </ol>
      )}
      <Under props={props} site={site} />
    </Band>
  );
}

/** Letters that the run may have at each size, the numbers included. */
const sizes = [
  { most: 50, size: 9.4 },
  { most: 80, size: 7.4 },
  { most: 120, size: 6 },
  { most: 180, size: 4.9 },
  { most: 260, size: 4.1 },
];

/** The more letters, the smaller they are, so that the run keeps to its part of the first screen. */
function sizeOf(names: string[]): number {
  const letters = names.reduce((sum, name) => sum + name.length + 3, 0);
  return sizes.find(({ most }) => letters <= most)?.size ?? 3.4;
}
