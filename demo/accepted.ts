/**
 * Returns what a verb answered. Throws if it refused, because the demo asks only for what the product allows, and what follows
 * depends on it.
 */
export function accepted<Answer extends boolean | { ok: boolean }>(answer: Answer): Extract<Answer, true | { ok: true }> {
  if (typeof answer === 'object' ? answer.ok : answer) return answer as Extract<Answer, true | { ok: true }>;
  throw new Error(`A step of the demo was refused: ${JSON.stringify(answer)}`);
}
