/** Headline and labels of the home page; its prose is in `content/pages/home`. @see core §1, §2 */
export const home = {
  'home.headline': 'Where global minds and ethical intelligence meet.',
  'home.philosophy': 'Discover Our Philosophy',
  'home.learning': 'Explore Global Learning',

  'home.carousel': 'Stages of the school in pictures',
  'home.carousel.role': 'carousel',
  'home.carousel.slide': 'Slide {number} of {count}: {stage}',
  'home.carousel.previous': 'Previous slide',
  'home.carousel.next': 'Next slide',
  'home.carousel.pause': 'Pause',
  'home.carousel.play': 'Play',
} as const;
