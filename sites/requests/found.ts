import type { Clause } from './clauses.ts';
import type { Wish } from './wish.ts';

/** What became of a clause. */
export type Read =
  /** With `lead`, the clause before it says what it's about. */
  { clause: Clause; is: 'read'; wishes: Wish[]; lead?: Clause } | { clause: Clause; is: 'unread' | 'chatter' };
/** A wish, and the clauses it was read from. */
export interface Found {
  wish: Wish;
  clauses: Clause[];
  /** True for what a person has to read in one piece, because its parts say different things of one thing. */
  isWhole?: true;
}
