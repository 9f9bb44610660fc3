import { getFile } from '../../outside/storage.ts';

/** Bytes of an encoded picture by the hash of its content, which only those who were shown it know. Undefined when there is none. */
export async function pictureFile(hash: string): Promise<Buffer | undefined> {
  return getFile(hash).catch(() => undefined);
}
