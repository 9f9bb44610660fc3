import { Download } from 'lucide-react';
import { Form } from 'react-router';
import { Button } from '../ui/controls/button.tsx';
import { buttonClasses } from '../ui/controls/button-classes.ts';
import { Field } from '../ui/controls/field.tsx';
import { Link } from '../ui/controls/link.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { TextInput } from '../ui/controls/text-input.tsx';
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
  /** 'Number, name or email' */
  searchLabel: string;
  /** Address of the same list as CSV, without parameters. */
  filePath: string;
}) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <Form method="get" action={choices.path} className="flex min-w-0 flex-1 basis-72 gap-2 md:max-w-96">
        {hiddenFields(listAddress(choices, { ...query, search: '' })).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field label={searchLabel} hideLabel className="min-w-0 flex-1">
          <TextInput
            key={query.search}
            type="search"
            name="q"
            size="small"
            maxLength={100}
            placeholder={searchLabel}
            defaultValue={query.search}
            autoComplete="off"
          />
        </Field>
        <Button type="submit" size="small" look="secondary">
          Search
        </Button>
      </Form>
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
      <Link
        to={listAddress(choices, query, {}, filePath)}
        document
        className={buttonClasses({ look: 'quiet', size: 'small', className: 'md:ml-auto' })}
      >
        <Icon of={Download} size={17} />
        CSV
      </Link>
    </div>
  );
}

/** An address's parameters as fields of a form that goes to the same path. */
function hiddenFields(address: string): [string, string][] {
  return [...new URLSearchParams(address.split('?')[1] ?? '')];
}
