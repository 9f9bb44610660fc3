/**
 * What an operation that can be refused returns. `Value` is what it produced. `Refusal` is a code that callers decide by and the
 * sentence they show (`domain/refusals.ts`), with more where a form has several fields.
 */
export type Result<Value extends object = object, Refusal extends object = { code: string; message: string }> =
  | ({ ok: true } & Value)
  | ({ ok: false } & Refusal);
