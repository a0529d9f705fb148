import { useEffect } from 'react';
import { Island } from '#islands/island.tsx';
import reloadWhenAvailable from './reload-when-available.ts';

const reloadEverySeconds = 30;

/** Without a script the browser reloads by itself. */
export function ReloadWhenAvailable({ path }: { path: string }) {
  // On pages of the router; on others it is an island.
  useEffect(() => reloadWhenAvailable(null, { path }), [path]);
  return (
    <Island name="reload-when-available" props={{ path }}>
      <noscript>
        <meta httpEquiv="refresh" content={String(reloadEverySeconds)} />
      </noscript>
    </Island>
  );
}
