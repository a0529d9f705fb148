/**
 * The interactive parts of pages without a router, by name. The default export of each module gets the element that
 * `<Island>` rendered, and its props. `idle`: starts when the browser is idle; `seen`: shortly before it is scrolled
 * into view. Both start earlier at an interaction. @see ADR-44
 */
export const islands = {
  carousel: { when: 'idle', load: () => import('#routes/public/home/carousel.ts') },
  'contact-form': { when: 'seen', load: () => import('#routes/public/admissions/contact-form-island.tsx') },
  'find-page': { when: 'idle', load: () => import('#routes/public/find-page-while-typing.ts') },
  'hub-map': { when: 'seen', load: () => import('#routes/public/hub-map/hub-clocks.ts') },
  'own-hours': { when: 'seen', load: () => import('#routes/public/questions/own-hours.ts') },
  'page-translation': { when: 'idle', load: () => import('#routes/translation/page-translation.ts') },
  'policy-contents': { when: 'seen', load: () => import('#routes/legal/mark-current-section.ts') },
  'portal-links': { when: 'idle', load: () => import('#routes/live/portal-links-updates.ts') },
  'reload-when-available': { when: 'idle', load: () => import('#routes/live/reload-when-available.ts') },
  'visit-count': { when: 'idle', load: () => import('#routes/consent/visit-count.ts') },
} as const;

export type IslandName = keyof typeof islands;

export type IslandProps<Name extends IslandName> = Parameters<
  Awaited<ReturnType<(typeof islands)[Name]['load']>>['default']
>[1];
