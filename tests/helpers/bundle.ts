import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { bundledScripts } from '../../scripts/bundled-scripts.ts';
import { contentFiles } from '../../scripts/content-files.ts';

/**
 * Bundles files for a Playwright test, because the bundler finds sections and trades by folder, and reads their YAML and Markdown.
 * Loading a bundle takes half the work of loading its hundreds of modules one by one. It's written where Node finds its packages.
 */
export async function bundle(files: string[]): Promise<{ bundled: string[]; remove: () => Promise<void> }> {
  const outDir = await mkdtemp(path.resolve('node_modules/.sunup-bundle-'));
  const input = Object.fromEntries(files.map((file, index) => [`part-${index}`, file]));
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [contentFiles, bundledScripts],
    build: { ssr: true, outDir, minify: false, reportCompressedSize: false, rollupOptions: { input } },
  });
  return { bundled: Object.keys(input).map((name) => path.join(outDir, `${name}.js`)), remove: () => rm(outDir, { recursive: true }) };
}
