import type { ReactNode } from 'react';
import type { AddressParts } from '../../../sites/addresses/address-text.ts';
import { Field, TextInput } from '../../ui/controls/field.tsx';

const parts = [
  { key: 'street', label: 'Street', autoComplete: 'address-line1', className: '@md:col-span-6' },
  { key: 'city', label: 'City', autoComplete: 'address-level2', className: '@md:col-span-3' },
  { key: 'state', label: 'State', autoComplete: 'address-level1', className: undefined },
  { key: 'zip', label: 'ZIP code', autoComplete: 'postal-code', className: '@md:col-span-2' },
] as const;

/** The parts of an address, in a grid of six columns where its container is wide enough. The editor's panel isn't. */
export function AddressFields({ path, value, problemOf, onChange, onLeave }: AddressFieldsProps): ReactNode {
  return parts.map(({ key, label, autoComplete, className }) => (
    <Field key={key} label={label} className={className} error={problemOf(key)}>
      <TextInput
        name={`${path}.${key}`}
        autoComplete={autoComplete}
        inputMode={key === 'zip' ? 'numeric' : undefined}
        value={value[key] ?? ''}
        onChange={(event) => onChange({ ...value, [key]: event.target.value })}
        onBlur={onLeave}
      />
    </Field>
  ));
}

interface AddressFieldsProps {
  path: string;
  value: AddressParts;
  problemOf: (part: string) => string | undefined;
  onChange: (address: AddressParts) => void;
  onLeave: () => void;
}
