/** A text with one blank line at most between its lines, and none around it. */
export function withoutGaps(text: string): string {
  return text.replace(/\n{3,}/g, '\n\n').trim();
}
