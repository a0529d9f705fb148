/** Feedback of mentor and coach. @see PD-48 */
export const feedback = {
  'feedback.area.academic': 'Academic progress',
  'feedback.area.wellbeing': 'Wellbeing',
  'feedback.write': 'Write feedback',
  'feedback.corrected': 'Corrected',
  'feedback.earlier': { one: '{count} earlier version', other: '{count} earlier versions' },
  'feedback.replyTo': 'Reply to {name}',
  'feedback.unreadable': 'We could not open this feedback. Please tell the school.',
  'feedback.unread': { one: 'New feedback about {name}', other: '{count} new pieces of feedback about {name}' },
} as const;
