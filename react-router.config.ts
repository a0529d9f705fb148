import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // the start script loads all parts of a route at once, and whole they are smaller
  splitRouteModules: false,
  // server/build.ts gives each build a folder of its own
  buildDirectory: process.env['BUILD_FOLDER'] ?? 'build/by-hand',
  // The start script hands the whole manifest over at once (see app/start); nothing is discovered later.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
