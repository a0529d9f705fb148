import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const parts = {
  portal:
    /\/(app\/(i18n\/(calendar|dates|day|local)|routes\/(absences|inbox|parent-dashboard|students)\/|features\/(accounts|messages)\/|ui\/(back|describe|detail|empty|nothing|opened|search|tabs))|content\/(offices|roles))/,
  people: /\/app\/(ui\/(person-|use-person|use-combobox)|routes\/admin\/person-)/,
  drafts: /\/app\/forms\/(discard|durable|sending|use-(durable|kept|online))/,
  enquiries: /\/(app\/features\/enquiries\/|content\/enquiry)/,
  records: /\/(app\/features\/(students|reports)\/|content\/legal)/,
  lists: /\/app\/(platform\/lists|ui\/table)/,
  console: /\/app\/routes\/admin\//,
  public: /\/app\/(routes\/(public|legal)\/|ui\/(page-|linked-text))/,
};

/** Small files that every page loads, though only one or two modules import them. */
const ofEveryPage =
  /\/app\/(start\/|routes\/(consent\/consent-|live\/background-|public\/not-found-page|shell\/(inbox-link|is-writing|public-links)))/;
const ofSignedInPages =
  /\/app\/(i18n\/portal-|routes\/(account\/sign-out-form|live\/live-updates)|ui\/(avatar-|skeleton))/;
const ofInbox = /\/app\/routes\/inbox\/(attachments\/file-|back-|inbox-states)/;

const isEverywhere = (id: string) =>
  /\/(app|content)\//.test(id) && !Object.values(parts).some((pattern) => pattern.test(id));

/**
 * Chunks that several pages share: many small files compress worse and cost a phone more, one large file carries what
 * a page does not use. A group also takes the imports of its files that no group before it has taken. @see ADR-37
 */
const sharedChunks = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 90 },
  { name: 'router', test: /\/node_modules\/react-router\//, priority: 80 },
  { name: 'app', test: isEverywhere, minShareCount: 4, priority: 70 },
  { name: 'page', test: ofEveryPage, minShareCount: 2, priority: 69 },
  { name: 'signed-in', test: ofSignedInPages, priority: 68 },
  { name: 'inbox', test: ofInbox, minShareCount: 2, priority: 1 },
  ...Object.entries(parts).map(([name, test], index) => ({ name, test, minShareCount: 4, priority: 60 - index })),
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
