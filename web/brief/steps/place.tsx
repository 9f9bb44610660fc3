import { type ReactNode, useRef, useState } from 'react';
import type { AddressParts } from '../../../sites/addresses/address-text.ts';
import { briefLimits } from '../../../sites/brief/limits.ts';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { FieldError, FieldGroup } from '../../ui/controls/field.tsx';
import { useAnswer, useBriefForm } from '../brief-form.tsx';
import { AddressFields } from '../fields/address-fields.tsx';
import { TextAnswer } from '../fields/text-answer.tsx';
import { isBlank } from '../same-answer.ts';
import { TownsAnswer } from './towns.tsx';
import { type ChosenTraits, placeAfterBoxes } from './trait-choices.ts';

/**
 * Where the work is done: at an address, at the customer's place, or both. Until the owner says so, the boxes show what we understood, as
 * the sentence below the trade does, and boxes that contradict it correct it. Unchecking a part and checking it again restores it.
 */
export function PlaceAnswer(): ReactNode {
  const { data, answer } = useBriefForm();
  const address = useAnswer<AddressParts>('business.address');
  const area = useAnswer<string[]>('business.serviceArea');
  const keptAddress = useRef<AddressParts>({});
  // A checked box without a town is stored as one blank line, so a reload finds it.
  const keptArea = useRef<string[]>(['']);
  if (address.value) keptAddress.current = address.value;
  if (area.value?.length) keptArea.current = area.value;
  const traits = useAnswer<ChosenTraits>('business.traits');
  const chosen = traits.value?.place ?? data.advice.traits?.place;
  const [isAnswered, setAnswered] = useState(address.value !== undefined || area.value !== undefined);
  const understood = (...places: string[]) => !isAnswered && places.includes(chosen ?? '');
  const stored = { shop: address.value !== undefined, visits: Boolean(area.value?.length) };
  const shop = stored.shop || understood('come', 'both');
  const visits = stored.visits || understood('go', 'both');
  const meet = (now: typeof stored) => {
    setAnswered(true);
    if (now.shop !== stored.shop) address.set(now.shop ? keptAddress.current : null, 'now');
    if (now.visits !== stored.visits) area.set(now.visits ? keptArea.current : [], 'now');
    const place = placeAfterBoxes(traits.value?.place, chosen, now);
    if (place !== traits.value?.place) traits.set({ ...traits.value, place }, 'now');
  };
  const asksState = (!shop && !data.hasTownWithState) || !isBlank(answer('business.state'));
  return (
    <>
      <FieldGroup label="Where do you meet customers?" hint="Check both if both apply.">
        <div className="grid gap-x-4 sm:grid-cols-2">
          <Checkbox label="We have a shop or office" checked={shop} onChange={(event) => meet({ shop: event.target.checked, visits })} />
          <Checkbox label="We go to the customer" checked={visits} onChange={(event) => meet({ shop, visits: event.target.checked })} />
        </div>
      </FieldGroup>
      <div className={`@container ${shop ? '' : 'hidden noscript:block'}`}>
        <div className="grid gap-4 @md:grid-cols-6">
          <AddressFields
            path={address.path}
            value={address.value ?? {}}
            problemOf={(part) => address.problem(`${address.path}.${part}`)}
            onChange={(parts) => address.set(parts)}
            onLeave={address.leave}
          />
          <FieldError className="@md:col-span-6">{address.error}</FieldError>
          <p role="status" className="text-small text-ink-2 empty:sr-only @md:col-span-6">
            {data.advice.doubts
              .filter(({ field }) => /^business\.(?:address|phone)/.test(field))
              .map(({ message }) => message)
              .join(' ')}
          </p>
        </div>
      </div>
      <div className={visits ? '' : 'hidden noscript:block'}>
        <TownsAnswer label="Which towns do you serve?" />
      </div>
      {asksState && (
        <TextAnswer
          path="business.state"
          label="State or region"
          hint="It helps people in your area find you. For example: Utah"
          max={briefLimits.place}
          autoComplete="address-level1"
          optional
        />
      )}
    </>
  );
}
