import type { Result } from '../../base/result.ts';
import { brand } from '../../content/brand.ts';
import { getFile, ifIntact, putFile } from '../../outside/storage/storage.ts';
import { encodeMark } from '../pictures/pictures.ts';
import { refusedPicture } from '../pictures/refusals.ts';
import { changeSetting, changeSettings } from './settings.ts';

/** Stores an uploaded mark, and makes it the brand's. `isNew` is false if it already was. */
export async function changeMark(bytes: Uint8Array, actor: string): Promise<Result<{ isNew: boolean }>> {
  try {
    const changed = await changeSettings({ brandMark: await storeMark(bytes) }, actor);
    return { ok: true, isNew: changed.length > 0 };
  } catch (error) {
    return refusedPicture(error);
  }
}

/** Stores a mark's picture, and returns the value of its setting. Throws PictureProblem, or PicturesBusy. */
export async function storeMark(bytes: Uint8Array): Promise<string> {
  const { png, onLight, onDark } = await encodeMark(bytes);
  const file = await putFile(Buffer.from(png));
  return [file, onLight && 'light', onDark && 'dark'].filter(Boolean).join(' ');
}

/** Goes back to the half sun. */
export async function removeMark(actor: string): Promise<void> {
  await changeSetting('brandMark', '', actor);
}

/** The brand's mark as a PNG. Undefined while it's the half sun, or if the file is lost. Rejects if the store is away. */
export async function markPng(): Promise<Buffer | undefined> {
  const name = brand.mark?.file;
  if (!name) return undefined;
  if (cached?.name !== name) cached = { name, png: ifIntact(getFile(name)) };
  try {
    return await cached.png;
  } catch (error) {
    // Asked again next time.
    if (cached?.name === name) cached = undefined;
    throw error;
  }
}

/** The last one read, because every icon and share picture needs it. */
let cached: { name: string; png: Promise<Buffer | undefined> } | undefined;
