/** The sentence of each refusal of an area by its code, made from its values. */
type Sentences = { [code: string]: (values: never) => string };
type ValuesOf<Sentence> = Sentence extends (values: infer Values extends object) => string ? Values : object;

/**
 * Makes the refusals of an area from its table of sentences. Each has its code and values, which code decides by, and the sentence that
 * people read. No other place turns such a refusal into a sentence.
 */
export function refusalsOf<Table extends Sentences>(table: Table) {
  return <Code extends keyof Table & string>(code: Code, ...values: Parameters<Table[Code]>) => {
    const say = table[code] as (...values: Parameters<Table[Code]>) => string;
    return { ok: false as const, code, ...((values[0] ?? {}) as ValuesOf<Table[Code]>), message: say(...values) };
  };
}
