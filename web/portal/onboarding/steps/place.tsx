import { type ReactNode, useState } from 'react';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { Field, FieldError, FieldGroup } from '../../../ui/controls/field.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { isBlank } from '../answer-at.ts';
import { useAnswer } from '../brief-form.tsx';
import { ListAnswer } from '../fields/list-answer.tsx';

type Address = { street?: string; city?: string; state?: string; zip?: string };

/** Where the work is done: at an address, at the customer's, or both. Closing a part does not erase what it holds. */
export function PlaceAnswer(): ReactNode {
  const address = useAnswer<Address>('business.address');
  const area = useAnswer<string[]>('business.serviceArea');
  const [shop, setShop] = useState(!isBlank(address.value));
  const [visits, setVisits] = useState(!isBlank(area.value));
  const value = address.value ?? {};
  const part = (key: keyof Address, label: string, autoComplete: string, className?: string) => (
    <Field label={label} className={className}>
      <TextInput
        name={`business.address.${key}`}
        autoComplete={autoComplete}
        value={value[key] ?? ''}
        onChange={(event) => address.set({ ...value, [key]: event.target.value })}
        onBlur={address.leave}
      />
    </Field>
  );
  const keys = ['street', 'city', 'state', 'zip'] as const;
  return (
    <>
      <FieldGroup label="Where do customers meet you?" hint="Tick both if both are true.">
        <div className="grid gap-x-4 sm:grid-cols-2">
          <Checkbox label="We have a shop or office" checked={shop} onChange={(event) => setShop(event.target.checked)} />
          <Checkbox label="We come to you" checked={visits} onChange={(event) => setVisits(event.target.checked)} />
        </div>
      </FieldGroup>
      <div className={`gap-4 sm:grid-cols-6 ${shop ? 'grid' : 'hidden noscript:grid'}`}>
        {part('street', 'Street', 'address-line1', 'sm:col-span-6')}
        {part('city', 'City', 'address-level2', 'sm:col-span-3')}
        {part('state', 'State', 'address-level1')}
        {part('zip', 'ZIP code', 'postal-code', 'sm:col-span-2')}
        <FieldError className="sm:col-span-6">
          {keys.map((key) => address.problem(`business.address.${key}`)).find(Boolean) ?? address.error}
        </FieldError>
      </div>
      <div className={visits ? '' : 'hidden noscript:block'}>
        <ListAnswer path="business.serviceArea" label="Which towns do you go to?" hint="Towns read better than a radius." max={24} />
      </div>
    </>
  );
}
