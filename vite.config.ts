import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { textsOfPages } from './server/texts/texts-plugin.ts';

/**
 * The framework, what every page loads, and what ten or more entry files import outside `app/routes`. The bundler
 * divides the rest by use. A group also takes the imports of its files that no group before it has taken. @see ADR-37
 */
const sharedChunks = [
  { name: 'framework', test: /\/node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
  { name: 'app', test: /\/app\/root\.tsx/, priority: 2 },
  { name: 'shared', test: /\/(app|content)\/(?!routes\/)/, minShareCount: 10, priority: 1 },
];

/** Packages of many modules, which a start would link one by one. */
const bundledPackages = [
  '@react-router/node',
  '@remix-run/node-fetch-server',
  '@remix-run/route-pattern',
  'csv-parse',
  'file-type',
  'hono',
  'kysely',
  'react-router',
  'strtok3',
  'zod',
];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), textsOfPages()],
  // The server bundle is our own application, with React Router's build inside it.
  environments: {
    ssr: {
      build: { rollupOptions: { input: './server/application.ts' } },
      ...(command === 'build' && { resolve: { noExternal: bundledPackages } }),
    },
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } },
      // Discovered packages would include those of the server, and reload the first pages of `npm run dev`.
      optimizeDeps: { noDiscovery: true },
    },
  },
  // The script of pages without a router imports its islands on demand.
  worker: { format: 'es', plugins: () => [textsOfPages({ isForWorkers: true })] },
  build: {
    target: 'es2022',
    // :dir() as it stands: rewritten for older browsers it would know neither `dir="auto"` nor a Latin word within Arabic
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
  },
}));
