/*
 * What the router's engine asks of a module that lets others watch it. Nobody watches it here, so that module stays behind,
 * with 1 kB (`vite.config.ts`); names and meaning are those of `react-router/lib/router/instrumentation`.
 */

export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined;

export const getRouteInstrumentationUpdates = (): object => ({});

export const instrumentClientSideRouter = <Router>(router: Router): Router => router;
