/** Headline and labels of the home page; its prose is in `content/pages/home`. @see core §1, §2 */
export const home = {
  'home.headline': 'Where global minds and ethical intelligence meet.',
  'home.philosophy': 'Discover Our Philosophy',
  'home.learning': 'Explore Global Learning',
} as const;
