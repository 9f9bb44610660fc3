import { createServer } from 'vite';
import { contentFiles } from '../../scripts/content-files.ts';

export type WorkshopModules = Pick<typeof import('../../sites/render.tsx'), 'renderSite'> &
  Pick<typeof import('../../sites/compose.ts'), 'compose'> &
  typeof import('./site-matrix.ts');

/** The workshop in a Playwright test: the bundler finds sections and trades by folder, and reads their YAML and Markdown. */
export async function loadWorkshop(): Promise<{ workshop: WorkshopModules; close: () => Promise<void> }> {
  const vite = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [contentFiles],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const parts = ['/sites/render.tsx', '/sites/compose.ts', '/tests/helpers/site-matrix.ts'];
  return {
    workshop: Object.assign({}, ...(await Promise.all(parts.map((part) => vite.ssrLoadModule(part))))),
    close: () => vite.close(),
  };
}
