/** A state that has city pages. */
export interface State {
  /** Two-letter postal code. */
  code: StateCode;
  name: string;
}

/** Names by postal code. */
export const stateNames = {
  AL: 'Alabama',
  AR: 'Arkansas',
  CO: 'Colorado',
  DE: 'Delaware',
  FL: 'Florida',
  ID: 'Idaho',
  MO: 'Missouri',
  MT: 'Montana',
  NC: 'North Carolina',
  OR: 'Oregon',
  SC: 'South Carolina',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  WA: 'Washington',
} as const;

export type StateCode = keyof typeof stateNames;
