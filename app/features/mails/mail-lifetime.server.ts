import { type RawBuilder, sql } from 'kysely';

export interface ValidHours {
  temporaryPassword: number;
  invitationLink: number;
  resetLink: number;
}

/**
 * Validity of the links in mails about a changed address and a merge, as in `app/features/accounts/email-changes.sql` and
 * `app/features/accounts/account-merges.sql`. @see PD-40, PD-64
 */
export const emailLinkHours = 24;

export function lifetimeOf({ temporaryPassword, invitationLink, resetLink }: ValidHours): RawBuilder<unknown> {
  return sql`case template
    when 'invitation' then make_interval(secs => ${temporaryPassword * 3_600}::int)
    when 'invitation-link' then make_interval(secs => ${invitationLink * 3_600}::int)
    when 'password-reset' then make_interval(secs => ${resetLink * 3_600}::int)
    when 'email-change' then make_interval(hours => ${emailLinkHours}::int)
    when 'account-merge' then make_interval(hours => ${emailLinkHours}::int) end`;
}
