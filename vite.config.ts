import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Three chunks that all pages share: many small files compress worse and cost a phone more. */
const sharedChunks = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { name: 'router', test: /\/node_modules\/react-router\//, priority: 1 },
  { name: 'app', test: /\/(app|content)\//, minShareCount: 4 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The server bundle is our own application, with React Router's build inside it.
  environments: {
    ssr: { build: { rollupOptions: { input: './server/application.ts' } } },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } } },
  },
  build: {
    target: 'es2022',
    // :dir() as it stands: rewritten for older browsers it would know neither `dir="auto"` nor a Latin word within Arabic
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
  },
});
