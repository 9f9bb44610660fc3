import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { bundledScripts } from './scripts/bundled-scripts.ts';
import { constructedSheets } from './scripts/constructed-sheets.ts';
import { contentFiles } from './scripts/content-files.ts';
import { hostingCode } from './scripts/hosting-code.ts';
import { missingFiles } from './scripts/missing-files.ts';

/** What draws and says the same on several screens is one file: many small files cost more on a slow line than a few unused lines. */
const drawnOnSeveral = /[/](?:web[/](?:ui[/](?:drawings|layout)|visitor|errors|meta)|content|time|lucide-react)[/]/;

/**
 * Forbids zod in browsers to compile schemas: it would try `eval`, which our Content Security Policy refuses and
 * every browser reports. Done in zod's own configuration module, which runs before any schema is made.
 */
const zodWithoutEval: Plugin = {
  name: 'zod-without-eval',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /[/]zod[/]v4[/]core[/]core\.js$/ },
    handler: (code) => ({ code: `${code}\nconfig({ jitless: true });`, map: null }),
  },
};

/**
 * Packages of the server that consist of hundreds of files, or of which we use a small part. Left outside the bundle, they
 * cost a process more than three seconds of work at its start and 150 MB of memory.
 */
const manyFiles = [
  /^@better-auth[/]/,
  /^@opentelemetry[/]api/,
  /^@peculiar[/]/,
  /^@react-email[/]/,
  'better-auth',
  'better-call',
  'cron-parser',
  'culori',
  'date-fns',
  '@date-fns/tz',
  'drizzle-orm',
  'hono',
  '@hono/node-server',
  'jose',
  'kysely',
  'lru-cache',
  'lucide-react',
  'nodemailer',
  'pg-boss',
  'postal-mime',
  'prom-client',
  'rate-limiter-flexible',
  'react-router',
  '@react-router/node',
  '@simplewebauthn/server',
  'stripe',
  'tsyringe',
  'zod',
];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), contentFiles, bundledScripts, constructedSheets, missingFiles, zodWithoutEval, hostingCode],
  build: { target: 'es2022', sourcemap: false, reportCompressedSize: false },
  // web/visitor/enhance is bundled like a worker: a file of its own that shares nothing with the framework's files.
  worker: { format: 'es' },
  environments: {
    client: {
      // All that screens import, bundled when `npm run dev` starts. Found one by one, each would reload the page, and Vite would
      // also bundle the packages of the server, whose imports the routes still have when it looks.
      optimizeDeps: { noDiscovery: true, include: ['@date-fns/tz', 'date-fns', 'lucide-react', 'radix-ui', 'sonner', 'zod'] },
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
                { name: 'shared', test: drawnOnSeveral, minShareCount: 3, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // One server bundle with one entry: a module loaded twice would mean two pools and two event buses. Benchmarks run parts of the
      // product in their own process, so their bundle is another one with all of it (scripts/bench.mjs).
      build: { rollupOptions: { input: process.env.SUNUP_ENTRY ?? 'main.ts' } },
      resolve: { noExternal: command === 'build' ? manyFiles : [] },
    },
  },
}));
