import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The server bundle is our own application, with React Router's build inside it.
  environments: { ssr: { build: { rollupOptions: { input: './server/application.ts' } } } },
  build: {
    target: 'es2022',
    // :dir() as it stands: rewritten for older browsers it would know neither `dir="auto"` nor a Latin word within Arabic
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
  },
});
