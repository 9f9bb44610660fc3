import type { PageKind } from '../../sites/document/document.ts';
import { inOwnWords } from '../../sites/requests/own-words.ts';
import type { Subject, Wish } from '../../sites/requests/wish.ts';
import { briefForm } from '../briefs/queries.ts';
import { answerAt } from '../briefs/schema.ts';
import type { EditPlace } from '../edit-requests/schema.ts';
import { generate, orUnread } from '../generator/generator.ts';
import { readRequest } from '../generator/tasks.ts';
import { withListed } from '../versions/moved-lists.ts';
import { newestVersion } from '../versions/versions.ts';
import { placesIn } from './places.ts';
import { type Proposal, proposalFor, proposalsFor, type Step } from './proposals.ts';
import { readAgain } from './second-reading.ts';
import { sectionsNamed } from './sections-named.ts';

/**
 * What we read in an owner's request about their site, and what we propose. Nothing on the site is changed, and nothing is sent to us. With
 * `pinned`, it's all about that place. Parts that no rule reads go to the model, if one is configured.
 */
export async function readOwnRequest(ownerId: string, projectId: string, text: string, pinned?: EditPlace): Promise<Proposal[]> {
  const [form, version] = await Promise.all([briefForm(ownerId, projectId), newestVersion(projectId, true)]);
  if (!form || !version) return [];
  const answers = await withListed(form, version.document);
  const places = placesIn(answers);
  const subject: Subject = {
    name: String(answerAt(answers, 'business.name') ?? ''),
    services: ((answerAt(answers, 'services') ?? []) as { name: string }[]).map(({ name }) => name),
    towns: (answerAt(answers, 'business.serviceArea') ?? []) as string[],
    hours: answerAt(answers, 'business.hours') as Subject['hours'] & {},
    pages: (answerAt(answers, 'pages') ?? []) as PageKind[],
    ...(places.length > 0 && { places }),
  };
  // What couldn't be read in time goes to a person whole.
  const read = await generate(readRequest, { text, subject }, { account: ownerId }).catch(orUnread);
  if (!read) return proposalsFor(text, [{ wish: { do: 'person' }, spans: [[0, text.length]] }], answers, version.document, pinned);
  const site = { ...subject, hasSection: (words: string) => sectionsNamed(words, version.document).length > 0 };
  const lines = await readAgain({ ownerId, projectId, text, lines: read.lines, site });
  return proposalsFor(text, inOwnWords(text, { ...read, lines }), answers, version.document, pinned);
}

/**
 * The step for a wish as the site is now: other parts of the same request may have changed it since it was read. Undefined if
 * there's nothing to do anymore.
 */
export async function stepForWish(ownerId: string, projectId: string, wish: Wish): Promise<Step | undefined> {
  const [form, version] = await Promise.all([briefForm(ownerId, projectId), newestVersion(projectId, true)]);
  if (!form || !version) return undefined;
  return proposalFor(wish, await withListed(form, version.document), version.document)?.step;
}
