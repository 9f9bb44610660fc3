import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { db } from '../../db/connect.ts';
import { firstLooks } from '../../db/schema/index.ts';
import type { SiteFile } from '../../sites/render/files.ts';
import { siteOrigin } from '../addresses.ts';
import { readableBrief } from '../briefs/preview.ts';
import type { AnswerPath, Answers } from '../briefs/schema.ts';
import { tidyBrief } from '../editing/editing.ts';
import { newToken } from '../ids.ts';
import { type RenderedSite, renderedFile, renderedSite } from '../previews/rendered-site.ts';
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
  return { token, origin: siteOrigin(`f-${token}`) };
}

/** What a visitor typed. Undefined if we no longer have it. */
export async function firstLook(token: string | undefined): Promise<FirstLook | undefined> {
  if (!token || !/^[a-z2-7]{20}$/.test(token)) return undefined;
  const [found] = await db().select().from(firstLooks).where(eq(firstLooks.token, token));
  return found;
}

/** The answers of a brief that the three already give, so they aren't asked again. */
export function answersOf({ name, trade, town }: FirstAnswers): [AnswerPath, unknown][] {
  return [
    ...(name ? [['business.name', name] as [AnswerPath, unknown]] : []),
    ...(trade ? [['business.trade', trade] as [AnswerPath, unknown]] : []),
    ...(town ? [['business.serviceArea', [town]] as [AnswerPath, unknown]] : []),
  ];
}

const drawn = new LRUCache<string, RenderedSite>({ max: 48 });

/** A file of a first look. Undefined if there's no such look or file. */
export async function fileOfFirstLook(token: string, path: string): Promise<SiteFile | undefined> {
  const known = drawn.get(token);
  const site = known ?? (await draw(await firstLook(token)));
  if (!site) return undefined;
  if (!known) drawn.set(token, site);
  return renderedFile(site, path, siteOrigin(`f-${token}`));
}

async function draw(look: FirstLook | undefined): Promise<RenderedSite | undefined> {
  if (!look) return undefined;
  const { compose } = await import('../../sites/compose.ts');
  const { brief, changes: tidied } = await tidyBrief(readableBrief(briefOf(look)));
  return renderedSite(compose({ brief, tidied, seed: look.seed, photos: [] }));
}

/** A brief that says only what was typed. */
function briefOf({ name, trade, town }: FirstAnswers): Answers {
  const said = [trade, town && `in ${town}`].filter(Boolean).join(' ');
  return {
    business: {
      ...(name && { name }),
      ...(trade && { trade }),
      ...(said && { description: `${said.charAt(0).toUpperCase()}${said.slice(1)}.` }),
      ...(town && { address: { city: town }, serviceArea: [town] }),
    },
  };
}
