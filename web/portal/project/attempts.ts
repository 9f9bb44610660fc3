import { takeUnsent } from '../../browser/unsent.ts';
import { isSending } from '../../forms/is-sending.ts';

export type Answer = { errors?: Record<string, string> } | undefined;

/** The parts of a fetcher that are used here. */
export interface Fetching {
  state: string;
  data?: Answer;
  formData?: FormData | undefined;
}

/**
 * Tells whether a fetcher's attempts to save succeed. A fetcher keeps the answer to an earlier attempt when a later one succeeds, so
 * only an answer newer than the attempt counts. An attempt that didn't reach the server didn't succeed.
 */
export class Attempts {
  #answered: Answer;
  #sent: { before: Answer; fields: FormData | undefined } | undefined;

  /** True once per attempt, when the server has accepted it. To be called with every state of the fetcher. */
  hasSucceeded({ state, data, formData }: Fetching): boolean {
    // If React skipped 'submitting', `data` is already the answer to this attempt. So compare with the answer of the last idle state.
    if (isSending({ state, formData })) this.#sent ??= { before: this.#answered, fields: formData };
    if (state !== 'idle') return false;
    const sent = this.#sent;
    this.#sent = undefined;
    this.#answered = data;
    if (!sent) return false;
    const isRefused = data?.errors !== undefined && data !== sent.before;
    const isCutOff = takeUnsent(sent.fields);
    return !isRefused && !isCutOff;
  }
}
