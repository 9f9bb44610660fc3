import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { z } from 'zod';
import { replyTo } from '../../domain/assistant/chat.ts';
import { asksForPerson } from '../../domain/assistant/person.ts';
import { chatLimits } from '../../domain/assistant/schema.ts';
import { waitMessage, withinLimit } from '../../domain/limits/limits.ts';
import { keepChat } from '../../domain/messages/chat-lines.ts';
import { log } from '../../log.ts';
import { clientAddressOf } from '../http/client-address.ts';
import { viewerOf } from '../session.ts';

/**
 * POST /api/chat (seed section 7, call 10): the history as JSON, answered by a stream of server-sent events whose
 * `choices[0].delta.content` are pieces of the reply, ended by `[DONE]`. The bearer key that comes with it is everybody's
 * and is not looked at. Refusals are a status and a sentence. What a signed-in customer asks is kept in their messages,
 * and waits there when they ask for a person; what a visitor asks is not kept, but they are shown how to send it.
 */
export function addChat(app: Hono): void {
  app.post('/api/chat', async (context) => {
    const parsed = chatSchema.safeParse(await context.req.json().catch(() => undefined));
    if (!parsed.success) return context.text(parsed.error.issues[0]?.message ?? 'This is not a chat.', 400);
    const limit = await withinLimit('chat', clientAddressOf(context));
    if (!limit.ok) return context.text(waitMessage(limit.retryInSeconds), 429, { 'Retry-After': String(limit.retryInSeconds) });
    const question = parsed.data.messages.at(-1)?.content ?? '';
    const answer = await replyTo(parsed.data.messages);
    const kept = await keepForSignedIn(context.req.raw.headers, question, answer);
    const reply = asksForPerson(question) ? `${answer}\n\n${kept ? handedOver : handOver}` : answer;
    return streamSSE(context, async (stream) => {
      for (const content of piecesOf(reply)) {
        if (stream.aborted) return;
        await stream.writeSSE({ data: JSON.stringify({ choices: [{ index: 0, delta: { content } }] }) });
      }
      await stream.writeSSE({ data: '[DONE]' });
    });
  });
}

const handedOver = 'Your question waits for a person now. The answer comes into [your messages](/portal/messages).';
const handOver =
  'I keep nothing of this chat. [Send it to a person](/contact?chat=1): leave your name and email there, and the answer comes by mail.';

/** Whether a chat was kept; one that can't be is still answered. Staff who try the assistant out leave nothing behind. */
async function keepForSignedIn(headers: Headers, question: string, answer: string): Promise<boolean> {
  try {
    const viewer = await viewerOf(headers);
    if (!viewer || viewer.isAdmin) return false;
    await keepChat(viewer.user.id, question, answer, asksForPerson(question));
    return true;
  } catch (error) {
    log.error({ err: error }, 'a chat could not be kept');
    return false;
  }
}

/** A text word by word, each with the space after it. */
function piecesOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}

/** Seed section 7, call 10: the full history with the new message of the user last. */
const chatSchema = z.strictObject({
  messages: z
    .array(
      z.discriminatedUnion('role', [
        z.strictObject({
          role: z.literal('user'),
          content: z
            .string()
            .trim()
            .min(1, 'A message is empty.')
            .max(chatLimits.message, `A message has at most ${chatLimits.message} characters.`),
        }),
        z.strictObject({ role: z.literal('assistant'), content: z.string().max(chatLimits.reply, 'A reply in the history is too long.') }),
      ]),
    )
    .min(1, 'There is no message.')
    .max(chatLimits.messages, `A chat has at most ${chatLimits.messages} messages.`)
    .refine((messages) => messages.at(-1)?.role === 'user', 'The last message is not a question.'),
});
