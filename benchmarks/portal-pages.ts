import { chromium } from '@playwright/test';
import { type Language, languageCodes } from '#content/languages.ts';
import { findChromium } from '#tests/e2e/support/browser.ts';
import { measureAgainstBare } from './against-bare.ts';
import { report } from './figures.ts';
import { addRoster } from './roster.ts';
import { seedFamily, startSchool } from './school.ts';
import { scriptKilobytes } from './scripts-of-a-page.ts';
import { addStudentRecords } from './student-records.ts';

/* Portal pages with the real database and policies against a bare node:http server that returns the same bytes;
   and the JavaScript loaded by each page. */

const school = await startSchool();
try {
  const { origin } = school.server;
  const { adminToken, parentToken, messageId, studentId } = await seedFamily(school);
  const measure = (path: string, atLeastShare: number, page = path, token = parentToken) =>
    measureAgainstBare({
      page,
      url: `${origin}${path}`,
      processId: school.server.processId,
      headers: { Cookie: `session=${token}` },
      atLeastShare,
      atMostSpread: 4,
    });
  await measure('/inbox', 0.85);
  await measure('/parent-dashboard', 0.8);
  const mentorId = await addStudentRecords(school);
  await measure('/parent-dashboard', 0.7, '/parent-dashboard with reports');
  const mentorToken = await addRoster(school, mentorId);
  await measure('/students', 0.7, '/students of a mentor with 200', mentorToken);
  await measureScripts(origin, parentToken, {
    '/inbox': '/inbox',
    '/inbox?compose': '/inbox?compose',
    '/inbox/:messageId': `/inbox/${messageId}`,
    '/parent-dashboard': '/parent-dashboard',
    '/change-password': '/change-password',
  });
  await measureScripts(origin, adminToken, {
    '/admin-console': '/admin-console',
    '/admin-console/enquiries': '/admin-console/enquiries',
    '/admin-console/students': '/admin-console/students',
    '/admin-console/students/:studentId': `/admin-console/students/${studentId}`,
  });
} finally {
  await school.stop();
}

/**
 * JavaScript loaded with an empty cache (brotli), in English and in the language with the largest texts.
 * @param pages name to path
 */
async function measureScripts(origin: string, token: string, pages: Record<string, string>): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.log('JavaScript per page: not measured, there is no Chromium here (CHROMIUM_PATH).');
    return;
  }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  try {
    for (const [name, pathname] of Object.entries(pages)) {
      const sizes = await Promise.all(
        languageCodes.map(async (language) => {
          const cookies = { session: token, language };
          return { language, kilobytes: await scriptKilobytes(await browser.newPage(), origin, pathname, cookies) };
        }),
      );
      for (const { language, kilobytes } of ofEnglishAndMost(sizes))
        report({
          what: `${name}: JavaScript (brotli), ${language}`,
          value: kilobytes,
          unit: 'kB',
          atMost: language === 'en' ? 158 : 161,
        });
    }
  } finally {
    await browser.close();
  }
}

type Size = { language: Language; kilobytes: number };

function ofEnglishAndMost(sizes: Size[]): Size[] {
  const most = sizes.reduce((one, other) => (other.kilobytes > one.kilobytes ? other : one));
  return [...sizes.filter(({ language }) => language === 'en' && most.language !== 'en'), most];
}
