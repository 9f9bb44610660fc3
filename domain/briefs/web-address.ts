import { type Connection, db } from '../../db/connect.ts';
import { isAddressLabel } from '../../sites/brief/fields.ts';
import { freeSlug, slugOf } from './slug.ts';

/** What becomes of a web address that an owner types. */
export interface AddressCheck {
  /** As it would be: 'Ramón’s Pianos' → 'ramons-pianos'. Empty if no address can be made of what was typed. */
  slug: string;
  isFree: boolean;
  /** One that's free, if this one is taken. */
  suggestion: string | undefined;
}

/** Whether a typed address can be had for a project. */
export function checkAddress(projectId: string, typed: string): Promise<AddressCheck> {
  return db().transaction((tx) => addressFor(tx, projectId, typed));
}

/** A typed address in small letters, digits and hyphens, cut at a word. No one else can take it until `tx` ends. */
export async function addressFor(tx: Connection, projectId: string, typed: string): Promise<AddressCheck> {
  if (!isAddressLabel(typed)) return { slug: '', isFree: false, suggestion: undefined };
  const slug = slugOf(typed);
  const free = await freeSlug(tx, typed, projectId);
  return { slug, isFree: free === slug, suggestion: free === slug ? undefined : free };
}
