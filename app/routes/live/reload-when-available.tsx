import { useEffect } from 'react';

const askEveryMilliseconds = 5_000;
const reloadEverySeconds = 30;

/** Polls, then reloads: does not interrupt screen readers. Without a script the browser reloads by itself. */
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
