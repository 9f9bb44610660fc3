import { brand } from '../../content/brand.ts';

/** Seed section 3. */
export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
}

/** Sent with every chat request (seed section 7, call 10). Everybody has it and it opens nothing. */
export const publicKey = 'sunup-public';

export const chatLimits = { message: 1000, reply: 8000, messages: 200 } as const;

export const greeting = `Hello. I am ${brand.name}'s assistant, a program. Ask me what it costs, how it works and what you get.`;

/** Seed section 8, to the word. */
export const chatFailure = 'Sorry, I encountered an error. Please try again.';
