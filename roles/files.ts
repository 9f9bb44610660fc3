import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { env } from '../base/env.ts';
import { asTyped } from '../domain/builds/commands.ts';
import { copyFiles } from '../domain/hosting/copy-files.ts';
import { storeAt } from '../outside/storage/storage.ts';

const usage = 'Usage: npm run files -- copy --from FOLDER, or --to FOLDER. The folder is a DATA_DIR.\n';

/**
 * `files copy --from FOLDER`, or `--to FOLDER`: copies stored files from another data folder to where the settings say that files are, or
 * the other way. Files that are there already aren't copied again, so it can run before a move, and once more after it.
 */
export async function runFilesCommand(args: string[]): Promise<number> {
  const folders = foldersIn(args);
  if (!folders) {
    process.stderr.write(asTyped(usage));
    return 2;
  }
  const { from, to } = folders;
  const folder = path.resolve(from ?? to ?? '');
  if (!env().bucket && folder === env().dataDir) {
    process.stderr.write(`Files are in ${folder} already. Set S3_URL and its keys first.\n`);
    return 1;
  }
  if (from && !existsSync(path.join(folder, 'files'))) {
    process.stderr.write(`There’s no folder ${path.join(folder, 'files')}. Name the DATA_DIR that the files were in.\n`);
    return 1;
  }
  const [there, here] = [storeAt({ dataDir: folder }), storeAt(env())];
  const { copied, there: kept } = await copyFiles(...((from ? [there, here] : [here, there]) as [typeof there, typeof here]));
  process.stdout.write(`${copied} files copied, ${kept} were there already. Nothing was removed.\n`);
  return 0;
}

/** Exactly one of the two options. */
function foldersIn(args: string[]): { from?: string | undefined; to?: string | undefined } | undefined {
  try {
    const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return positionals.join() === 'copy' && Boolean(values.from) !== Boolean(values.to) ? values : undefined;
  } catch {
    return undefined;
  }
}
