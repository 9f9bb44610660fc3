import { briefLimits } from '../../sites/brief.ts';
import { type PromiseKey, promises } from '../../sites/writer/material/promises.ts';
import { withArticle } from '../../sites/writer/words/phrases.ts';
import { tidyAnswers } from './answers.ts';
import type { Answers } from './schema.ts';

/** Suggestions that the form shows next to its questions. */
export interface BriefAdvice {
  /** Trades with text and illustrations of their own. */
  trades: string[];
  /** The trade we recognized, with its article ('a plumber'); undefined while we don't know it. */
  trade: string | undefined;
  /** Services that are common in the trade and not in the brief yet. */
  usualServices: string[];
  /** Unanswered fields worth an answer in this trade, with the reason. */
  worthAsking: { field: string; why: string }[];
  promises: { key: PromiseKey; label: string; text: string }[];
  limits: typeof briefLimits;
}

/** Suggestions for the current brief and its uploads. None of them is an answer until the owner accepts it. */
export async function briefAdvice(given: Answers): Promise<BriefAdvice> {
  const [{ packs }, { matchPack, matchServices }] = await Promise.all([
    import('../../sites/trades/packs.ts'),
    import('../../sites/writer/material/match.ts'),
  ]);
  const answers = tidyAnswers(given);
  const business = (answers.business ?? {}) as { trade?: string; name?: string; description?: string };
  const pack = matchPack(packs, { trade: business.trade ?? '', hints: [business.name ?? '', business.description ?? ''] });
  const named = ((answers.services ?? []) as { name?: string }[]).flatMap(({ name }) => (name ? [name] : []));
  const known = matchServices(named, pack.services);
  const isKnown = pack.key !== 'general';
  return {
    trades: packs
      .filter(({ key }) => key !== 'general')
      .map(({ noun }) => noun)
      .sort(),
    trade: isKnown ? withArticle(pack.noun) : undefined,
    usualServices: isKnown ? pack.services.filter((service) => !known.includes(service)).map(({ name }) => name) : [],
    worthAsking: business.trade ? pack.mustAsk.filter(({ field }) => isSilent(answers, field)) : [],
    promises: (Object.keys(promises) as PromiseKey[]).map((key) => ({ key, label: promises[key].label, text: promises[key].text })),
    limits: briefLimits,
  };
}

/** True if a field has no answer. For a list: if no entry has one. */
function isSilent(value: unknown, field: string): boolean {
  if (value === undefined || value === null) return true;
  if (!field) return false;
  if (Array.isArray(value)) return value.every((entry) => isSilent(entry, field));
  const [head = '', ...rest] = field.split('.');
  return isSilent((value as Record<string, unknown>)[head], rest.join('.'));
}
