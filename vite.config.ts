import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { constructedSheets } from './scripts/constructed-sheets.ts';

/** What draws and says the same on several screens is one file: many small files cost more on a slow line than a few unused lines. */
const drawnOnSeveral = /[/](?:web[/](?:ui[/](?:drawings|layout)|visitor)|content|lucide-react)[/]/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), constructedSheets],
  build: { target: 'es2022', sourcemap: false, reportCompressedSize: false },
  environments: {
    client: {
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
      // One server bundle with one entry: a module loaded twice would mean two pools and two event buses.
      build: { rollupOptions: { input: 'main.ts' } },
      // Its package has hundreds of entries, which cost a process more than a second to read at its start.
      resolve: { noExternal: ['date-fns', '@date-fns/tz'] },
    },
  },
});
