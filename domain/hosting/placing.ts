import { namesOrigin, placeholderOrigin, withOrigin } from '../../sites/render/origin.ts';
import { placeholderDay, withDay } from '../../sites/render/sitemap.ts';
import { dayOfVersion, type VersionFile } from './queries.ts';

const sitemap = '/sitemap.xml';

/** A version's file as it's served at an address: with the address, and the sitemap with the day the version was made. */
export async function placedFile(
  source: Buffer,
  { versionId, path, type, cache }: Pick<VersionFile, 'versionId' | 'path' | 'type' | 'cache'>,
  origin: string,
): Promise<Buffer> {
  const body = namesOrigin({ type, cache }) ? withOrigin(source, placeholderOrigin, origin) : source;
  return path === sitemap ? withDay(body, placeholderDay, await dayOfVersion(versionId)) : body;
}

/** The version's file that was served as this body. */
export async function unplacedFile(
  body: Buffer,
  { versionId, path }: Pick<VersionFile, 'versionId' | 'path'>,
  origin: string,
): Promise<Buffer> {
  const source = withOrigin(body, origin, placeholderOrigin);
  return path === sitemap ? withDay(source, await dayOfVersion(versionId), placeholderDay) : source;
}
