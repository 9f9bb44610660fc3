import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { z } from 'zod';
import { log } from '../../base/log.ts';
import { replyTo } from '../../domain/assistant/chat.ts';
import { asksForPerson } from '../../domain/assistant/person.ts';
import { chatLimits } from '../../domain/assistant/schema.ts';
import { withinLimit } from '../../domain/limits/limits.ts';
import { keepChat } from '../../domain/messages/chat-lines.ts';
import { clientJson } from '../../text/client-json.ts';
import { clientAddressOf } from '../http/client-address.ts';
import { viewerOf } from '../session/session.ts';

/**
 * POST /api/chat: accepts the history as JSON and answers with a stream of server-sent events, whose
 * `choices[0].delta.content` are pieces of the reply, ended by `[DONE]`. The bearer key that comes with it is public and
 * ignored. Refusals are a status and a sentence. A logged-in customer's chat is stored in their messages, and waits there for
 * an answer if they ask for a person. A visitor's chat isn't stored, but they see how to send it.
 */
export function addChat(app: Hono): void {
  app.post('/api/chat', async (context) => {
    const parsed = chatSchema.safeParse(clientJson(await context.req.text()));
    if (!parsed.success) return context.text(parsed.error.issues[0]?.message ?? 'This isn’t a valid chat request.', 400);
    const limit = await withinLimit('chat', clientAddressOf(context));
    if (!limit.ok) return context.text(limit.message, 429, { 'Retry-After': String(limit.retryInSeconds) });
    const question = parsed.data.messages.at(-1)?.content ?? '';
    const answer = await replyTo(parsed.data.messages);
    const isStored = await keepForSignedIn(context.req.raw.headers, question, answer);
    const reply = asksForPerson(question) ? `${answer}\n\n${isStored ? handedOver : handOver}` : answer;
    return streamSSE(context, async (stream) => {
      for (const content of piecesOf(reply)) {
        if (stream.aborted) return;
        await stream.writeSSE({ data: JSON.stringify({ choices: [{ index: 0, delta: { content } }] }) });
      }
      await stream.writeSSE({ data: '[DONE]' });
    });
  });
}

const handedOver = 'I’ve passed your question to a person. You’ll find the answer in [your messages](/portal/messages).';
const handOver = 'I don’t save this chat. [Send it to a person](/contact?chat=1) with your name and email, and they’ll answer by email.';

/** True if the chat was stored. A chat that can't be stored is still answered. Chats of admins aren't stored. */
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

/** Splits text into words, each with the space after it. */
function piecesOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}

/** The full history, with the user's new message last. */
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
            .max(chatLimits.message, `Messages can have up to ${chatLimits.message} characters.`),
        }),
        z.strictObject({ role: z.literal('assistant'), content: z.string().max(chatLimits.reply, 'A reply in the history is too long.') }),
      ]),
    )
    .min(1, 'There’s no message.')
    .max(chatLimits.messages, `A chat can have up to ${chatLimits.messages} messages.`)
    .refine((messages) => messages.at(-1)?.role === 'user', 'The last message must come from the visitor.'),
});
