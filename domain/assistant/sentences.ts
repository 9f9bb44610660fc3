/** Splits prose into sentences. Our abbreviations (`a.m.`, `Ft.`, `St.`) don't end one. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?!]["”)]?)(?<!\b(?:St|Ft|Mt|Dr|vs|[ap]\.m|U\.S)\.)\s+(?=["“([]?[\p{Lu}\p{N}$])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

const amounts = /\$\d[\d,]*(?:\.\d\d)?/g;

/** A text without sentences that contain amounts of money other than the given ones. */
export function withKnownAmounts(text: string, knownAmounts: ReadonlySet<string>): string {
  return sentencesOf(text)
    .filter((sentence) => (sentence.match(amounts) ?? []).every((amount) => knownAmounts.has(amount.replace(/,$/, ''))))
    .join(' ');
}
