import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.server.ts';

const key = `1:${Buffer.alloc(32, 7).toString('base64')}`;

describe('Settings', () => {
  it.each([
    [{ PORT: 'http' }, 'PORT must be a number'],
    [{ PORT: '70000' }, 'PORT must be from 1 to 65535'],
    [{ APP_URL: 'school.example' }, 'APP_URL must be an https origin'],
    [{ APP_URL: 'http://school.example' }, 'APP_URL must be an https origin'],
    [{ APP_URL: 'https://school.example/portal' }, 'APP_URL must be an https origin'],
    [
      { DATABASE_URL: 'postgres://host/school', ENCRYPTION_KEYS: key },
      'DATABASE_URL must look like postgres://user:password@host:5432/database',
    ],
    [{ DATABASE_URL: 'postgres://u:p@host/school' }, 'ENCRYPTION_KEYS is needed with DATABASE_URL'],
    [{ ENCRYPTION_KEYS: '1:short' }, 'ENCRYPTION_KEYS'],
    [{ TRUSTED_PROXIES: '10.0.0.0/99' }, 'TRUSTED_PROXIES must list IP addresses'],
    [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL must look like'],
    [{ SMTP_URL: 'smtps://mail.example' }, 'MAIL_FROM is needed with SMTP_URL'],
    [{ MAIL_FROM: 'office' }, 'MAIL_FROM must be an address'],
    [{ ADMISSIONS_EMAIL: 'Admissions <a@school.example>' }, 'ADMISSIONS_EMAIL must be an address'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    [{ REQUIRE_TWO_FACTOR: 'admin;mentor' }, 'REQUIRE_TWO_FACTOR must list roles'],
  ])('are refused with the name of the setting: %j', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(SettingsError);
    expect(() => readSettings(environment)).toThrow(message);
  });

  it('are all named in one error if several are wrong', () => {
    expect(() => readSettings({ PORT: '0', APP_URL: 'x', LOG_LEVEL: 'loud' })).toThrow(
      /PORT[\s\S]*APP_URL[\s\S]*LOG_LEVEL/,
    );
  });

  it('are refused without the key material in the error', () => {
    const secret = Buffer.alloc(31, 9).toString('base64');
    const message = refusalOf({ ENCRYPTION_KEYS: `1:${secret}` });
    expect(message).toContain('ENCRYPTION_KEYS');
    expect(message).not.toContain(secret.slice(0, 10));
    expect(message.match(/ENCRYPTION_KEYS/g)).toHaveLength(1);
  });

  it('have defaults, also if they are empty', () => {
    const settings = readSettings({ PORT: '', DATABASE_URL: '' });
    expect(settings).toMatchObject({ port: 3000, databaseUrl: null, smtpUrl: null, logLevel: 'info' });
    expect(settings.appUrl.origin).toBe('http://localhost:3000');
  });

  it('include the public origin without its trailing slash', () => {
    expect(readSettings({ APP_URL: 'https://school.example/' }).appUrl.origin).toBe('https://school.example');
  });
});

function refusalOf(environment: Record<string, string>): string {
  try {
    readSettings(environment);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
}
