import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { bundledScripts } from '../../scripts/bundled-scripts.ts';
import { contentFiles } from '../../scripts/content-files.ts';
import { bundleFolder } from '../harness/filled-data.ts';

/**
 * Bundles files for a Playwright test, because the bundler finds sections and trades by folder, and reads their YAML and Markdown.
 * Loading a bundle takes half the work of loading its hundreds of modules one by one. The first test of a run that needs it makes it.
 */
export async function bundle(name: string, files: string[]): Promise<string[]> {
  const folder = path.join(bundleFolder(), name);
  if (!existsSync(folder)) await make(folder, files);
  return files.map((_, index) => path.join(folder, `part-${index}.js`));
}

async function make(folder: string, files: string[]): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true });
  const outDir = await mkdtemp(`${folder}-`);
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [contentFiles, bundledScripts],
    build: {
      ssr: true,
      outDir,
      minify: false,
      reportCompressedSize: false,
      rollupOptions: { input: Object.fromEntries(files.map((file, index) => [`part-${index}`, file])) },
    },
  });
  await rename(outDir, folder).catch(async (error: NodeJS.ErrnoException) => {
    // Another worker was faster.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    await rm(outDir, { recursive: true });
  });
}
