/**
 * What an operation that can be refused returns. `Value` is what it produced. `Refusal` is what the caller shows: one sentence
 * by default, more where a form has several fields, a code and its values where code decides by them (`domain/refusals.ts`).
 */
export type Result<Value extends object = object, Refusal extends object = { message: string }> =
  | ({ ok: true } & Value)
  | ({ ok: false } & Refusal);
