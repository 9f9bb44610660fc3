import type { PageKind } from '../../sites/document.ts';
import type { Wish } from '../../sites/requests/wish.ts';
import { briefForm } from '../briefs/queries.ts';
import { answerAt } from '../briefs/schema.ts';
import type { EditPlace } from '../reviews/schema.ts';
import { newestVersion } from '../versions/versions.ts';
import { type Proposal, proposalFor, proposalsFor, type Step } from './proposals.ts';
import { readAgain } from './second-reading.ts';
import { sectionsNamed } from './sections-named.ts';

/**
 * What we read in an owner's request about their site, and what we propose. Nothing on the site is changed, and nothing is sent to us. With
 * `pinned`, it's all about that place. Parts that no rule reads go to the model, if one is configured.
 */
export async function readOwnRequest(ownerId: string, projectId: string, text: string, pinned?: EditPlace): Promise<Proposal[]> {
  const [form, version, { readRequest }] = await Promise.all([
    briefForm(ownerId, projectId),
    newestVersion(projectId, true),
    import('../../sites/requests/read-request.ts'),
  ]);
  if (!form || !version) return [];
  const { answers } = form;
  const site = {
    name: String(answerAt(answers, 'business.name') ?? ''),
    services: ((answerAt(answers, 'services') ?? []) as { name: string }[]).map(({ name }) => name),
    towns: (answerAt(answers, 'business.serviceArea') ?? []) as string[],
    hours: answerAt(answers, 'business.hours') as Parameters<typeof readRequest>[1]['hours'],
    pages: (answerAt(answers, 'pages') ?? []) as PageKind[],
    hasSection: (words: string) => sectionsNamed(words, version.document).length > 0,
  };
  const lines = await readAgain({ ownerId, projectId, text, lines: readRequest(text, site), site });
  return proposalsFor(text, lines, answers, version.document, pinned);
}

/**
 * The step for a wish as the site is now: other parts of the same request may have changed it since it was read. Undefined if
 * there's nothing to do anymore.
 */
export async function stepForWish(ownerId: string, projectId: string, wish: Wish): Promise<Step | undefined> {
  const [form, version] = await Promise.all([briefForm(ownerId, projectId), newestVersion(projectId, true)]);
  return form && version ? proposalFor(wish, form.answers, version.document)?.step : undefined;
}
