import { brand } from '../../content/brand.ts';

export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
}

/** Sent with every chat request. It's public and opens nothing. */
export const publicKey = 'sunup-public';

export const chatLimits = { message: 1000, reply: 8000, messages: 200 } as const;

export function greeting(): string {
  return `Hi, I’m ${brand.name}’s automated assistant. Ask me what it costs, how it works or what you get.`;
}

/** Shown when the chat fails. The wording is fixed. */
export const chatFailure = 'Sorry, I encountered an error. Please try again.';
