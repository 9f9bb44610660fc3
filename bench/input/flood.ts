import { addressHeader } from '../hostile/posting.ts';
import type { Input } from './input.ts';

/** Names of those who write before an honest message. */
export function othersIn(flood: Input['flood']): string[] {
  return Array.from({ length: flood?.count ?? 0 }, (_, n) => `Someone Else ${n}`);
}

/** The address that all messages of a flood come from, if it's one: that of an office or of a phone network. */
export function senderOf(flood: Input['flood']): { headers?: Record<string, string> } {
  return flood?.from === 'same address' ? { headers: { [addressHeader]: '198.19.0.1' } } : {};
}
