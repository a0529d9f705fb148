/** Returns the element that the open message, form or report marks with `data-route-focus`, or null. */
export function findRouteTarget(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#main [data-route-focus]');
}

/** Focuses what a navigation leads to: the marked element, or the main content. */
export function focusRouteTarget(): void {
  const target = findRouteTarget() ?? document.getElementById('main');
  target?.focus({ preventScroll: true });
}
