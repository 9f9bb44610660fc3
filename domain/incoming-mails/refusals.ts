import type { Admitted } from '../../outside/mail-in/receiver.ts';
import { refusalsOf } from '../refusals.ts';

export const refusedAs = refusalsOf({
  'domain-not-ready': () => 'The email records of this domain aren’t right yet. Pick another one.',
  'no-way-in': () => 'Email can’t come in yet. Set MAIL_HOST, and start Sunup again.',
  // What senders read who can't deliver, with the exact status (RFC 3463). Mail servers show it to people, and it's in ASCII.
  'too-many-connections': () => '4.7.0 Too many connections from your address. Please try again in an hour.',
  'no-one-there': () => "5.1.1 There's no one at this address.",
  'other-domain': () => "5.7.1 We don't receive email for this domain, and we don't pass it on.",
  'address-busy': () => '4.2.2 This address gets too much email right now. Please try again in an hour.',
  'sender-busy': () => '4.7.1 You sent too many emails to this address. Please try again in an hour.',
  'author-forged': () => "5.7.26 The author's domain says that this server may not send its email, and asks us to reject it.",
  'author-unchecked': () => "4.7.5 We couldn't check who sent this email. Please try again later.",
  'not-now': () => "4.3.0 We can't take email right now. Please try again in a few minutes.",
});

const statuses = {
  'too-many-connections': 421,
  'no-one-there': 550,
  'other-domain': 550,
  'address-busy': 452,
  'sender-busy': 450,
  'author-forged': 550,
  'author-unchecked': 451,
  'not-now': 451,
} as const;

/** A refusal as the door answers with it. */
export function turnedAway(code: keyof typeof statuses): Extract<Admitted, { ok: false }> {
  return { ...refusedAs(code), status: statuses[code] };
}
