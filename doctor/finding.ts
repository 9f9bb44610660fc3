/** One line of the table: a check and what came of it. */
export interface Finding {
  /** What was checked, in two or three words. */
  name: string;
  state: 'ok' | 'wrong' | 'not checked';
  /** What's right, what's wrong, or why it couldn't be checked. */
  says: string;
  /** What to do about it, unless that's said already. */
  advice?: string;
}

export const ok = (name: string, says: string): Finding => ({ name, state: 'ok', says });
export const wrong = (name: string, says: string, advice?: string): Finding => ({ name, state: 'wrong', says, ...(advice && { advice }) });
export const notChecked = (name: string, says: string): Finding => ({ name, state: 'not checked', says });
