import type { Action } from '../../document.ts';

/** Whether a way's value is itself what is dialed or written to, so that the value is the link. Others get a link of their own. */
export function isDirect(action: Action): boolean {
  return action.to.kind === 'phone' || action.to.kind === 'email';
}
