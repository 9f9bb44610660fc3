import type { ComposeRequest } from '../../sites/compose.ts';
import type { SiteDocument } from '../../sites/document/document.ts';
import { siteOrigin } from '../addresses.ts';
import { generate, type Sender } from '../generator/generator.ts';
import { nextLook } from '../generator/tasks.ts';
import { type ChosenLook, lookLabel } from './look-labels.ts';

/** How many other looks an owner can choose among at a time. */
const offeredLooks = 6;

/** A look that a site could have, and where its preview is. */
export interface OfferedLook {
  chosen: ChosenLook;
  /** 'Deep end' and 'Bright and wet'. */
  title: string;
  feel: string;
  origin: string;
}

/** Six other looks of a site that's composed from `request`. `host` is the start of the labels that show them. */
export async function looksBeside(
  request: ComposeRequest,
  now: SiteDocument,
  { host, sender }: { host: string; sender: Sender },
): Promise<OfferedLook[]> {
  const { seenLook } = await import('../../sites/other-looks.ts');
  const offered: OfferedLook[] = [];
  const seen = [seenLook(now)];
  while (offered.length < offeredLooks) {
    const { chosen, document } = await generate(nextLook, { request, seen }, sender);
    offered.push(await offeredLook(chosen, host));
    seen.push(seenLook(document));
  }
  return offered;
}

/** A look as it's offered. Its theme has to exist. */
export async function offeredLook(chosen: ChosenLook, host: string): Promise<OfferedLook> {
  const { workshop } = await import('../../sites/sections/workshop.ts');
  const { title, feel } = workshop.themes.named(chosen.theme);
  return { chosen, title, feel, origin: siteOrigin(lookLabel(host, chosen)) };
}
