/** A question whose answer says when the owner takes urgent calls. */
export const asksUrgent = /\bemergenc|\burgent\b|\bafter hours\b|\bat night\b|\baround the clock\b/i;
