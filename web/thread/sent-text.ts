/** What a field holds besides the text that was sent from it: nothing, text added after it, or another text. */
export function withoutSent(text: string, sent: string): string {
  return text.startsWith(sent) ? text.slice(sent.length).trimStart() : text;
}
