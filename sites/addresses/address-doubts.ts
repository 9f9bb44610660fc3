import { phoneDigits } from '../../text/phone.ts';
import type { AddressParts } from './address-text.ts';
import { stateOfAreaCode, statesOfZip } from './us-codes.ts';
import { stateCode, stateName } from './us-states.ts';

/** A question about an answer that may be right. It doesn't keep the brief from being sent. */
export interface Doubt {
  field: string;
  message: string;
}

export interface Reached {
  address?: AddressParts | null;
  /** State or region, if there's no address. */
  state?: string;
  phone?: string;
}

/** What about an address and a phone number doesn't fit together. The place is tidied; `field` is its path. */
export function addressDoubts({ address, state, phone = '' }: Reached, field = 'business'): Doubt[] {
  const { zip = '', city = '', street = '' } = address ?? {};
  const code = stateCode(address?.state ?? state ?? '');
  const named = city.includes(',') ? stateCode(city.slice(city.lastIndexOf(',') + 1)) : undefined;
  const zipStates = statesOfZip(zip);
  const inStreet = /[\s,](\d{5})(?:-\d{4})?$/.exec(street)?.[1];
  const [zipState] = zipStates;
  return [
    ...(named && code && named !== code
      ? [{ field: `${field}.address.city`, message: `The town says ${stateName(named)}, the state ${stateName(code)}. Which is right?` }]
      : []),
    ...(code && zipState && !zipStates.includes(code)
      ? [
          {
            field: `${field}.address.zip`,
            message: `ZIP code ${zip} is in ${stateName(zipState)}, not in ${stateName(code)}. Please check both.`,
          },
        ]
      : []),
    ...(inStreet && zip && inStreet !== zip.slice(0, 5)
      ? [
          {
            field: `${field}.address.street`,
            message: `The street line ends with ${inStreet}, but the ZIP code is ${zip}. Which is right?`,
          },
        ]
      : []),
    ...areaDoubt(phone, code ?? (zipStates.length === 1 ? zipState : undefined), field),
  ];
}

function areaDoubt(phone: string, code: string | undefined, field: string): Doubt[] {
  const area = /^1?([2-9]\d\d)\d{7}$/.exec(phoneDigits(phone))?.[1];
  const of = area && stateOfAreaCode(area);
  if (!code || !of || of === code) return [];
  return [
    {
      field: `${field}.phone`,
      message: `Area code ${area} is in ${stateName(of)}, and your address is in ${stateName(code)}. If it’s your number, leave it.`,
    },
  ];
}
