import { describe, expect, it } from 'vitest';
import { languageCodes, languages } from '#content/languages.ts';
import { startingTexts } from '#content/translations/starting.ts';
import { startingResponse } from './starting.ts';

const headers = { 'Content-Security-Policy': "default-src 'self'", 'Cache-Control': 'no-store' };
const navigation = { 'sec-fetch-mode': 'navigate' };

function respond(path: string, init: RequestInit): Promise<Response> {
  return startingResponse(new Request(`https://school.example${path}`, init), headers);
}

describe('A server that is starting', () => {
  it('returns 503 with plain text for a request that is not for a page', async () => {
    const response = await respond('/inbox.data', { headers: navigation });
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('5');
    expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'self'");
    expect(await response.text()).toBe('starting\n');
  });

  it('returns a page that says that a posted form was not saved, and does not reload', async () => {
    const response = await respond('/admissions', { method: 'POST', headers: navigation, body: 'name=A' });
    expect(response.status).toBe(503);
    expect(response.headers.get('Refresh')).toBeNull();
    const page = await response.text();
    expect(page).toContain(startingTexts.en.notSaved);
    expect(page).not.toContain(startingTexts.en.text);
  });

  it.each(languageCodes)('shows a page that reloads in the language %s', async (language) => {
    const path = language === 'en' ? '/' : `/${language}`;
    const response = await respond(path, { headers: navigation });
    expect(response.status).toBe(503);
    expect(response.headers.get('Refresh')).toBe('3');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const page = await response.text();
    expect(page).toContain(`lang="${language}" dir="${languages[language].direction}"`);
    expect(page).toContain(startingTexts[language].text);
  });

  it('returns 200 for /healthz', async () => {
    const response = await respond('/healthz', {});
    expect(response.status).toBe(200);
  });
});
