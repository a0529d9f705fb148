/** The page on which guardians answer. @see PD-72 */
export const consentAnswers = {
  'consents.lead':
    'Before the school does something that needs your consent, it asks you here. You can withdraw a consent at any time, with effect from then on.',
  'consents.none': 'Nothing has been asked yet',
  'consents.none.text':
    'When the school needs your consent, the question will appear here. If you receive emails about your child and have not turned these off, one tells you.',
  'consents.waiting': 'Waiting for an answer',
  'consents.settled': 'Answered or closed',
  'consents.answerBy': 'Please answer by {day}',
  'consents.validUntil': 'A consent holds until {day}, unless it is withdrawn',
  'consents.validUntilWithdrawn': 'A consent holds until it is withdrawn',
  'consents.needsOne': 'The answer of one guardian is enough',
  'consents.needsAll': 'Every guardian must agree',
  'consents.changed': 'The text was changed on {day}. Earlier answers no longer count.',
  'consents.closed': 'Closed',
  'consents.readText': 'Read the text',
  'consents.yes': 'I agree',
  'consents.no': 'I do not agree',
  'consents.yes.named': 'I agree for {name}: {title}',
  'consents.no.named': 'I do not agree for {name}: {title}',
  'consents.withdraw': 'Withdraw',
  'consents.withdraw.named': 'Withdraw the consent for {name}: {title}',
  'consents.withdraw.title': 'Withdraw your consent for {name}?',
  'consents.withdraw.effect':
    'From then on the school no longer has your consent. What was done before remains lawful.',
  'consents.withdraw.open': 'You can agree again until the question is closed.',
  'consents.withdraw.closed': 'The question is closed: you cannot agree again.',
  'consents.withdraw.keep': 'Keep the consent',
  'consents.noRight': 'Your account is not set up for answering for this student. Another guardian can answer.',
  'consents.saved.yes': 'Thank you. Your consent is recorded.',
  'consents.saved.no': 'Thank you. Your answer is recorded.',
  'consents.saved.withdrawn': 'Your consent is withdrawn.',
  'consents.refused.newVersion':
    'Your answer was not saved: the school has changed the text. Please read it again and answer.',
  'consents.refused.closed': 'Your answer was not saved: the question has been closed.',
  'consents.refused.already':
    'Your answer was not saved: you have already answered this question. This page now shows your answer.',
  'consents.refused.noRight': 'Your answer was not saved: your account is not set up for answering for this student.',
} as const;
