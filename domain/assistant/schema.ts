import { z } from 'zod';
import { brand } from '../../content/brand.ts';

/** Sent with every chat request (seed section 7, call 10). Everybody has it and it opens nothing. */
export const publicKey = 'sunup-public';

export const chatLimits = { message: 1000, reply: 8000, messages: 200 } as const;

export const greeting = `Hello. I am ${brand.name}'s assistant, a program. Ask me what it costs, how it works and what you get.`;

/** Seed section 8, to the word. */
export const chatFailure = 'Sorry, I encountered an error. Please try again.';

/** Seed section 7, call 10: the full history with the new message of the user last. */
export const chatSchema = z.object({
  messages: z
    .array(
      z.discriminatedUnion('role', [
        z.object({
          role: z.literal('user'),
          content: z
            .string()
            .trim()
            .min(1, 'A message is empty.')
            .max(chatLimits.message, `A message has at most ${chatLimits.message} characters.`),
        }),
        z.object({ role: z.literal('assistant'), content: z.string().max(chatLimits.reply, 'A reply in the history is too long.') }),
      ]),
    )
    .min(1, 'There is no message.')
    .max(chatLimits.messages, `A chat has at most ${chatLimits.messages} messages.`)
    .refine((messages) => messages.at(-1)?.role === 'user', 'The last message is not a question.'),
});
