import { digestOf, getFile, putNamed, twinOf } from '../../outside/storage.ts';

/** A file's bytes from the other name under which the store may have them (see `twinOf`). Undefined if it doesn't. */
export async function fromTwin(name: string): Promise<Buffer | undefined> {
  const twin = await twinOf(name);
  const body = twin && (await getFile(twin).catch(() => undefined));
  return body && digestOf(body).startsWith(name) ? body : undefined;
}

/** An encoded photo. Repairs a damaged one from the copy stored for a site. Throws if it's lost. */
export async function readPhoto(hash: string): Promise<Buffer> {
  try {
    return await getFile(hash);
  } catch (error) {
    const body = await fromTwin(hash);
    if (!body) throw error;
    await putNamed(hash, body);
    return body;
  }
}
