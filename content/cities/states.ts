/** A state that has city pages. */
export interface State {
  /** Two-letter postal code. */
  code: string;
  name: string;
}

export const alabama: State = { code: 'AL', name: 'Alabama' };
export const arkansas: State = { code: 'AR', name: 'Arkansas' };
export const colorado: State = { code: 'CO', name: 'Colorado' };
export const delaware: State = { code: 'DE', name: 'Delaware' };
export const florida: State = { code: 'FL', name: 'Florida' };
export const idaho: State = { code: 'ID', name: 'Idaho' };
export const missouri: State = { code: 'MO', name: 'Missouri' };
export const montana: State = { code: 'MT', name: 'Montana' };
export const northCarolina: State = { code: 'NC', name: 'North Carolina' };
export const oregon: State = { code: 'OR', name: 'Oregon' };
export const southCarolina: State = { code: 'SC', name: 'South Carolina' };
export const tennessee: State = { code: 'TN', name: 'Tennessee' };
export const texas: State = { code: 'TX', name: 'Texas' };
export const utah: State = { code: 'UT', name: 'Utah' };
export const washington: State = { code: 'WA', name: 'Washington' };
