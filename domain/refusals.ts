/** The sentence of each refusal of an area by its code, made from its values. */
type Sentences = { [code: string]: (values: never) => string };
type ValuesOf<Sentence> = Sentence extends (values: infer Values extends object) => string ? Values : object;

/**
 * Returns a function that makes the refusals of one area. Each has a code and values for code, and a sentence for people, which is made
 * nowhere else.
 */
export function refusalsOf<Table extends Sentences>(table: Table) {
  return <Code extends keyof Table & string>(code: Code, ...values: Parameters<Table[Code]>) => {
    const say = table[code] as (...values: Parameters<Table[Code]>) => string;
    return { ok: false as const, code, ...((values[0] ?? {}) as ValuesOf<Table[Code]>), message: say(...values) };
  };
}
