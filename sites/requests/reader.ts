import type { Clause } from './clauses.ts';
import type { KnownPlace, Subject, Wish } from './wish.ts';

/** What a clause speaks of, for the next one to say 'it': 'the reviews are fake' … 'take them off'. */
export interface Topic {
  /** The wishes that may be about it. */
  of: readonly Wish['do'][];
  /** How a clause names it. */
  noun: string;
  /** The name of the service or town. */
  name?: string;
  /** Words of the site that are wrong, and where they are: one of both may be unknown. */
  old?: { from?: string; where?: string };
}

/** What a reader knows beside its clause. */
export interface Context {
  subject: Subject;
  /** The place that the clause is about, if there are several. */
  place?: KnownPlace | undefined;
  /** Opening hours as they'd be after the wishes read so far, at that place. */
  hours: Subject['hours'];
  /** The wish read just before, if the clause may go on from it: 'remove A and' … 'B'. */
  before: Wish | undefined;
  /** The words of the clause before, whether they were read or not. */
  beforeSays: string;
  /** True if that was in the same sentence. */
  isJoined: boolean;
  /** The clause just before, if no reader knew it: 'the balayage price is wrong' … 'it's $185'. */
  lead: Clause | undefined;
  /** What the clauses before speak of, if they ask for nothing. */
  topic: Topic | undefined;
}

/**
 * Reads one kind of wish. Gives all wishes of that kind in a clause, or none if the clause is about something else or isn't sure.
 * Changes nothing.
 */
export type Reader = (clause: Clause, context: Context) => Wish[];
