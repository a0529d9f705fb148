import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const parts = {
  people: /\/app\/(ui\/(person-|use-person|use-combobox)|routes\/admin\/person-)/,
  drafts: /\/app\/forms\/(discard|durable|sending|use-(durable|kept|online))/,
  records: /\/(app\/features\/(enquiries|students|reports)\/|content\/(legal|enquiry))/,
  lists: /\/app\/(platform\/lists|ui\/table)/,
  console: /\/app\/routes\/admin\//,
  public: /\/app\/(routes\/(public|legal)\/|ui\/(page-|linked-text))/,
};

const isEverywhere = (id: string) =>
  /\/(app|content)\//.test(id) && !Object.values(parts).some((pattern) => pattern.test(id));

/**
 * Chunks that several pages share: many small files compress worse and cost a phone more, one large file carries what
 * a page does not use. A group also takes the imports of its files that no group before it has taken. @see ADR-37
 */
const sharedChunks = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 9 },
  { name: 'router', test: /\/node_modules\/react-router\//, priority: 8 },
  { name: 'app', test: isEverywhere, minShareCount: 4, priority: 7 },
  ...Object.entries(parts).map(([name, test], index) => ({ name, test, minShareCount: 4, priority: 6 - index })),
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
