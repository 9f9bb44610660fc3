import { checkFiles } from '../domain/hosting/file-check.ts';

/** Checks every stored file, repairs what it can, and notifies staff of damage. */
export default async function checkFilesJob(): Promise<void> {
  await checkFiles();
}
