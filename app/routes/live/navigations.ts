import type { ClientInstrumentation } from 'react-router';

const running = new Set<Promise<unknown>>();

/** Records running navigations, because `useNavigation` updates late on slow devices. */
export const recordNavigations: ClientInstrumentation = {
  router(router) {
    router.instrument({
      async navigate(start) {
        const navigation = start();
        running.add(navigation);
        await navigation;
        running.delete(navigation);
      },
    });
  },
};

export async function navigationsEnd(): Promise<void> {
  while (running.size > 0) await Promise.all(running);
}
