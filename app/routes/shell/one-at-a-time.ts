/** Makes `work` run once at a time: however often it is asked for meanwhile, one more run follows. */
export function oneAtATime(work: () => Promise<void>): () => void {
  let isRunning = false;
  let isWanted = false;
  async function run(): Promise<void> {
    isRunning = true;
    try {
      while (isWanted) {
        isWanted = false;
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
