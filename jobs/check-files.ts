import { checkFiles } from '../domain/hosting/file-check.ts';

/** Reads every stored file that is needed, repairs what it can, and tells staff of what was damaged. */
export default async function checkFilesJob(): Promise<void> {
  await checkFiles();
}
