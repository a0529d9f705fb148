import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // A page loads all parts of its routes at once, and whole they are smaller.
  splitRouteModules: false,
  // server/build.ts gives each build a folder of its own
  buildDirectory: process.env['BUILD_FOLDER'] ?? 'build/by-hand',
  // All routes are known at the start: a navigation waits for no further request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
