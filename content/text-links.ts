/** Links in texts are written as Markdown: [words](/path). A match holds the words and the target. */
export const textLinks = /\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** A text as it is read without its links: '[Write](/contact) to us' → 'Write to us'. */
export function withoutLinks(text: string): string {
  return text.replace(textLinks, '$1');
}
