import { offerWords } from '../../content/offer.ts';
import { onChange } from '../../db/live.ts';
import { privacyNow, termsNow } from '../legal/queries.ts';
import { readSettings } from '../settings/settings.ts';
import { answerQuestion } from './answer.ts';
import { collectKnowledge, type Knowledge } from './knowledge.ts';
import type { ChatMessage } from './schema.ts';

let kept: Promise<Knowledge> | undefined;
let listening = false;

/** The reply to the last message of a chat, from our own pages with current prices and hours. */
export async function replyTo(messages: readonly ChatMessage[]): Promise<string> {
  return answerQuestion(messages, await knowledge());
}

/** Collected once and kept until a setting changes. If collecting fails, the next question tries again. */
function knowledge(): Promise<Knowledge> {
  if (!listening) {
    listening = true;
    onChange(({ topic }) => {
      if (topic === 'settings') kept = undefined;
    });
  }
  kept ??= readEverything().catch((error: unknown) => {
    kept = undefined;
    throw error;
  });
  return kept;
}

async function readEverything(): Promise<Knowledge> {
  const settings = await readSettings();
  const [terms, privacy] = await Promise.all([termsNow(), privacyNow(offerWords(settings))]);
  return collectKnowledge(settings, { terms, privacy });
}
