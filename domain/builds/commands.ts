import { existsSync } from 'node:fs';

/** The built product, from the folder that it's started in. Its child processes are other roles of it. */
export const builtEntry = 'build/server/main.js';

/** A sentence with its commands as they're typed here. In the image and in a release folder, there are no npm scripts. */
export function asTyped(sentence: string, hasScripts = existsSync('scripts/start.mjs')): string {
  if (hasScripts) return sentence;
  return sentence.replace(/\bnpm (?:run ([a-z]+)(?: --(?= ))?|start(?: --(?= ))?)/g, (_, name?: string) =>
    name ? `node ${builtEntry} ${name}` : `node ${builtEntry}`,
  );
}
