/** Whether two questions ask the same: they share two telling words, or more than half of the longer one's. */
export function isAlike(one: string, other: string): boolean {
  // 'How can I pay?' has no telling word.
  if (one.toLowerCase() === other.toLowerCase()) return true;
  const [a, b] = [contentWords(one), contentWords(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return (shared > 1 && shared / Math.min(a.size, b.size) > 0.5) || shared / Math.max(a.size, b.size, 1) > 0.5;
}

/** Whether a sentence says little that a fact beside it doesn't: 'The shop minimum is $100.' beside '$100 minimum'. */
export function addsLittle(sentence: string, fact: string): boolean {
  const factWords = [...contentWords(fact)];
  const added = [...contentWords(sentence)].filter((word) => !factWords.some((other) => other.startsWith(word) || word.startsWith(other)));
  return added.length <= 3;
}

/** The words that carry a text's meaning, cut to six letters so that 'class' and 'classes' are one. */
export function contentWords(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !plainWords.has(word)).map((word) => word.slice(0, 6)));
}

const plainWords = new Set(
  'what when where which does your have with will that this from they them there should would could about need make take much many work works i we usually people como donde cuando cual tienen puedo hacen ustedes'.split(
    ' ',
  ),
);
