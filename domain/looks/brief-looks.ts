import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ComposeRequest } from '../../sites/compose.ts';
import type { SiteFile } from '../../sites/render/files.ts';
import { siteOrigin } from '../addresses.ts';
import { withAnswer } from '../briefs/answers.ts';
import { previewRequest } from '../briefs/preview.ts';
import { type BriefInput, briefByPreviewToken, briefForm } from '../briefs/queries.ts';
import { type Answers, answerAt } from '../briefs/schema.ts';
import { generate, type Sender } from '../generator/generator.ts';
import { compose } from '../generator/tasks.ts';
import { type RenderedSite, renderedFile, renderedSite, siteCache } from '../previews/rendered-site.ts';
import { SingleFlightCache } from '../previews/single-flight-cache.ts';
import { type ChosenLook, lookHosts, lookLabel, readLookLabel } from './look-labels.ts';
import { looksBeside, type OfferedLook, offeredLook } from './offered-looks.ts';

/** The looks that an owner can choose among in the brief. */
export interface BriefLooks {
  /** Changes with the answers that the looks show. Part of their addresses, so frames load them again. */
  state: string;
  /** Origin of the look we'd choose. */
  ours: string;
  /** Six others. The one that the owner chose is always among them. */
  others: OfferedLook[];
}

/** A brief without the look that was chosen, ready to be composed in any. */
interface BriefWithoutLook {
  state: string;
  sender: Sender;
  request: ComposeRequest;
}

type StoredBrief = BriefInput & { previewToken: string; project: { id: string; seed: number } };

/** Looks of the site that a person's own brief makes so far. Undefined for another person's brief and for one that was sent. */
export async function looksOfBrief(ownerId: string, projectId: string): Promise<BriefLooks | undefined> {
  const form = await briefForm(ownerId, projectId);
  if (!form || form.submittedAt) return undefined;
  const { state, request, sender } = await withoutLook(form);
  const host = lookHosts.brief(form.previewToken);
  const offered = await offeredFor(request, host, sender);
  const chosen = await chosenLook(answerAt(form.input, 'look.chosen'), host);
  const isOffered = offered.some(({ origin }) => origin === chosen?.origin);
  const rest = offered.filter(({ chosen: { theme } }) => theme !== chosen?.chosen.theme);
  const others = chosen && !isOffered ? [chosen, ...rest].slice(0, offered.length) : offered;
  return { state, ours: siteOrigin(lookLabel(host, { theme: oursName, seed: 0 })), others };
}

/** Used in place of a theme's name in the label of the look we'd choose. */
const oursName = 'any';

const offers = new SingleFlightCache<OfferedLook[]>(200);

/** Which looks are offered doesn't depend on colors and background, so the same six stay while an owner tries those. */
async function offeredFor(request: ComposeRequest, host: string, sender: Sender): Promise<OfferedLook[]> {
  const plain = withLook(request, { mood: undefined, colors: undefined });
  return offers.findOrMake(hashOf([host, plain]), async () => looksBeside(plain, await generate(compose, plain, sender), { host, sender }));
}

/** The look that an owner chose. Undefined if they left it to us, or if its theme no longer exists. */
async function chosenLook(chosen: unknown, host: string): Promise<OfferedLook | undefined> {
  const { theme, seed } = (chosen ?? {}) as Partial<ChosenLook>;
  if (!theme || seed === undefined) return undefined;
  const { workshop } = await import('../../sites/sections/workshop.ts');
  return workshop.themes.all.some(({ name }) => name === theme) ? offeredLook({ theme, seed }, host) : undefined;
}

/** 'Deep end', if it was chosen in a brief. Undefined if the owner left the look to us. */
export async function titleOfChosenLook(input: Answers): Promise<string | undefined> {
  return (await chosenLook(answerAt(input, 'look.chosen'), ''))?.title;
}

const previews = siteCache(48);

/** A file of an unfinished brief's site in a look that's offered. Undefined if there's no such brief, look or file. */
export async function fileOfBriefLook(label: string, path: string): Promise<SiteFile | undefined> {
  const asked = readLookLabel(label);
  const stored = asked && (await briefByPreviewToken(asked.token));
  if (!stored) return undefined;
  const look = await withoutLook(stored);
  if (!previews.find(label, look.state) && !(await isOffered(label, asked.chosen, stored, look))) return undefined;
  return renderedFile(await previewOf(label, asked.chosen, look), path, siteOrigin(label));
}

async function isOffered(label: string, chosen: ChosenLook, stored: StoredBrief, look: BriefWithoutLook): Promise<boolean> {
  if (chosen.theme === oursName) return chosen.seed === 0;
  const host = lookHosts.brief(stored.previewToken);
  const picked = await chosenLook(answerAt(stored.input, 'look.chosen'), host);
  const origin = siteOrigin(label);
  return picked?.origin === origin || (await offeredFor(look.request, host, look.sender)).some((one) => one.origin === origin);
}

/** The site in a look. It's built again when the answers change. */
function previewOf(label: string, chosen: ChosenLook, { state, request, sender }: BriefWithoutLook): Promise<RenderedSite> {
  const build = async () => {
    const asked = chosen.theme === oursName ? request : withLook(request, { chosen });
    return renderedSite(await generate(compose, asked, sender), sender);
  };
  return previews.findOrMake(label, build, state);
}

const requests = new LRUCache<string, ComposeRequest>({ max: 50 });

/** Reads and proofreads a brief once for all its looks. */
async function withoutLook({ input, photos, previewToken, project }: StoredBrief): Promise<BriefWithoutLook> {
  const plain = withAnswer(input, 'look.chosen', null);
  const state = hashOf([previewToken, plain, photos, project.seed]);
  const request = requests.get(state) ?? (await previewRequest({ input: plain, photos, project }));
  requests.set(state, request);
  return { state, request, sender: { project: project.id } };
}

function withLook({ brief, ...rest }: ComposeRequest, look: NonNullable<ComposeRequest['brief']['look']>): ComposeRequest {
  return { ...rest, brief: { ...brief, look: { ...brief.look, ...look } } };
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}
