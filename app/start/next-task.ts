/** Lets the browser answer to whoever types or scrolls, between two pieces of work that a phone feels. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
