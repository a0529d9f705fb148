import { useEffect } from 'react';

const askEveryMilliseconds = 5_000;
const reloadEverySeconds = 30;

/**
 * Loads the page again once it can be shown. With a script nothing changes before that, so a screen reader is not
 * interrupted; without one the browser reloads on its own.
 */
export function ReloadWhenAvailable({ address }: { address: string }) {
  useEffect(() => {
    const timer = setInterval(async () => {
      const answer = await fetch(address, { method: 'HEAD', redirect: 'manual' }).catch(() => null);
      if (answer && answer.status < 500) location.reload();
    }, askEveryMilliseconds);
    return () => clearInterval(timer);
  }, [address]);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(reloadEverySeconds)} />
    </noscript>
  );
}
