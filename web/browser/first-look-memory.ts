import { useEffect } from 'react';
import { forget, recall, remember } from './browser-memory.ts';

/** Where the tab stores a visitor's three answers. */
export const firstLookKey = 'first-look';

/** Stores a visitor's three answers for the tab, as the form's entries. */
export function rememberFirstLook(answers: FormData): void {
  remember('sessionStorage', firstLookKey, JSON.stringify([...answers]));
}

/** The answers that this tab has typed before, by field. */
export function recallFirstLook(): [name: string, value: string][] {
  try {
    return JSON.parse(recall('sessionStorage', firstLookKey) ?? '[]') as [string, string][];
  } catch {
    return [];
  }
}

/** Forgets the answers once there's an account: its brief has them, and the next person in this browser may be someone else. */
export function useForgottenFirstLook(): void {
  useEffect(() => forget('sessionStorage', firstLookKey), []);
}
