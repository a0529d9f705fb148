/**
 * Coalesces calls: runs `work` once at a time; calls during a run cause one more run. The first call runs at once,
 * and the last one is never lost.
 * @param minimumInterval between the starts of two runs, in milliseconds
 */
export function singleFlight(work: () => Promise<void>, minimumInterval = 0): () => void {
  let isRunning = false;
  let isWanted = false;
  let earliestStart = Number.NEGATIVE_INFINITY;
  async function run(): Promise<void> {
    isRunning = true;
    try {
      while (isWanted) {
        const wait = earliestStart - performance.now();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        isWanted = false;
        earliestStart = performance.now() + minimumInterval;
        await work();
      }
    } finally {
      isRunning = false;
    }
  }
  return () => {
    isWanted = true;
    if (!isRunning) void run();
  };
}
