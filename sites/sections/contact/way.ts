import type { Action } from '../../document.ts';

/** True if a way's value is itself the number or address: then the value is the link. A street gets a link of its own. */
export function isDirect(action: Action): boolean {
  return action.to.kind !== 'directions';
}
