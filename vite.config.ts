import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, minify, type Plugin } from 'vite';

const ofPublicPages = /\/app\/(routes\/(public|legal)|ui\/(page-|linked-|portal-|closing-|framework-))/;
const ofConsole = /\/app\/(routes\/admin|ui\/table)/;
const ofSeveralKinds = (id: string) =>
  /\/(app|content)\/|node_modules\/lucide-react\//.test(id) && !ofPublicPages.test(id) && !ofConsole.test(id);

const ofEngine =
  /\/react-router\/dist\/\w+\/lib\/router\/(router|matcher)\.js|\/app\/start\/(router-engine|no-instrumentation)/;
const ofReact = /\/node_modules\/(react|react-dom|scheduler)\//;
const ofRouter = (id: string) =>
  /\/node_modules\/react-router\/|\/app\/start\/router-parts/.test(id) && !ofEngine.test(id);

const ofShell = /\/app\/(root\.tsx|routes\/shell\/(with-texts|background-load)|ui\/(card|skeleton))/;

/**
 * Forty small files pack worse than a few large ones: together they save a portal page 12 kB of 138. Whoever is first takes
 * all that it imports along; so what pages of several kinds share comes before what those of one kind do, and the console's parts find their own files.
 */
const sharedChunks = [
  // apart from the next, because a browser prepares each file in one go, and a phone stands still meanwhile
  { name: 'react', test: ofReact, priority: 3 },
  // what every page has, and what pages of all kinds do before they show
  { name: 'shell', test: (id: string) => ofRouter(id) || ofShell.test(id), priority: 2 },
  { name: 'router-engine', test: ofEngine, priority: 1 },
  { name: 'shared', test: ofSeveralKinds, minShareCount: 3 },
  // of the enquiry form as much as of the compose form
  { name: 'drafting', test: /\/app\/(forms\/|ui\/text-area-field)|\/icons\/(send|trash|triangle-)/, minShareCount: 2 },
  // list, message and compose form
  { name: 'inbox', test: /\/app\/routes\/inbox\// },
  { name: 'public', test: ofPublicPages, minShareCount: 3 },
];

/** The start script stands alone: no bundler takes it up, and so nobody else makes it small. */
const smallStartScript: Plugin = {
  name: 'small-start-script',
  async generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.originalFileNames.includes('app/start/start.js'))
        file.source = (await minify(file.fileName, file.source.toString(), { module: true })).code;
    }
  },
};

/**
 * Around every `import()` Vite puts 0.5 kB that load the styles and chunks it needs beforehand. What we import so are the
 * texts of a language, which need neither: the two style sheets are linked by address.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

/**
 * The router's engine, a fifth of the framework, is asked nothing on most visits to a public page, whose links are the
 * browser's. What the rest of the router takes from it are a few constants: in the browser it takes them from elsewhere, and
 * the engine is a chunk of its own.
 */
const engineApart: Plugin = {
  name: 'router-engine-apart',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(source, importer = '') {
    const [, ofRouter] = /\/react-router\/dist\/\w+\/lib\/(.*)\.js$/.exec(importer) ?? [];
    const standIn =
      /\/router\/router\.js$/.test(source) &&
      /^(hooks|components|dom\/lib|dom\/ssr\/single-fetch)$/.test(ofRouter ?? '')
        ? 'router-parts.ts'
        : source === './instrumentation.js' && ofRouter === 'router/router' && 'no-instrumentation.ts';
    return standIn ? path.join(import.meta.dirname, 'app/start', standIn) : undefined;
  },
};

export default defineConfig({
  plugins: [engineApart, tailwindcss(), reactRouter(), smallStartScript, plainImports],
  // The server bundle is our own application, with React Router's build inside it.
  environments: {
    ssr: {
      build: { rollupOptions: { input: './server/application.ts' } },
      // bundled, the icons in use alone come along; else the server would load all 1,700
      resolve: { noExternal: ['lucide-react'] },
    },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } } },
  },
  // what every icon of lucide-react imports
  resolve: { alias: { '../createLucideIcon.mjs': path.join(import.meta.dirname, 'app/ui/lucide-icon.ts') } },
  build: {
    target: 'es2022',
    // :dir() as it stands: rewritten for older browsers it would know neither `dir="auto"` nor a Latin word within Arabic
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
  },
});
