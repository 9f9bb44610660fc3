import { hoursAndMinutes } from '../portal/project/clock-words.ts';

/** When something of ours is due: '3 h 25', 'late 38 min', 'paused' when the customer is waited for. */
export function dueWords(dueAt: string | null, waitingOn: 'customer' | 'us' | 'nobody', nowMs: number): { words: string; late: boolean } {
  if (waitingOn === 'customer') return { words: 'paused', late: false };
  if (!dueAt) return { words: 'no clock', late: false };
  const leftMs = new Date(dueAt).getTime() - nowMs;
  return leftMs < 0 ? { words: `late ${hoursAndMinutes(-leftMs)}`, late: true } : { words: hoursAndMinutes(leftMs), late: false };
}
