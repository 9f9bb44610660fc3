/** The sentence of each refusal of a noun by its code, made from its values. */
type Sentences = { [code: string]: (values: never) => string };
type ValuesOf<Sentence> = Sentence extends (values: infer Values extends object) => string ? Values : object;

/** Refusals of several nouns. */
const shared = {
  'account-not-found': () => 'This account no longer exists.',
  'changed-meanwhile': () => 'Someone else changed this site at the same time. Review it, then save again.',
  'project-not-found': () => 'This project no longer exists.',
  'version-not-found': () => 'This version no longer exists.',
};

/**
 * Returns a function that makes a noun's refusals: a code and values that callers decide by, and a sentence to show. A value may be a
 * sentence only if another layer wrote it, such as the payment provider.
 */
export function refusalsOf<Own extends Sentences>(own: Own) {
  type Table = typeof shared & Own;
  const table: Table = { ...shared, ...own };
  return <Code extends keyof Table & string>(code: Code, ...values: Parameters<Table[Code]>) => {
    const say = table[code] as (...values: Parameters<Table[Code]>) => string;
    return { ok: false as const, code, ...((values[0] ?? {}) as ValuesOf<Table[Code]>), message: say(...values) };
  };
}

/** For nouns with only shared refusals. */
export const refusedAs = refusalsOf({});

/** A refusal as the problem of one field; '' means all of them. */
export function problemOf<Refusal extends { ok: false }>({ ok, ...refusal }: Refusal, field = '') {
  return { field, ...refusal };
}
