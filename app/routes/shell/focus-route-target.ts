/** Returns the element that the open message, form or report, or a row of a list, marks with `data-route-focus`. */
export function findRouteTarget(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#main [data-route-focus]');
}

/** Focuses what a navigation leads to: the marked element, or the main content. */
export function focusRouteTarget(): void {
  const marked = findRouteTarget();
  const target = marked ?? document.getElementById('main');
  target?.focus({ preventScroll: true });
  // The row of the message that was open, and a message below earlier ones, are not at the top of the page.
  marked?.scrollIntoView({ block: 'nearest' });
}
