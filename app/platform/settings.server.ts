import path from 'node:path';
import { z } from 'zod';
import { parseKeys } from './keyring.server.ts';
import { parseTrustedProxies } from './network-address.server.ts';

export interface Settings {
  port: number;
  host: string | null;
  /** Time between SIGTERM and the last new connection, in which `/readyz` returns 503. */
  drainSeconds: number;
  dataFolder: string;
  appUrl: URL;
  /** Null: embedded PostgreSQL. */
  databaseUrl: string | null;
  encryptionKeys: string | null;
  trustedProxies: string;
  smtpUrl: string | null;
  mailFrom: string;
  /** Receives what families answer to replies to their enquiries. @see PD-55 */
  admissionsEmail: string | null;
  /** Program and arguments; null: attachments are not scanned. @see PD-35 */
  attachmentScanCommand: string[] | null;
  /** Origins of push services besides those that browsers use. @see PD-74 */
  pushServices: string[];
  logLevel: (typeof logLevels)[number];
  /** `everyone`: parents may write to all people; `staff`: to staff and offices only. @see PD-29 */
  directory: (typeof directories)[number];
  /** People of these roles must add a second factor before anything else. */
  requireTwoFactor: (typeof roles)[number][];
}

export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const directories = ['everyone', 'staff'] as const;
const roles = ['parent', 'mentor', 'admin'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const schema = z
  .object({
    PORT: z.coerce
      .number('must be a number')
      .int()
      .min(1, 'must be from 1 to 65535')
      .max(65_535, 'must be from 1 to 65535')
      .default(3000),
    HOST: z.string().optional(),
    DRAIN_SECONDS: z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(0, 'must be from 0 to 60')
      .max(60, 'must be from 0 to 60')
      .default(0),
    DATA_DIR: z.string().default('./data'),
    APP_URL: z
      .string()
      .refine(
        isPublicOrigin,
        'must be an https origin without a path, such as https://school.example (http only for localhost)',
      )
      .optional(),
    DATABASE_URL: z
      .string()
      .refine(isDatabaseUrl, 'must look like postgres://user:password@host:5432/database')
      .optional(),
    ENCRYPTION_KEYS: z.string().superRefine(explainKeys).optional(),
    TRUSTED_PROXIES: z
      .string()
      .refine(isAddressList, 'must list IP addresses or networks such as 10.0.0.0/8, separated by commas')
      .default(''),
    SMTP_URL: z
      .string()
      .refine((text) => /^smtps?:$/.test(protocolOf(text)), 'must look like smtps://user:password@host:465')
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(
        /^[^\s@<>]+@[^\s@<>]+$|^[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>$/,
        'must be an address such as "School <office@school.example>"',
      )
      .optional(),
    ADMISSIONS_EMAIL: z
      .string()
      .regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be an address such as admissions@school.example')
      .optional(),
    ATTACHMENT_SCAN_COMMAND: z
      .string()
      .refine(
        (text) => !/["'\\$`|;&<>]/.test(text),
        'must be a program and its arguments, without quotes and shell syntax',
      )
      .optional(),
    PUSH_SERVICES: z
      .string()
      .refine(
        (text) => listed(text).every((part) => part === '' || isPublicOrigin(part)),
        'must list https origins, separated by commas',
      )
      .default(''),
    DIRECTORY: z.enum(directories, `must be one of ${directories.join(', ')}`).default('everyone'),
    REQUIRE_TWO_FACTOR: z
      .string()
      .refine(
        (text) => listed(text).every((part) => roles.some((role) => role === part)),
        'must list roles, separated by commas, such as admin,mentor',
      )
      .default(''),
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  })
  .superRefine((settings, context) => {
    if (settings.DATABASE_URL && !settings.ENCRYPTION_KEYS) {
      context.addIssue({
        code: 'custom',
        path: ['ENCRYPTION_KEYS'],
        message: 'is needed with DATABASE_URL, such as 1:<32 random bytes in base64>',
      });
    }
    if (settings.SMTP_URL && !settings.MAIL_FROM) {
      context.addIssue({ code: 'custom', path: ['MAIL_FROM'], message: 'is needed with SMTP_URL' });
    }
  });

/** Empty variables count as unset. @throws SettingsError with all problems */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const parsed = schema.safeParse(withoutEmpty(environment));
  if (!parsed.success) throw new SettingsError(explain(parsed.error));
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST ?? null,
    drainSeconds: values.DRAIN_SECONDS,
    dataFolder: path.resolve(values.DATA_DIR),
    appUrl: new URL(values.APP_URL ?? `http://localhost:${values.PORT}`),
    databaseUrl: values.DATABASE_URL ?? null,
    encryptionKeys: values.ENCRYPTION_KEYS ?? null,
    trustedProxies: values.TRUSTED_PROXIES,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? 'no-reply@localhost',
    admissionsEmail: values.ADMISSIONS_EMAIL ?? null,
    attachmentScanCommand: values.ATTACHMENT_SCAN_COMMAND?.trim().split(/\s+/) ?? null,
    pushServices: listed(values.PUSH_SERVICES).flatMap((origin) => URL.parse(origin)?.origin ?? []),
    logLevel: values.LOG_LEVEL,
    directory: values.DIRECTORY,
    requireTwoFactor: roles.filter((role) => listed(values.REQUIRE_TWO_FACTOR).includes(role)),
  };
}

const { DATA_DIR, DATABASE_URL, ENCRYPTION_KEYS } = schema.shape;
const databaseSchema = z.object({ DATA_DIR, DATABASE_URL, ENCRYPTION_KEYS });

/** `ENCRYPTION_KEYS` may be missing: a restore brings the keys. @throws SettingsError */
export function readDatabaseSettings(
  environment: Record<string, string | undefined>,
): Pick<Settings, 'dataFolder' | 'databaseUrl' | 'encryptionKeys'> {
  const parsed = databaseSchema.safeParse(withoutEmpty(environment));
  if (!parsed.success) throw new SettingsError(explain(parsed.error));
  return {
    dataFolder: path.resolve(parsed.data.DATA_DIR),
    databaseUrl: parsed.data.DATABASE_URL ?? null,
    encryptionKeys: parsed.data.ENCRYPTION_KEYS ?? null,
  };
}

const listed = (text: string) => text.split(',').map((part) => part.trim());

function withoutEmpty(environment: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '' && value !== undefined));
}

function explain(error: z.ZodError): string {
  const lines = error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  return `These settings are wrong:\n${lines.join('\n')}`;
}

function protocolOf(text: string): string {
  return URL.parse(text)?.protocol ?? '';
}

function isPublicOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (url?.pathname !== '/' || url.search || url.hash || url.username) return false;
  return (
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname))
  );
}

function isDatabaseUrl(text: string): boolean {
  const url = URL.parse(text);
  return Boolean(
    url && /^postgres(ql)?:$/.test(url.protocol) && url.username && url.password && url.pathname.length > 1,
  );
}

function isAddressList(text: string): boolean {
  try {
    parseTrustedProxies(text);
    return true;
  } catch {
    return false;
  }
}

function explainKeys(text: string, context: z.RefinementCtx): void {
  try {
    parseKeys(text);
  } catch (error) {
    context.addIssue({
      code: 'custom',
      message: error instanceof Error ? error.message.replace(/^ENCRYPTION_KEYS:? /, '') : 'cannot be read',
    });
  }
}
