import { withoutLinks } from '../../../content/text-links.ts';
import type { ChatMessage } from '../../../domain/assistant/schema.ts';
import { recall, remember } from '../../browser/browser-memory.ts';

const key = 'chat';
/** Leaves room for the visitor's own words in a message of 5,000 characters. */
const mostCharacters = 4000;

/** Stores a chat in this tab, so its visitor can send it to a person. */
export function keepTranscript(messages: readonly ChatMessage[]): void {
  remember('sessionStorage', key, transcriptOf(messages));
}

/** This tab's chat as text; '' if nothing was asked. */
export function keptTranscript(): string {
  return recall('sessionStorage', key) ?? '';
}

/** A chat from its first question on, without links. If it's long, the most recent part. */
export function transcriptOf(messages: readonly ChatMessage[]): string {
  const first = messages.findIndex(({ role }) => role === 'user');
  if (first < 0) return '';
  const lines = messages
    .slice(first)
    .filter(({ content }) => content.trim())
    .map(({ role, content }) => `${role === 'user' ? 'Me' : 'Assistant'}: ${withoutLinks(content).trim()}`);
  while (lines.length > 1 && lines.join('\n\n').length > mostCharacters) lines.shift();
  return `My chat with the assistant:\n\n${lines.join('\n\n').slice(-mostCharacters)}`;
}
