import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { type Language, languageCodes } from '../content/languages.ts';
import { findChromium } from '../tests/e2e/browser.ts';
import { freePort } from '../tests/server.ts';
import type { BareAnswer } from './bare-server.ts';
import { report } from './figures.ts';
import { type Load, loadOf } from './load.ts';
import { addPeople, addSealedMessages, cpuMilliseconds, openSessions, startSchool } from './school.ts';

/*
 * Portal pages over the real database and policies, against a bare node:http server that returns the same bytes in the same
 * run; and the JavaScript that a browser loads with each.
 */

/** So many that the engine has compiled what a page takes. */
const warmUp = { requests: 1_000 };
const bareSeconds = 5;
const pageSeconds = 10;

const school = await startSchool();
try {
  const { origin } = school.server;
  const { adminToken, parentToken, messageId, studentId } = await moveIn();
  for (const page of ['/inbox', '/parent-dashboard']) await measurePage(`${origin}${page}`, page, parentToken);
  await measureScripts(origin, parentToken, {
    '/inbox': '/inbox',
    '/inbox?compose': '/inbox?compose',
    '/inbox/:messageId': `/inbox/${messageId}`,
    '/parent-dashboard': '/parent-dashboard',
    '/change-password': '/change-password',
  });
  await measureScripts(origin, adminToken, {
    '/admin-console': '/admin-console',
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

async function measurePage(url: string, page: string, token: string): Promise<void> {
  const headers = { Cookie: `session=${token}` };
  const answer = await fetch(url, { headers, redirect: 'manual' });
  const body = await answer.text();
  if (answer.status !== 200) throw new Error(`${page} answered ${answer.status}`);
  const bare = await startBareServer({ port: await freePort(), headers: Object.fromEntries(answer.headers), body });
  try {
    await loadOf(url, { measure: warmUp, connections: 4, headers });
    const bareLoad = await loadOfProcess(bare.process.pid ?? 0, bare.url, bareSeconds);
    const load = await loadOfProcess(school.server.processId, url, pageSeconds, headers);
    report({ what: `${page}: size`, value: body.length / 1000, unit: 'kB' });
    reportLoad(page, bareLoad, load);
  } finally {
    bare.process.kill();
  }
}

interface ProcessLoad extends Load {
  processorMilliseconds: number;
}

/** A load, and the processor time that the answering process took for each request. */
async function loadOfProcess(
  processId: number,
  url: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<ProcessLoad> {
  const before = await cpuMilliseconds(processId);
  const load = await loadOf(url, { measure: { seconds }, headers });
  const used = (await cpuMilliseconds(processId)) - before;
  return { ...load, processorMilliseconds: used / (load.requestsPerSecond * seconds) };
}

function reportLoad(page: string, bare: ProcessLoad, load: ProcessLoad): void {
  const share = (100 * load.requestsPerSecond) / bare.requestsPerSecond;
  const processorShare = (100 * bare.processorMilliseconds) / load.processorMilliseconds;
  const spread = load.p99Milliseconds / load.medianMilliseconds;
  report({ what: `${page}: bare server`, value: bare.requestsPerSecond, unit: 'requests/s' });
  report({ what: page, value: load.requestsPerSecond, unit: 'requests/s' });
  report({ what: `${page}: share of bare`, value: share, unit: '%', atLeast: 2 });
  report({ what: `${page}: share of bare by processor time`, value: processorShare, unit: '%' });
  report({ what: `${page}: processor time a request`, value: load.processorMilliseconds, unit: 'ms' });
  report({ what: `${page}: median at 32 connections`, value: load.medianMilliseconds, unit: 'ms' });
  report({ what: `${page}: p99 at 32 connections`, value: spread, unit: 'medians', atMost: 4 });
}

async function startBareServer(answer: BareAnswer): Promise<{ url: string; process: ChildProcess }> {
  const child = fork(path.join(import.meta.dirname, 'bare-server.ts'));
  child.send(answer);
  await once(child, 'message');
  return { url: `http://localhost:${answer.port}/`, process: child };
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

type Tab = Awaited<ReturnType<Awaited<ReturnType<typeof chromium.launch>>['newPage']>>;

/** In a tab whose cookies and cache are its own. */
async function scriptKilobytes(
  tab: Tab,
  origin: string,
  address: string,
  cookies: Record<string, string>,
): Promise<number> {
  const named = Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin }));
  await tab.context().addCookies(named);
  const sizes = new Map<string, number>();
  tab.on('response', (response) => {
    const headers = response.headers();
    const isScript = headers['content-type']?.startsWith('text/javascript');
    if (isScript) sizes.set(response.url(), Number(headers['content-length']));
  });
  const answer = await tab.goto(`${origin}${address}`);
  if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status()}`);
  // the event stream stays open, so the network never rests: what hydration asks for has come by then
  await tab.waitForFunction(() => '__reactRouterDataRouter' in window);
  await tab.waitForTimeout(1_500);
  await tab.close();
  return [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1000;
}
