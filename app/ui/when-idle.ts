/** Runs `work` when the page is painted and loaded, and the browser is idle. */
export function whenIdle(work: () => void): void {
  afterFirstPaint(() => {
    // With a timeout: a browser may report no idle time during an animation or after a dropped frame.
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2_000 });
    else setTimeout(work, 200);
  });
}

/** Waits for the first paint and then for `load`, which browsers may fire during the first rendering. */
function afterFirstPaint(work: () => void): void {
  const onceLoaded = () => {
    if (document.readyState === 'complete') work();
    else addEventListener('load', work);
  };
  if (PerformanceObserver.supportedEntryTypes.includes('paint'))
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      onceLoaded();
    }).observe({ type: 'paint', buffered: true });
  else onceLoaded();
}
