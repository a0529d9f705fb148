import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // The start script hands the whole manifest over at once (see app/start); nothing is discovered later.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
