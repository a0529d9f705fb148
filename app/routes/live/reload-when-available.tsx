import { useEffect } from 'react';

const pollMilliseconds = 5_000;
const reloadEverySeconds = 30;

/** Polls, then reloads: does not interrupt screen readers. Without a script the browser reloads by itself. */
export function ReloadWhenAvailable({ path }: { path: string }) {
  useEffect(() => {
    const timer = setInterval(async () => {
      const response = await fetch(path, { method: 'HEAD', redirect: 'manual' }).catch(() => null);
      if (response && response.status < 500) location.reload();
    }, pollMilliseconds);
    return () => clearInterval(timer);
  }, [path]);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(reloadEverySeconds)} />
    </noscript>
  );
}
