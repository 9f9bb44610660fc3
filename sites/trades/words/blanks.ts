/** Splits a phone script such as 'My [fixture] leaks.' into parts; words in square brackets are blanks the caller fills in. */
export function blanks(script: string): { text: string; blank: boolean }[] {
  return script
    .split(/(\[[^\]]+\])/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('[') ? { text: part.slice(1, -1), blank: true } : { text: part, blank: false }));
}
