import { namesDay, placeholderDay, withDay } from '../../sites/document/version-day.ts';
import { namesOrigin, placeholderOrigin, withOrigin } from '../../sites/render/origin.ts';
import { withPausedForms } from '../../sites/render/pause-forms.ts';
import { dayOfVersion, type VersionFile } from './queries.ts';

/**
 * A version's file as it's served at an address: with the address, and the day the version was made where it's named. Forms that are
 * paused are replaced by `formNotice`.
 */
export async function placedFile(
  source: Buffer,
  { versionId, type, cache }: Pick<VersionFile, 'versionId' | 'type' | 'cache'>,
  origin: string,
  formNotice = '',
): Promise<Buffer> {
  if (!namesOrigin({ type, cache })) return source;
  const body = withOrigin(source, placeholderOrigin, origin);
  const dated = namesDay(body, placeholderDay) ? withDay(body, placeholderDay, await dayOfVersion(versionId)) : body;
  return formNotice && type.startsWith('text/html') ? Buffer.from(withPausedForms(dated.toString(), formNotice)) : dated;
}

/** The version's file that was served as this body. */
export async function unplacedFile(body: Buffer, { versionId }: Pick<VersionFile, 'versionId'>, origin: string): Promise<Buffer> {
  const source = withOrigin(body, origin, placeholderOrigin);
  const day = await dayOfVersion(versionId);
  return namesDay(source, day) ? withDay(source, day, placeholderDay) : source;
}
