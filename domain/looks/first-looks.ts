import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { firstLooks } from '../../db/schema/index.ts';
import type { Brief } from '../../sites/brief/brief.ts';
import type { SiteFile } from '../../sites/render/files.ts';
import { siteOrigin } from '../addresses.ts';
import { readableBrief } from '../briefs/preview.ts';
import type { AnswerPath, Answers } from '../briefs/schema.ts';
import { generate, orUnread, type Sender } from '../generator/generator.ts';
import { compose, tidyAnswers } from '../generator/tasks.ts';
import { newToken } from '../ids.ts';
import { type Wait, wait, withinLimit } from '../limits/limits.ts';
import { type RenderedSite, renderedFile, renderedSite, siteCache } from '../previews/rendered-site.ts';
import type { FirstAnswers } from './schema.ts';

/** A visitor's own home page, drawn from three answers before they have an account. */
export type FirstLook = typeof firstLooks.$inferSelect;

/** Keeps what a visitor typed, so their page can be drawn. `earlier` is their last one, whose look it keeps. */
export async function keepFirstLook(answers: FirstAnswers, earlier?: string): Promise<{ token: string; origin: string }> {
  const seed = (await firstLook(earlier))?.seed ?? randomInt(1, 2 ** 31 - 1);
  const token = newToken();
  await db()
    .insert(firstLooks)
    .values({ token, ...answers, seed });
  return { token, origin: originOf(token) };
}

/** What a visitor typed. Undefined if we no longer have it. */
export async function firstLook(token: string | undefined): Promise<FirstLook | undefined> {
  if (!token || !/^[a-z2-7]{20}$/.test(token)) return undefined;
  const [found] = await db().select().from(firstLooks).where(eq(firstLooks.token, token));
  return found;
}

/** Deletes what a visitor typed, because they emptied the form. */
export async function forgetFirstLook(token: string): Promise<void> {
  drawn.forget(token);
  await db().delete(firstLooks).where(eq(firstLooks.token, token));
}

/** The answers of a brief that the three already give, so they aren't asked again, and the look of the page that was drawn from them. */
export async function answersOf(look: FirstLook): Promise<[AnswerPath, unknown][]> {
  const { name, trade, town } = look;
  return [
    ...(name ? [['business.name', name] as [AnswerPath, unknown]] : []),
    ...(trade ? [['business.trade', trade] as [AnswerPath, unknown]] : []),
    ...(town ? [['business.serviceArea', [town]] as [AnswerPath, unknown]] : []),
    // Without a trade it's the look of any business, and the one that suits theirs is still to come.
    ...(trade ? [['look.chosen', await lookOf(look)] as [AnswerPath, unknown]] : []),
  ];
}

async function lookOf(look: FirstLook): Promise<{ theme: string; seed: number }> {
  const { keptLook } = await import('../../sites/compose.ts');
  const sender = { visitor: look.token };
  const brief = await briefOfLook(look, sender);
  return keptLook(await generate(compose, { brief, seed: look.seed, photos: [] }, sender), brief);
}

/** When a page that couldn't be composed in time may be requested again. */
const unreadRetrySeconds = 60;

const drawn = siteCache(48);

/** A file of a first look, or how long this address waits because it drew too many. Undefined if there's no such look or file. */
export async function fileOfFirstLook(token: string, path: string, address: string): Promise<SiteFile | Wait | undefined> {
  const look = await drawn.findOrMake(token, () => draw(token, address));
  return look && 'document' in look ? renderedFile(look, path, originOf(token)) : look;
}

async function draw(token: string, address: string): Promise<RenderedSite | Wait | undefined> {
  const look = await firstLook(token);
  if (!look) return undefined;
  const limit = await withinLimit('firstLookDraw', address);
  if (!limit.ok) return limit;
  const sender = { visitor: address };
  const request = { brief: await briefOfLook(look, sender), seed: look.seed, photos: [] };
  const document = await generate(compose, request, sender).catch(orUnread);
  return document ? renderedSite(document, sender) : wait(unreadRetrySeconds);
}

/** The origin that shows a first look. */
function originOf(token: string): string {
  return siteOrigin(`f-${token}`);
}

/** A brief that says only what was typed, proofread without the grammar checker, or as typed if that takes too long. */
async function briefOfLook(look: FirstLook, sender: Sender): Promise<Brief> {
  const { name, trade, town } = look;
  const tidied = await generate(tidyAnswers, { name, trade, town }, sender).catch(orUnread);
  return readableBrief(briefOf(tidied ?? { name, trade, town, description: [trade, town && `in ${town}`].filter(Boolean).join(' ') }));
}

/** The answers that were typed. */
function briefOf({ name, trade, town, description }: FirstAnswers & { description: string }): Answers {
  return {
    business: {
      ...(name && { name }),
      ...(trade && { trade }),
      ...(description && { description }),
      ...(town && { address: { city: town }, serviceArea: [town] }),
    },
  };
}
