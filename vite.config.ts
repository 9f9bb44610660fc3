import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', sourcemap: false, reportCompressedSize: false },
  environments: {
    // One server bundle with one entry: a module loaded twice would mean two pools and two event buses.
    ssr: { build: { rollupOptions: { input: 'main.ts' } } },
  },
});
