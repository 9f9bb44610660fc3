import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from './button.tsx';
import { Field, TextInput } from './field.tsx';

/** Searches a list by its URL parameter `q`. `keep` are parameters that stay. Works without script. */
export function SearchForm({ path, label, placeholder, query, keep = {}, className }: SearchFormProps): ReactNode {
  return (
    <Form method="get" action={path} role="search" className={className}>
      <div className="flex min-w-0 gap-1.5">
        {Object.entries(keep).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
        <Field label={label} hideLabel className="min-w-0 flex-1">
          <TextInput
            key={query}
            type="search"
            name="q"
            size="small"
            maxLength={100}
            placeholder={placeholder ?? label}
            defaultValue={query}
            autoComplete="off"
          />
        </Field>
        <Button type="submit" size="small" look="secondary">
          Search
        </Button>
      </div>
    </Form>
  );
}

export type SearchFormProps = {
  path: string;
  label: string;
  placeholder?: string;
  query: string;
  keep?: Record<string, string | undefined>;
  className?: string;
};
