-- The events of content/notice-events.ts, written by `npm run generate`. @see PD-31

create or replace function notice_events()
  returns table (kind text, template text, audience text, choice text, by_default text, waits_in_quiet_hours boolean)
  language sql immutable
  begin atomic values
    ('messages', 'new-messages', 'receivers', 'messageMails', 'immediate', true),
    ('office-messages', 'new-office-messages', 'office', 'messageMails', 'immediate', true),
    ('reports', 'new-reports', 'guardians', 'reportMails', 'immediate', true),
    ('feedback', 'new-feedback', 'guardians', 'feedbackMails', 'immediate', true),
    ('absences', 'new-absences', 'guardians', 'messageMails', 'immediate', true),
    ('unexplained-absences', 'new-unexplained-absences', 'guardians', null, 'immediate', false),
    ('safety', 'new-safety-requests', 'guardians', 'messageMails', 'immediate', true),
    ('consents', 'new-consents', 'guardians', 'consentMails', 'immediate', true),
    ('meetings', 'new-meetings', 'guardians', 'messageMails', 'immediate', true),
    ('announcements', 'new-announcements', 'readers', 'announcementMails', 'immediate', true),
    ('lessons', 'new-lesson-changes', 'lessons', null, 'immediate', false),
    ('lesson-plans', 'new-lesson-plans', 'lessons', null, 'daily', true),
    ('policies', 'policy-change', 'everyone', null, 'immediate', true);
  end;
