/** Work that the test ends. */
export function heldWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = { isStarted: false, end: resolve, fail: reject, run };
  function run(): Promise<string> {
    work.isStarted = true;
    return promise;
  }
  return work;
}

/** Resolves once work that may start has started. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));
