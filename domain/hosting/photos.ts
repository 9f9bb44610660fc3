import { digestOf, getFile, putNamed, twinOf } from '../../outside/storage.ts';

/** The bytes of a file from the other name they may be stored under. */
export async function fromTwin(name: string): Promise<Buffer | undefined> {
  const twin = await twinOf(name);
  const body = twin && (await getFile(twin).catch(() => undefined));
  return body && digestOf(body).startsWith(name) ? body : undefined;
}

/** An encoded photo; one that is damaged is repaired from where it is stored for a site. Throws when it is lost. */
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
