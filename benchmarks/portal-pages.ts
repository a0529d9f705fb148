import { chromium } from '@playwright/test';
import { type Language, languageCodes } from '../content/languages.ts';
import { findChromium } from '../tests/e2e/browser.ts';
import { measureAgainstBare } from './against-bare.ts';
import { report } from './figures.ts';
import { addPeople, addSealedMessages, openSessions, startSchool } from './school.ts';
import { scriptKilobytes } from './scripts-of-a-page.ts';

/*
 * Portal pages over the real database and policies, against a bare node:http server that returns the same bytes in the same
 * run; and the JavaScript that a browser loads with each.
 */

const school = await startSchool();
try {
  const { origin } = school.server;
  const { adminToken, parentToken, messageId, studentId } = await moveIn();
  for (const page of ['/inbox', '/parent-dashboard'])
    await measureAgainstBare({
      page,
      url: `${origin}${page}`,
      processId: school.server.processId,
      headers: { Cookie: `session=${parentToken}` },
      atLeastShare: 2,
      atMostSpread: 4,
    });
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

interface Home {
  adminToken: string;
  parentToken: string;
  messageId: string;
  studentId: string;
}

/** A school of 200 people, one of whom has 50 messages on the first page and three children. */
async function moveIn(): Promise<Home> {
  const { owner, keyring } = school;
  const [adminId = ''] = await addPeople(owner, 'admin', 1);
  const [parentId = '', ...others] = await addPeople(owner, 'parent', 200);
  const messages = others.slice(0, 60).map((otherId, index) => ({
    ...(index % 2 === 0 ? { senderId: otherId, receiverId: parentId } : { senderId: parentId, receiverId: otherId }),
    isRead: index > 10,
    sentAt: new Date(Date.now() - index * 3_600_000),
  }));
  await addSealedMessages(owner, keyring, messages);
  const students = await owner.query<{ id: string }>(
    `insert into students (full_name, student_number, current_level, parent_id)
     select 'Child ' || n, 'S-0000' || n, 'Year ' || n, $1 from generate_series(1, 3) as n returning id`,
    [parentId],
  );
  const received = await owner.query<{ id: string }>('select id from messages where receiver_id = $1', [parentId]);
  const [adminToken = '', parentToken = ''] = await openSessions(owner, [adminId, parentId]);
  const [messageId = '', studentId = ''] = [received, students].map(({ rows }) => rows[0]?.id);
  return { adminToken, parentToken, messageId, studentId };
}

/**
 * What a browser with an empty cache loads, in brotli, until it rests: in English, and in the language that ships most.
 * @param pages name to address
 */
async function measureScripts(origin: string, token: string, pages: Record<string, string>): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.log('JavaScript per page: not measured, there is no Chromium here (CHROMIUM_PATH).');
    return;
  }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  try {
    for (const [name, address] of Object.entries(pages)) {
      const sizes = await Promise.all(
        languageCodes.map(async (language) => {
          const cookies = { session: token, language };
          return { language, kilobytes: await scriptKilobytes(await browser.newPage(), origin, address, cookies) };
        }),
      );
      for (const { language, kilobytes } of ofEnglishAndMost(sizes))
        report({ what: `${name}: JavaScript (brotli), ${language}`, value: kilobytes, unit: 'kB', atMost: 130 });
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
