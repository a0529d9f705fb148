/** The Legal and Policy Hub. @see content §2 */
export const en = {
  meta: {
    title: 'Legal and Policy Hub',
    description:
      'The fourteen policies of {school}: terms, privacy, refunds, safeguarding, complaints and more, in numbered clauses.',
  },
  title: 'Legal and Policy Hub',
  lead: 'Fourteen documents set out what the school promises, what it asks of you, and what happens when something goes wrong.',
  note: 'Each is written in numbered clauses.',
  policies: 'The policies',
} as const;
