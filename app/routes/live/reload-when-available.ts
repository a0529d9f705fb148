const pollMilliseconds = 5_000;

/** Polls, then reloads: does not interrupt screen readers. @returns a function that stops it */
export default function reloadWhenAvailable(_: HTMLElement | null, { path }: { path: string }): () => void {
  const timer = setInterval(async () => {
    const response = await fetch(path, { method: 'HEAD', redirect: 'manual' }).catch(() => null);
    if (response && response.status < 500) location.reload();
  }, pollMilliseconds);
  return () => clearInterval(timer);
}
