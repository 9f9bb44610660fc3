import { build, type Plugin } from 'vite';

const suffix = '?bundle';

/**
 * Imports a script of several modules as the text of one, which runs as it is: `import text from './editor.ts?bundle'`. For scripts
 * that the server adds to pages of customers' drafts, where nothing of the app's own build can be loaded.
 */
export const bundledScripts: Plugin = {
  name: 'bundled-scripts',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith(suffix)) return null;
    const found = await this.resolve(source.slice(0, -suffix.length), importer, { skipSelf: true });
    return found && `${found.id}${suffix}`;
  },
  async load(id) {
    if (!id.endsWith(suffix)) return null;
    const entry = id.slice(0, -suffix.length);
    const output = await build({
      configFile: false,
      logLevel: 'warn',
      build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'sunup', fileName: 'script' } },
    });
    const [first] = [output].flat();
    if (!first || !('output' in first)) throw new Error(`${entry} wasn’t bundled.`);
    for (const { type, ...chunk } of first.output)
      if (type === 'chunk') for (const file of (chunk as { moduleIds: string[] }).moduleIds) this.addWatchFile(file);
    return { code: `export default ${JSON.stringify(first.output[0].code)};`, map: null };
  },
};
