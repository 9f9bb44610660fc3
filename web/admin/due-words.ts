import type { WaitingOn } from '../../domain/projects/schema.ts';
import { hoursAndMinutes } from '../words/clock-words.ts';

export interface Deadline {
  dueAt: string | null;
  /** When it's late: edit rounds have a margin after their due time. */
  lateAt: string | null;
  waitingOn: WaitingOn;
}

/**
 * Says when our work is due: '3 h 25', 'due 20 min ago', '38 min late', or 'paused' while we wait for the customer. `left` if the words are
 * a time that's left.
 */
export function dueWords({ dueAt, lateAt, waitingOn }: Deadline, nowMs: number): { words: string; late: boolean; left?: true } {
  if (waitingOn === 'customer') return { words: 'paused', late: false };
  if (!dueAt) return { words: 'no deadline', late: false };
  const leftMs = new Date(dueAt).getTime() - nowMs;
  if (leftMs >= 0) return { words: hoursAndMinutes(leftMs), late: false, left: true };
  const lateMs = nowMs - new Date(lateAt ?? dueAt).getTime();
  return lateMs > 0
    ? { words: `${hoursAndMinutes(lateMs)} late`, late: true }
    : { words: `due ${hoursAndMinutes(-leftMs)} ago`, late: false };
}
