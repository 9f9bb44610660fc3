import type { Clause } from './clauses.ts';
import type { Topic } from './reader.ts';
import type { Wish } from './wish.ts';

/** What became of a clause. */
export type Read =
  /** With `leads`, the clauses before it say what it's about. */
  | { clause: Clause; is: 'read'; wishes: Wish[]; leads?: Clause[] }
  | { clause: Clause; is: 'unread'; topic?: Topic }
  | { clause: Clause; is: 'chatter' };
/** A wish, and the clauses it was read from. */
export interface Found {
  wish: Wish;
  clauses: Clause[];
  /** True for what a person has to read in one piece, because its parts say different things of one thing. */
  isWhole?: true;
}
