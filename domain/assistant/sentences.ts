/** Splits prose into its sentences. Abbreviations we use (`a.m.`, `Ft.`, `St.`) do not end one. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?!]["”)]?)(?<!\b(?:St|Ft|Mt|Dr|vs|[ap]\.m|U\.S)\.)\s+(?=["“([]?[\p{Lu}\p{N}$])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

const amounts = /\$\d[\d,]*(?:\.\d\d)?/g;

/** A text without the sentences that name another amount of money than the ones given. */
export function withKnownAmounts(text: string, known: ReadonlySet<string>): string {
  return sentencesOf(text)
    .filter((sentence) => (sentence.match(amounts) ?? []).every((amount) => known.has(amount.replace(/,$/, ''))))
    .join(' ');
}
