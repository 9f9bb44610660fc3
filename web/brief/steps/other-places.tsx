import type { ReactNode, RefObject } from 'react';
import type { AddressParts } from '../../../sites/addresses/address-text.ts';
import { briefLimits } from '../../../sites/brief/limits.ts';
import { Field, FieldGroup, TextInput } from '../../ui/controls/field.tsx';
import { lengthWords } from '../../ui/text-length.ts';
import { useBriefForm } from '../brief-form.tsx';
import { AddressFields } from '../fields/address-fields.tsx';
import { HoursFields } from '../fields/hours-answer.tsx';
import { PhoneField } from '../fields/phone-answer.tsx';
import { AddRow, RemoveRow } from '../fields/row-buttons.tsx';
import { useRows } from '../fields/rows.ts';
import { filledIndex } from '../same-answer.ts';
import type { Week } from '../week.ts';

/** Another place as the brief keeps it, finished or not. */
export interface OtherPlace {
  name?: string;
  address?: AddressParts | null;
  phone?: string;
  hours?: Week | null;
}

/** Further places where customers come, each with its own address, phone and hours. */
export function OtherPlacesAnswer(): ReactNode {
  const path = 'business.otherPlaces';
  const { doubts } = useBriefForm().data.advice;
  const { rows, list, error, leave, isFull, change, add, remove, problemOf } = useRows<OtherPlace>(path, { address: {} });
  return (
    <FieldGroup label="Other locations" hideLabel error={error}>
      <ol ref={list as RefObject<HTMLOListElement>} className={rows.length > 0 ? 'border-b border-line' : undefined}>
        {rows.map((place, index) => {
          const label = `Other location ${index + 1}`;
          const name = place.name ?? '';
          const { left, tooLong } = lengthWords(name, briefLimits.placeName);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
            <li key={index} data-row={index} className="@container border-t border-line pt-2 pb-5 [&_ul]:border-b-0">
              <FieldGroup label={label} hideLabel>
                <div className="flex min-h-11 items-center text-small text-ink-2">
                  <span className="mr-auto">{label}</span>
                  <RemoveRow name={label.toLowerCase()} onRemove={() => remove(index)} />
                </div>
                <div className="grid gap-6">
                  <div className="grid gap-4 @md:grid-cols-6">
                    <Field
                      label="What people call it"
                      hint={left ?? 'For example: Downtown. Without a name, your site uses the town.'}
                      error={tooLong ?? problemOf(index, 'name')}
                      className="@md:col-span-6"
                      optional
                    >
                      <TextInput
                        name={`${path}.${index}.name`}
                        value={name}
                        onChange={(event) => change(index, { ...place, name: event.target.value })}
                        onBlur={leave}
                      />
                    </Field>
                    <AddressFields
                      path={`${path}.${index}.address`}
                      value={place.address ?? {}}
                      problemOf={(part) => problemOf(index, `address.${part}`)}
                      onChange={(address) => change(index, { ...place, address })}
                      onLeave={leave}
                    />
                    <p role="status" className="text-small text-ink-2 empty:sr-only @md:col-span-6">
                      {doubts
                        .filter(({ field }) => field.startsWith(`${path}.${filledIndex(rows, index)}.`))
                        .map(({ message }) => message)
                        .join(' ')}
                    </p>
                  </div>
                  <PhoneField
                    path={`${path}.${index}.phone`}
                    value={place.phone ?? ''}
                    error={problemOf(index, 'phone')}
                    onChange={(phone, when) => change(index, { ...place, phone }, when)}
                    onLeave={leave}
                  />
                  <HoursFields
                    path={`${path}.${index}.hours`}
                    value={place.hours ?? undefined}
                    problemOf={(part) => problemOf(index, `hours.${part}`)}
                    onChange={(week, when) => change(index, { ...place, hours: week ?? null }, when)}
                    onLeave={leave}
                  />
                </div>
              </FieldGroup>
            </li>
          );
        })}
      </ol>
      {!isFull && (
        <AddRow path={path} onAdd={() => add()}>
          Add another location
        </AddRow>
      )}
    </FieldGroup>
  );
}
