import type { Action, Line } from '../../document.ts';

/** True if a way's value is itself the number or address: then the value is the link. A street gets a link of its own. */
export function isDirect(action: Action): boolean {
  return action.to.kind !== 'directions';
}

/** A key for the list: two pages elsewhere may be called the same. */
export function keyOf({ label, action }: { label: Line; action: Action }): string {
  return action.to.kind === 'link' ? action.to.href : label.text;
}
