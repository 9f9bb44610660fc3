/** An outcome that has to be a success, as the success that it is. Throws with what was said otherwise. */
export function must<Outcome extends { ok: boolean }>(outcome: Outcome): Extract<Outcome, { ok: true }> {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome as Extract<Outcome, { ok: true }>;
}
