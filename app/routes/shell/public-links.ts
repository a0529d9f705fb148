/** The pages of the main navigation, in the specification's order. @see core §2 Global elements */
export const publicLinks = [
  { path: '/vision', label: 'nav.vision' },
  { path: '/curriculum', label: 'nav.curriculum' },
  { path: '/faculty', label: 'nav.faculty' },
  { path: '/global-presence', label: 'nav.globalPresence' },
  { path: '/admissions', label: 'nav.admissions' },
] as const;
