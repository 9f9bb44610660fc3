import { MissingFile } from '../../outside/storage/file-store.ts';
import { digestOf, getFile, ifIntact, putNamed, twinOf } from '../../outside/storage/storage.ts';

/** A file's bytes from the other name under which the store may have them (see `twinOf`). Undefined if it doesn't. */
export async function fromTwin(name: string): Promise<Buffer | undefined> {
  const twin = await twinOf(name);
  const body = twin && (await ifIntact(getFile(twin)));
  return body && digestOf(body).startsWith(name) ? body : undefined;
}

/** An encoded photo. Repairs a damaged one from the copy stored for a site. Throws if it's lost. */
export async function readPhoto(hash: string): Promise<Buffer> {
  const body = await ifIntact(getFile(hash));
  if (body) return body;
  const copy = await fromTwin(hash);
  if (!copy) throw new MissingFile(hash);
  await putNamed(hash, copy);
  return copy;
}
