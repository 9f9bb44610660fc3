import { type ReactNode, useEffect, useState } from 'react';
import type { AddressCheck } from '../../domain/briefs/web-address.ts';
import { Field, TextInput } from '../ui/controls/field.tsx';
import { Dot } from '../ui/drawings/dot.tsx';
import { type Area, ask } from './ask.ts';

/** How long after the last key an address is checked. */
const pauseMs = 300;
/** Shorter text isn't checked. */
const shortest = 2;

/** What is known of a typed address. Undefined if there's nothing to say. */
type Check = AddressCheck | 'checking' | undefined;

/** Whether what is typed can be a project's free address. It's only checked while that's `wanted`. `area` is where the editor that asks runs. */
export function useAddressCheck(projectId: string, typed: string, wanted: boolean, area: Area = 'portal'): Check {
  const [check, setCheck] = useState<Check>();
  useEffect(() => {
    const isLong = wanted && typed.trim().length >= shortest;
    setCheck(isLong ? 'checking' : undefined);
    if (!isLong) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const result = await ask<AddressCheck>(area, 'address', projectId, typed);
      if (!isOver) setCheck(result);
    }, pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [typed, wanted, projectId, area]);
  return check;
}

interface AddressFieldProps {
  name: string;
  label: string;
  /** What follows the label of the address: '.sites.localhost'. */
  domain: string;
  /** What else there is to know, after the domain. */
  hint?: string;
  typed: string;
  placeholder?: string;
  check: Check;
  error: string | undefined;
  onType: (typed: string) => void;
  onLeave?: () => void;
}

/** The free web address of a site, with whether it's available as it's typed. */
export function AddressField({
  name,
  label,
  domain,
  hint,
  typed,
  placeholder,
  check,
  error,
  onType,
  onLeave,
}: AddressFieldProps): ReactNode {
  return (
    <div className="grid gap-1">
      <Field
        label={label}
        hint={
          <>
            Ends with <span className="wrap-anywhere">{domain}</span>
            {hint && `. ${hint}`}
          </>
        }
        error={error}
      >
        <TextInput
          name={name}
          value={typed}
          placeholder={placeholder}
          limit={80}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => onType(withoutDomain(event.target.value, domain))}
          onBlur={onLeave}
        />
      </Field>
      <div role="status" className="min-h-6 text-small wrap-anywhere">
        {check && !error && <Availability check={check} domain={domain} onTake={onType} />}
      </div>
    </div>
  );
}

/** 'https://hollis.sites.localhost/' → 'hollis': people paste the whole address. */
function withoutDomain(typed: string, domain: string): string {
  const bare = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '');
  return bare.toLowerCase().endsWith(domain) ? bare.slice(0, -domain.length) : typed;
}

interface AvailabilityProps {
  check: AddressCheck | 'checking';
  domain: string;
  onTake: (slug: string) => void;
}

function Availability({ check, domain, onTake }: AvailabilityProps): ReactNode {
  if (check === 'checking') return <Dot state="waiting">Checking...</Dot>;
  if (check.isFree)
    return (
      <Dot state="done">
        Available: {check.slug}
        {domain}
      </Dot>
    );
  if (!check.suggestion) return <Dot state="late">Use at least two letters or numbers.</Dot>;
  const { suggestion } = check;
  return (
    <Dot state="late">
      Taken. Try{' '}
      <button type="button" className="link" onClick={() => onTake(suggestion)}>
        {suggestion}
      </button>
    </Dot>
  );
}
