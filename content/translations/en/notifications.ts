/** Settings for emails about news. @see PD-31 */
export const notifications = {
  'notifications.section': 'When we tell you by email that there is something new.',
  'notifications.change': 'Change Notifications',
  'notifications.lead':
    'Choose when we tell you by email that there is something new. These emails contain neither texts nor the names of those who wrote them.',
  'notifications.messageMails': 'Emails about new messages',
  'notifications.messageMails.hint':
    'Immediately: at most one email every five minutes. Once a day: at seven in the morning, if you have unread messages.',
  'notifications.messageMails.immediate': 'Immediately',
  'notifications.messageMails.daily': 'Once a day',
  'notifications.messageMails.off': 'Never',
  'notifications.messageMails.invalid': 'Please choose one of the options',
  'notifications.quiet': 'Quiet hours',
  'notifications.quiet.hint':
    'Between these times, these emails wait. Emails about your account are always sent at once.',
  'notifications.lessons':
    'Changes of lessons in the next 24 hours, and questions about an absence that nobody reported, are sent at once, also in quiet hours. Changes of later lessons are sent once a day, at seven in the morning.',
  'notifications.quiet.from': 'From',
  'notifications.quiet.until': 'Until',
  'notifications.quiet.none': 'None',
  'notifications.quiet.incomplete': 'Please choose both times, or neither',
  'notifications.quiet.equal': 'Please choose two different times',
  'notifications.quiet.invalid': 'Please choose a time from the list',
  'notifications.zone': 'Times are in the time zone {zone}.',
  'notifications.submit': 'Save',
  'notifications.submitting': 'Saving...',
  'notifications.saved': 'Your choice has been saved.',
  'notifications.students': 'News about your children',
  'notifications.absences':
    'When another guardian reports or withdraws an absence, or the school asks you to check the safety details, you get an email as you chose for new messages.',
  'notifications.reportMails': 'Emails about new reports',
  'notifications.reportMails.hint':
    'For students about whom you receive emails. These emails name neither the student nor anything of the report.',
  'notifications.feedbackMails': 'Emails about new feedback',
  'notifications.feedbackMails.hint':
    'For students about whom you receive emails. These emails name neither the student nor the author, and hold nothing of the feedback.',
  'notifications.consentMails': 'Emails about consents',
  'notifications.consentMails.hint':
    'For students about whom you receive emails, when the school asks for your consent or reminds you. These emails name neither the student nor what is asked.',
  'settings.mails.messageMails': 'New messages',
  'settings.mails.reportMails': 'New reports',
  'settings.mails.feedbackMails': 'New feedback',
  'settings.mails.consentMails': 'Consents',
  'notifications.announcementMails': 'Emails about announcements',
  'notifications.announcementMails.hint':
    'The school can also mark an announcement as urgent. You are then told at once by email, and in browsers with notifications, whatever you choose here, also in quiet hours.',
  'settings.mails.announcementMails': 'Announcements',
  'settings.mails.immediate': 'Email immediately',
  'settings.mails.daily': 'Email once a day',
  'settings.mails.off': 'Only in the portal',
} as const;
