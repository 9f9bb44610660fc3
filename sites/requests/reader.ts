import type { DayName, PageKind } from '../document/document.ts';
import type { Clause } from './clauses.ts';
import type { Statement } from './readers/hours-tokens.ts';
import type { DayHours, Subject, Wish } from './wish.ts';

/** What a clause says, so that the next one can say 'it': the kind of thing, and what's known of it. */
export interface Topic {
  of: Wish['do'] | 'service' | 'page';
  /** A service's name, or the quoted or old words of a text. */
  name?: string;
  where?: string;
  page?: PageKind;
  /** True if a clause only named something that may be a service. */
  isName?: true;
  /** Services that would be new: 'teeth brushing $12', for the 'add it' that may follow. */
  added?: Wish[];
  /** True if the service gets another name, which is still to come: 'rename the balayage service'. */
  isRenamed?: true;
  days?: DayName[];
  /** What was said of hours, if it takes more to know them: 'we open at nine'. */
  said?: Statement[];
}

/** What was read so far. Readers change `topic` and `hours`. */
export interface Reading {
  subject: Subject;
  topic?: Topic;
  /** The wish that was read last, which a reader may complete: '$475'. */
  last?: Wish;
  /** The clause it was read from. */
  lastSays?: string;
  /** What the clause before asked for, in the same sentence: 'add A and B'. */
  verb?: 'add' | 'remove';
  /** True in a list of new services, after what leads to it: 'please add'. */
  isListing?: boolean;
  /** How many clauses since the last one that a reader knew. */
  unread: number;
  /** True if something else than a story was said since the last wish. */
  isBetween?: boolean;
  /** True if the clause before asks for something that no reader knew. */
  isAfterAsking?: boolean;
  /** True if the clause before is in the same sentence. */
  isJoined: boolean;
  /** Opening hours as they'd be after what was read so far. */
  hours?: Partial<Record<DayName, DayHours>>;
}

/**
 * What a reader makes of a clause: wishes; 'waits' if it only says what the next clause is about ('the phone is wrong'); 'more' if it
 * adds to the wish before; undefined if it's about something else.
 */
export type Said = Wish[] | 'waits' | 'more' | undefined;
export type Reader = (clause: Clause, reading: Reading) => Said;
