import type { Action } from '../../document/document.ts';
import type { ContactProps } from './schema.ts';

/** A way to reach the business: a phone number, an address, a page elsewhere. */
export type Way = ContactProps['ways'][number];

/** True if a way's value is itself the number or address: then the value is the link. A street gets a link of its own. */
export function isDirect(action: Action): boolean {
  return action.to.kind !== 'directions';
}

/** A key for the list: two pages elsewhere may be called the same. */
export function keyOf({ label, action }: Way): string {
  return action.to.kind === 'link' ? action.to.href : label.text;
}
