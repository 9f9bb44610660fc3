import { withoutOuterQuotes } from '../../../text/tidy/punctuation.ts';

/** A customer's words in curly quotation marks, without doubling the marks the owner may have typed. */
export function quoted(text: string): string {
  return `“${withoutOuterQuotes(text.trim())}”`;
}
