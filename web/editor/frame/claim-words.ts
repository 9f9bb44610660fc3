/** The range of words in an element that holds nothing but text. */
export function rangeIn(element: HTMLElement, words: string): Range | undefined {
  const [node] = element.childNodes;
  if (!(node instanceof Text)) return undefined;
  const start = node.data.indexOf(words);
  if (start < 0) return undefined;
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, start + words.length);
  return range;
}

/** A text without words, and without the signs that would be left over: 'fast, and insured.' → 'fast.' */
export function withoutWords(text: string, words: string): string {
  const at = text.indexOf(words);
  if (at < 0) return text;
  const before = text
    .slice(0, at)
    .trimEnd()
    .replace(/(?<=\s)(?:and|or|y|o)$/i, '')
    .trimEnd()
    .replace(/,$/, '');
  const after = text.slice(at + words.length);
  const isStart = before === '' || /[.!?]$/.test(before);
  const rest = isStart ? after.replace(/^[\s.,;:]+/, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : after;
  return `${before}${/^[\s.,;:!?]/.test(rest) || before === '' ? rest : ` ${rest}`}`.replace(/\s+/g, ' ').trim();
}
