import type { Action } from '../../document.ts';

/** True if a way's value is itself the number or address: then the value is the link. Others get a link of their own. */
export function isDirect(action: Action): boolean {
  return action.to.kind === 'phone' || action.to.kind === 'email';
}
