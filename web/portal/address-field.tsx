import { type ReactNode, useEffect, useState } from 'react';
import type { AddressCheck } from '../../domain/briefs/web-address.ts';
import { Field } from '../ui/controls/field.tsx';
import { TextInput } from '../ui/controls/text-input.tsx';
import { Dot } from '../ui/drawings/dot.tsx';
import { ask } from './editor/send-change.ts';

/** How long after the last key an address is checked. */
const pauseMs = 300;
/** Shorter text isn't checked. */
const shortest = 2;

/** Whether what is typed can be a project's free address. Undefined while that isn't known, or isn't `wanted`. */
export function useAddressCheck(projectId: string, typed: string, wanted: boolean): AddressCheck | undefined {
  const [check, setCheck] = useState<AddressCheck>();
  useEffect(() => {
    setCheck(undefined);
    if (!wanted || typed.trim().length < shortest) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const found = await ask<AddressCheck>('address', projectId, typed);
      if (!isOver) setCheck(found);
    }, pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [typed, wanted, projectId]);
  return check;
}

interface AddressFieldProps {
  /** What follows the label of the address: '.sites.localhost'. */
  domain: string;
  typed: string;
  /** True if `typed` is a new address, whose check is shown. */
  isChanged: boolean;
  check: AddressCheck | undefined;
  error: string | undefined;
  onType: (typed: string) => void;
}

/** The free web address of a site, with whether it's available as it's typed. */
export function AddressField({ domain, typed, isChanged, check, error, onType }: AddressFieldProps): ReactNode {
  return (
    <>
      <Field label="Web address" hint={`Ends with ${domain}`} error={error}>
        <TextInput
          name="address"
          value={typed}
          maxLength={80}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => onType(event.target.value)}
        />
      </Field>
      <div role="status" className="min-h-6 text-small">
        {isChanged && typed.trim().length >= shortest && <Availability check={check} domain={domain} onTake={onType} />}
      </div>
    </>
  );
}

interface AvailabilityProps {
  check: AddressCheck | undefined;
  domain: string;
  onTake: (slug: string) => void;
}

function Availability({ check, domain, onTake }: AvailabilityProps): ReactNode {
  if (!check) return <Dot state="waiting">Checking...</Dot>;
  if (check.isFree)
    return (
      <Dot state="done">
        Available: {check.slug}
        {domain}
      </Dot>
    );
  return (
    <Dot state="late">
      Taken. Try{' '}
      <button type="button" className="link" onClick={() => onTake(check.suggestion ?? '')}>
        {check.suggestion}
      </button>
    </Dot>
  );
}
