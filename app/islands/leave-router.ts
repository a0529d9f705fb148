/** Client middleware of pages without a router: opens them as documents. Never resolves, because this one is replaced. */
export function leaveRouter({ request }: { request: Request }): Promise<never> {
  location.assign(request.url);
  return new Promise(() => {});
}
