import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Forty small files pack worse than two large ones: together they save a portal page 12 kB of 138. */
const sharedChunks = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 1 },
  // the root with all that it imports
  { name: 'shell', test: /\/app\/root\.tsx/ },
  { name: 'shared', test: /\/(app|content)\/|node_modules\/lucide-react\//, minShareCount: 3 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The server bundle is our own application, with React Router's build inside it.
  environments: {
    ssr: {
      build: { rollupOptions: { input: './server/application.ts' } },
      // bundled, the icons in use alone come along; else the server would load all 1,700
      resolve: { noExternal: ['lucide-react'] },
    },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } } },
  },
  build: {
    target: 'es2022',
    // :dir() as it stands: rewritten for older browsers it would know neither `dir="auto"` nor a Latin word within Arabic
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
  },
});
