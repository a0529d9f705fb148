import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import routes, { developmentPages } from '#app/routes.ts';
import { subjects, translations } from '#content/translations/en.ts';
import { type SubjectsByModule, textsOfRoutes } from './texts-of-routes.ts';
import { partsOf } from './used-texts.ts';

const app = path.join(import.meta.dirname, '../../app');

let loaded: SubjectsByModule;

beforeAll(async () => {
  const subjectOf = new Map(
    Object.entries(subjects).flatMap(([subject, texts]) => Object.keys(texts).map((key) => [key, subject] as const)),
  );
  loaded = textsOfRoutes(app, [...(await routes), ...developmentPages], subjectOf);
});

describe('A page loads the subject of a text', () => {
  it.each<[how: string, page: string, subject: keyof typeof subjects]>([
    ['that a component names by its key', 'routes/absences/route.tsx', 'absenceForm'],
    ['that a component names by the prefix of a form', 'routes/students/feedback/route.tsx', 'feedbackForm'],
    ['that a component makes by a template', 'routes/admin/insights/route.tsx', 'insights'],
    ['that a module contains which is imported later', 'routes/account/parent-login.tsx', 'account'],
    ['that its action sends as an error', 'routes/absences/route.tsx', 'validation'],
    ['that its action sends about a password', 'routes/account/reset-password.tsx', 'passwordRules'],
    ['that an island shows', 'routes/public/admissions/contact-form-island.tsx', 'enquiries'],
    ['that the action of an island sends', 'routes/public/admissions/contact-form-island.tsx', 'validation'],
    ['of the header, menu and errors of every page', 'root.tsx', 'errors'],
  ])('%s', (_, page, subject) => {
    expect([...(loaded.get(page) ?? [])]).toContain(subject);
  });
});

describe('A page does not load', () => {
  it('subjects again that a layout has loaded', () => {
    expect([...(loaded.get('routes/signed-in.tsx') ?? [])]).toContain('offices');
    expect([...(loaded.get('routes/inbox/message.tsx') ?? [])]).not.toContain('offices');
  });

  it('subjects that only other pages show', () => {
    expect([...(loaded.get('routes/parent-dashboard/route.tsx') ?? [])]).not.toContain('accountManagement');
  });

  it('texts that only the server translates', () => {
    for (const [page, subjectsOfPage] of loaded) expect([...subjectsOfPage], page).not.toContain('auditDetails');
  });
});

describe('The island of the contact form', () => {
  it('loads a subject for every text of its components', () => {
    const island = path.join(app, 'routes/public/admissions/contact-form-island.tsx');
    const own = loaded.get('routes/public/admissions/contact-form-island.tsx') ?? new Set();
    const isInBrowser = (file: string) => !file.includes('.server.') && !file.includes('/content/translations/');
    const texts = [...partsOf(island, ['default'], isInBrowser)].flatMap((part) => [...part.texts]);
    const keys = texts.filter((text) => Object.hasOwn(translations, text));
    const loadedKeys = Object.entries(subjects).flatMap(([subject, ofSubject]) =>
      own.has(subject) ? Object.keys(ofSubject) : [],
    );
    expect(keys.length).toBeGreaterThan(20);
    expect(keys.filter((key) => !loadedKeys.includes(key))).toEqual([]);
  });
});
