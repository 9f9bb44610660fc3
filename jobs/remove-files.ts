import { removeFiles } from '../domain/accounts/file-removal.ts';

/** Removes what a deleted account, or a build that wasn't stored, left in the file store. */
export default async function removeFilesJob({ names }: { names: string[] }): Promise<void> {
  await removeFiles(names);
}
