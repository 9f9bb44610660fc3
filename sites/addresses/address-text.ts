/** The parts of a postal address, as a brief keeps them. */
export interface AddressParts {
  street?: string;
  city?: string;
  state?: string;
  zip?: string;
}

/** An address on one line, without the parts that are missing: '12 Elm St, Ogden, UT 84401'. */
export function addressText({ street, city, state, zip }: AddressParts): string {
  return [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
