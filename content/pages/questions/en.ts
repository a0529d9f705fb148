/** The answers are in `content/translations/en/questions.ts`. @see PD-62 */
export const en = {
  meta: {
    title: 'Questions parents ask',
    description: 'Short answers to what families ask before they apply to {school}.',
  },
  hero: {
    eyebrow: 'Admissions',
    title: 'Questions parents ask',
    lead: 'Short answers to what families ask before a first conversation.',
  },
  closing: {
    title: 'Your question is not here?',
    text: 'Write to us with the contact form, or ask for a private consultation.',
    link: 'Write to Us',
  },
} as const;
