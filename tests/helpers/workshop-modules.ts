import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { bundledScripts } from '../../scripts/bundled-scripts.ts';
import { contentFiles } from '../../scripts/content-files.ts';
import { bundleFolder } from '../harness/filled-data.ts';

export type WorkshopModules = Pick<typeof import('../../sites/render/render.tsx'), 'renderSite'> &
  Pick<typeof import('../../sites/compose.ts'), 'compose'> &
  Pick<typeof import('../../sites/make-site.ts'), 'makeSite'> &
  Pick<typeof import('../../web/api/frame-scripts.ts'), 'frameScripts'> &
  Pick<typeof import('../../domain/versions/texts.ts'), 'textsOfSection'> &
  Pick<typeof import('../../web/editor/panels/fact-cards.ts'), 'cardOf'> &
  typeof import('../harness/site-matrix.ts');

const parts = [
  'sites/render/render.tsx',
  'sites/compose.ts',
  'sites/make-site.ts',
  'web/api/frame-scripts.ts',
  'domain/versions/texts.ts',
  'web/editor/panels/fact-cards.ts',
  'tests/harness/site-matrix.ts',
];

/**
 * The workshop in a Playwright test: the bundler finds sections and trades by folder, and reads their YAML and Markdown. Loading a
 * bundle takes half the work of loading its hundreds of modules one by one. The first file of a run that needs the bundle makes it.
 */
export async function loadWorkshop(): Promise<WorkshopModules> {
  const folder = bundleFolder();
  if (!existsSync(folder)) await makeBundle(folder);
  const modules = parts.map((_, index) => import(pathToFileURL(path.join(folder, `part-${index}.js`)).href));
  return Object.assign({}, ...(await Promise.all(modules)));
}

async function makeBundle(folder: string): Promise<void> {
  const outDir = await mkdtemp(`${folder}-`);
  const input = Object.fromEntries(parts.map((part, index) => [`part-${index}`, part]));
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [contentFiles, bundledScripts],
    build: { ssr: true, outDir, minify: false, reportCompressedSize: false, rollupOptions: { input } },
  });
  await rename(outDir, folder).catch(async (error: NodeJS.ErrnoException) => {
    // Another worker was faster.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    await rm(outDir, { recursive: true });
  });
}
