/** What the start script needs to know of a page: JSON in its HTML. @see ADR-6 */
export interface BootConfig {
  /** `now`: starts React at once. `idle`: when the browser is idle, or at the first interaction. */
  mode: 'now' | 'idle';
  /** Of the router, see `window.__reactRouterContext`. */
  context: object;
  /** Address of a module that must run before any component module. Only in development. */
  developmentRuntime?: string | undefined;
  /** Address of the router's manifest. */
  manifest: string;
  /** Address of the module that exports `hydrate`. */
  entry: string;
  /** Addresses of the modules of each matched route, by its id. */
  routes: Record<string, string[]>;
  /** Addresses of all modules of the page. */
  preload: string[];
  /** Addresses of the modules of other pages that the person may open. */
  prefetch: string[];
}
