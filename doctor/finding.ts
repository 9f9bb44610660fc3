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

/** The reason of a failed connection or query, for a sentence: the system's code, or a message. */
export function reasonOf(error: unknown): string {
  let message = String(error);
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code } = each as NodeJS.ErrnoException;
    if (code === 'ETIMEDOUT' || /time-?out/i.test(each.message)) return 'no answer within 5 seconds';
    if (code) return code;
    message = each.message;
  }
  return message;
}

/** The system's code of a failed connection. */
export function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}
