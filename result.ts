/**
 * What an operation that can be refused returns. `Value` is what it produced. `Refusal` is what the caller shows: one sentence
 * by default, more where a form has several fields.
 */
export type Result<Value extends object = object, Refusal extends object = { message: string }> =
  | ({ ok: true } & Value)
  | ({ ok: false } & Refusal);
