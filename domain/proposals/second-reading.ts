import { LRUCache } from 'lru-cache';
import { log } from '../../base/log.ts';
import { hasModel, readParts } from '../../outside/writer/writer.ts';
import type { Line } from '../../sites/requests/read-request.ts';
import type { ReadWish } from '../../sites/requests/second-reading/answers.ts';
import type { Site } from '../../sites/requests/second-reading/checks.ts';
import { hourMs } from '../../time/units.ts';
import { withinLimit } from '../limits/limits.ts';

/** The model's answers, by site and question, so a reload doesn't ask again. Includes requests still under way. */
const answered = new LRUCache<string, Promise<ReadWish[] | undefined>>({ max: 500, ttl: hourMs });

interface Request {
  ownerId: string;
  projectId: string;
  text: string;
  /** What the rules read. */
  lines: Line[];
  site: Site;
}

/**
 * Has the model, if one is configured, read the parts of a request that the rules left for a person. Whatever it reads that isn't in
 * the owner's words is dropped. Without a model, or if it fails or is late, the lines stay as they are. Waits up to six seconds, so never
 * call it inside a transaction.
 */
export async function readAgain({ ownerId, projectId, text, lines, site }: Request): Promise<Line[]> {
  if (!hasModel()) return lines;
  const [{ partsOf }, { promptForParts }, { readWishes }, { withWishes }] = await Promise.all([
    import('../../sites/requests/second-reading/part.ts'),
    import('../../sites/requests/second-reading/prompt.ts'),
    import('../../sites/requests/second-reading/answers.ts'),
    import('../../sites/requests/second-reading/second-reading.ts'),
  ]);
  const parts = partsOf(text, lines);
  if (parts.length === 0) return lines;
  const prompt = promptForParts(parts, site);
  const key = `${projectId}\n${prompt.user}`;
  const answers = answered.get(key) ?? ask();
  answered.set(key, answers);
  const read = await answers.catch((error: unknown) => void log.error(error));
  if (read) return withWishes(text, lines, parts, read, site);
  if (answered.get(key) === answers) answered.delete(key);
  return lines;

  async function ask(): Promise<ReadWish[] | undefined> {
    const limit = await withinLimit('requestReadAgain', ownerId);
    return limit.ok ? readParts({ projectId, parts: parts.map(({ id }) => id), prompt, read: readWishes }) : undefined;
  }
}
