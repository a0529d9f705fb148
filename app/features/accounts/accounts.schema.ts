import * as z from 'zod/mini';
import { appearances } from '#content/appearances.ts';
import { languageCodes } from '#content/languages.ts';
import { roles } from '#content/roles.ts';
import { timeZones } from '#i18n/time-zones.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { characterCount } from '#platform/text-input.ts';
import { textRules } from '#platform/text-rules.ts';
import { accountLimits } from './accounts.ts';

const { must, mustAgree, mustMatch, mustBePlain, mustFit, personName } = textRules<PlainTranslationKey>(
  'validation.forbiddenCharacters',
);

export const EmailSchema = z.string('validation.email.invalid').check(
  z.trim(),
  z.toLowerCase(),
  mustMatch(z.regexes.email, 'validation.email.invalid'),
  must((text) => text.length <= accountLimits.emailLength, 'validation.email.tooLong'),
);

export const FullNameSchema = personName({
  tooShort: 'validation.name.tooShort',
  tooLong: 'validation.name.tooLong',
  characters: 'validation.name.characters',
});

const presentedPassword = z.string('validation.password.required').check(
  must((text) => text !== '', 'validation.password.required'),
  mustBePlain,
  mustFit(accountLimits.passwordLength, 'validation.password.tooLong'),
);

export const NewPasswordSchema = z.string('validation.password.tooShort').check(
  mustBePlain,
  must((text) => characterCount(text) >= accountLimits.passwordMinimum, 'validation.password.tooShort'),
  mustFit(accountLimits.passwordLength, 'validation.password.tooLong'),
  mustMatch(/\p{Lu}/u, 'validation.password.uppercase'),
  mustMatch(/\p{Ll}/u, 'validation.password.lowercase'),
  mustMatch(/\p{N}/u, 'validation.password.number'),
  mustMatch(/[^\p{L}\p{M}\p{N}\s]/u, 'validation.password.special'),
);

export const RoleSchema = z.enum(roles, 'validation.role.invalid');
export const RoleChangeSchema = z.object({ role: RoleSchema });
export type RoleChange = z.infer<typeof RoleChangeSchema>;

export const SignInSchema = z.object({ email: EmailSchema, password: presentedPassword });

const accountFields = {
  fullName: FullNameSchema,
  email: EmailSchema,
  role: RoleSchema,
  language: z.optional(z.enum(languageCodes, 'validation.language.invalid')),
};

export const AccountDetailsSchema = z.object({ fullName: FullNameSchema, email: EmailSchema });
export type AccountDetails = z.infer<typeof AccountDetailsSchema>;

export const InvitedAccountSchema = z.object(accountFields);

export const NewAccountSchema = z.object({ ...accountFields, password: NewPasswordSchema });
export type NewAccount = z.infer<typeof NewAccountSchema>;

const confirmedPassword = { newPassword: NewPasswordSchema, confirmation: z.string('validation.password.mismatch') };

const mustBeConfirmed = mustAgree<{ newPassword: string; confirmation: string }>(
  ['confirmation', 'newPassword'],
  ({ newPassword, confirmation }) => newPassword === confirmation,
  'validation.password.mismatch',
);

export const PasswordChangeSchema = z.object({ currentPassword: presentedPassword, ...confirmedPassword }).check(
  mustBeConfirmed,
  mustAgree(
    ['newPassword', 'currentPassword'],
    (change) => change.newPassword !== change.currentPassword,
    'validation.password.unchanged',
  ),
);

export const CurrentPasswordSchema = z.object({ currentPassword: presentedPassword });

export const EmailChangeSchema = z.object({ email: EmailSchema });
export type EmailChangeField = keyof z.infer<typeof EmailChangeSchema> | keyof z.infer<typeof CurrentPasswordSchema>;

/** An empty time zone means that of the device. */
export const PreferencesSchema = z.object({
  appearance: z.enum(appearances, 'account.appearance.unknown'),
  language: z.enum(languageCodes, 'validation.language.invalid'),
  timeZone: z
    .string('account.timeZone.unknown')
    .check(must((zone) => zone === '' || timeZones.includes(zone), 'account.timeZone.unknown')),
});
export type Preferences = z.infer<typeof PreferencesSchema>;

export const ResetRequestSchema = z.object({ email: EmailSchema });

export const FirstPasswordSchema = z.object(confirmedPassword).check(mustBeConfirmed);
