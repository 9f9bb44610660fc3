import { Download } from 'lucide-react';
import { buttonClasses } from '../ui/controls/button-classes.ts';
import { Link } from '../ui/controls/link.tsx';
import { SearchForm } from '../ui/controls/search-form.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { Icon } from '../ui/drawings/icon.tsx';
import { type ListChoices, type ListQuery, listAddress } from './list-address.ts';

/** What stands over a list at the desk: search, filters with how many each shows, and the list as a file. Everything lives in the address. */
export function ListBar<Filter extends string, Sort extends string>({
  choices,
  query,
  filterLabels,
  counts,
  filterLabel,
  searchLabel,
  filePath,
}: {
  choices: ListChoices<Filter, Sort>;
  query: ListQuery<Filter, Sort>;
  filterLabels: Record<Filter, string>;
  counts: Record<Filter, number>;
  filterLabel: string;
  /** 'Number, name, email' */
  searchLabel: string;
  /** Address of the same list as CSV, without parameters. */
  filePath: string;
}) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <SearchForm
        path={choices.path}
        label={searchLabel}
        query={query.search}
        keep={Object.fromEntries(new URLSearchParams(listAddress(choices, { ...query, search: '' }).split('?')[1]))}
        className="min-w-0 flex-1 basis-56 md:max-w-96"
      />
      <Link
        to={listAddress(choices, query, {}, filePath)}
        document
        className={buttonClasses({ look: 'quiet', size: 'small', className: 'md:order-last md:ml-auto' })}
      >
        <Icon of={Download} size={17} />
        CSV
      </Link>
      <Segmented
        label={filterLabel}
        value={query.filter}
        options={choices.filters.map((filter) => ({
          value: filter,
          label: filterLabels[filter],
          count: counts[filter],
          to: listAddress(choices, query, { filter }),
        }))}
      />
    </div>
  );
}
