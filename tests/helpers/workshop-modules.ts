import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.ts';

export type WorkshopModules = Pick<typeof import('../../sites/render/render.tsx'), 'renderSite'> &
  Pick<typeof import('../../sites/compose.ts'), 'compose'> &
  Pick<typeof import('../../sites/make-site.ts'), 'makeSite'> &
  Pick<typeof import('../../web/api/frame-scripts.ts'), 'frameScripts'> &
  Pick<typeof import('../../domain/versions/texts.ts'), 'textsOfSection'> &
  Pick<typeof import('../../web/editor/panels/fact-cards.ts'), 'cardOf'> &
  typeof import('../harness/hard-sites.ts') &
  typeof import('../harness/site-matrix.ts');

const parts = [
  'sites/render/render.tsx',
  'sites/compose.ts',
  'sites/make-site.ts',
  'web/api/frame-scripts.ts',
  'domain/versions/texts.ts',
  'web/editor/panels/fact-cards.ts',
  'tests/harness/hard-sites.ts',
  'tests/harness/site-matrix.ts',
];

/** The workshop in a Playwright test. */
export async function loadWorkshop(): Promise<WorkshopModules> {
  const modules = (await bundle('workshop', parts)).map((file) => import(pathToFileURL(file).href));
  return Object.assign({}, ...(await Promise.all(modules)));
}
