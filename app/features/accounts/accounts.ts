import * as z from 'zod/mini';
import type { PlainMessageKey } from '../../i18n/translate.ts';
import { characterCount, hasForbiddenCharacters } from '../../platform/text-input.ts';

/** The three kinds of user. @see core §1 */
export const roles = ['parent', 'mentor', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Whoever is signed in, as every request finds them again. */
export interface Session {
  id: string;
  personId: string;
  fullName: string;
  email: string;
  role: Role | null;
  mustChangePassword: boolean;
  language: string | null;
}

/** In characters, counted as code points. @see core §9 @see R5 */
export const accountLimits = {
  emailLength: 255,
  nameMinimum: 2,
  nameLength: 100,
  passwordMinimum: 12,
  passwordLength: 128,
} as const;

/** A check that ends the field's checks with this message, so that a field shows its first error. */
const must = (holds: (text: string) => boolean, message: PlainMessageKey) =>
  z.refine<string>(holds, { error: message, abort: true });
const mustMatch = (pattern: RegExp, message: PlainMessageKey) => must((text) => pattern.test(text), message);
const mustBePlain = must((text) => !hasForbiddenCharacters(text), 'validation.forbiddenCharacters');

/** An address that mail can reach, in lower case. @see core §5 */
export const EmailSchema = z.string('validation.email.invalid').check(
  z.trim(),
  z.toLowerCase(),
  mustMatch(z.regexes.email, 'validation.email.invalid'),
  must((text) => text.length <= accountLimits.emailLength, 'validation.email.tooLong'),
);

/** A person's name in any script. @see core §5 @see decisions 7 */
export const FullNameSchema = z.string('validation.name.tooShort').check(
  z.trim(),
  z.normalize(),
  mustBePlain,
  must((text) => characterCount(text) >= accountLimits.nameMinimum, 'validation.name.tooShort'),
  must((text) => characterCount(text) <= accountLimits.nameLength, 'validation.name.tooLong'),
  mustMatch(/^[\p{L}\p{M} '’-]+$/u, 'validation.name.characters'),
);

const presentedPassword = z.string('validation.password.required').check(
  must((text) => text !== '', 'validation.password.required'),
  mustBePlain,
  must((text) => characterCount(text) <= accountLimits.passwordLength, 'validation.password.tooLong'),
);

/** A password that somebody chooses now. @see core §5 */
export const NewPasswordSchema = z.string('validation.password.tooShort').check(
  mustBePlain,
  must((text) => characterCount(text) >= accountLimits.passwordMinimum, 'validation.password.tooShort'),
  must((text) => characterCount(text) <= accountLimits.passwordLength, 'validation.password.tooLong'),
  mustMatch(/\p{Lu}/u, 'validation.password.uppercase'),
  mustMatch(/\p{Ll}/u, 'validation.password.lowercase'),
  mustMatch(/\p{N}/u, 'validation.password.number'),
  mustMatch(/[^\p{L}\p{M}\p{N}\s]/u, 'validation.password.special'),
);

export const RoleSchema = z.enum(roles, 'validation.role.invalid');

export const SignInSchema = z.object({ email: EmailSchema, password: presentedPassword });

export const NewAccountSchema = z.object({
  fullName: FullNameSchema,
  email: EmailSchema,
  password: NewPasswordSchema,
  role: RoleSchema,
});
export type NewAccount = z.infer<typeof NewAccountSchema>;

export const PasswordChangeSchema = z
  .object({
    currentPassword: presentedPassword,
    newPassword: NewPasswordSchema,
    confirmation: z.string('validation.password.mismatch'),
  })
  .check(
    z.refine((change) => change.newPassword === change.confirmation, {
      error: 'validation.password.mismatch' satisfies PlainMessageKey,
      path: ['confirmation'],
    }),
    z.refine((change) => change.newPassword !== change.currentPassword, {
      error: 'validation.password.unchanged' satisfies PlainMessageKey,
      path: ['newPassword'],
    }),
  );
