import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addLessonSoon, restrictGuardian } from '../support/lesson-soon.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration } from './support/hydration.ts';
import { texts } from './support/texts.ts';
import { isWithinWidth } from './support/width.ts';

const t = texts.en;
const phone = { viewport: { width: 390, height: 844 } };

for (const language of ['en', 'ar'] as const)
  test(`A parent on a phone joins a lesson as soon as it can be joined, in ${language}`, async ({
    signedInAs,
    school,
  }) => {
    const said = texts[language];
    // The time of a lesson is a full minute: the link appears within two minutes.
    const room = await openRoom();
    const { mother, join } = await addLessonSoon(school, { startsIn: 12, room: room.address });
    await school.asOwner('update accounts.people set language = $2 where id = $1', [mother.id, language]);
    const { page, context } = await signedInAs(mother, phone);
    await page.goto('/parent-dashboard');
    await waitForHydration(page);
    const today = page.getByRole('region', { name: said('lessons.today') });
    await expect(today).toContainText('Eleanor Whitcombe');
    const link = today.getByRole('link', { name: said('lessons.join') });
    await expect(link).toBeHidden();
    expect(await isWithinWidth(page)).toBe(true);
    expect(await violationsOf(page, 'main')).toEqual([]);

    await page.goto(join);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said('join.title'));
    expect(await isWithinWidth(page)).toBe(true);
    await page.goto('/parent-dashboard');
    await waitForHydration(page);

    await expect(link).toBeVisible({ timeout: 150_000 });
    const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(opened.getByText('The room')).toBeVisible();
    expect(room.referrers).toEqual([undefined]);
    room.close();
  });

/** Playwright does not answer the request after a redirect. */
async function openRoom() {
  const referrers: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/room') referrers.push(request.headers.referer);
    response.end('The room');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/room`, referrers, close: () => server.close() };
}

test('Browsers in Lagos and Shanghai show the same moment on their own clocks', async ({ signedInAs, school }) => {
  const { mother, startsAt } = await addLessonSoon(school, { startsIn: 30 });
  for (const timezoneId of ['Africa/Lagos', 'Asia/Shanghai']) {
    const { page } = await signedInAs(mother, { timezoneId });
    // The first page stores the zone of the device.
    await page.goto('/account');
    await waitForHydration(page);
    await page.goto('/parent-dashboard');
    const time = page
      .getByRole('region', { name: t('lessons.today') })
      .locator('time')
      .first();
    await expect(time).toHaveAttribute('datetime', startsAt.toISOString());
    await expect(time).toHaveText(
      new Intl.DateTimeFormat('en-GB', { timeZone: timezoneId, timeStyle: 'short' }).format(startsAt),
    );
  }
});

// Without JavaScript: with it, the link disappears at once.
test('A guardian who is restricted while Join is on the screen is refused', async ({ openPlain, school }) => {
  const { father, student } = await addLessonSoon(school, { startsIn: 5 });
  const page = await openPlain('/parent-dashboard', father);
  const link = page.getByRole('link', { name: t('lessons.join') });
  await expect(link).toBeVisible();
  await restrictGuardian(school, student.id, father.id);
  const [refusal] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(refusal.getByText(t('join.unknown'))).toBeVisible();
  await refusal.close();
});

test('The calendar is read without JavaScript, on a phone and by axe', async ({ openPlain, signedInAs, school }) => {
  const { mother } = await addLessonSoon(school, { startsIn: 5, change: { note: 'A ruler, please.' } });
  const page = await openPlain('/calendar', mother);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await isWithinWidth(page)).toBe(true);
  await expect(page.getByText('A ruler, please.')).toBeVisible();
  await page.getByRole('link', { name: t('calendar.next') }).click();
  await expect(page).toHaveURL(/week=/);
  // Other tests may have a term that ends next week.
  await page.goto('/calendar?week=2035-W10');
  await expect(page.getByRole('heading', { name: t('calendar.empty') })).toBeVisible();
  await page.getByRole('link', { name: t('calendar.thisWeek') }).click();
  await expect(page.getByText('Algebra')).toBeVisible();

  const { page: laptop } = await signedInAs(mother);
  await laptop.goto('/calendar');
  await waitForHydration(laptop);
  expect(await violationsOf(laptop, 'main')).toEqual([]);
});

test('A guardian enters hours at another school, and sees the lesson marked', async ({ openPlain, school }) => {
  const { mother, student, startsAt } = await addLessonSoon(school, { startsIn: 5 });
  const page = await openPlain(`/calendar/other-school/${student.id}`, mother);
  await page.getByRole('button', { name: t('otherSchool.submit'), exact: true }).click();
  await expect(page.getByText(t('otherSchool.weekday.missing')).first()).toBeVisible();
  const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long' }).format(startsAt);
  await page.getByLabel(t('otherSchool.weekday')).selectOption(weekday);
  await page.getByLabel(t('otherSchool.startsAt')).fill('00:00');
  await page.getByLabel(t('otherSchool.endsAt')).fill('23:59');
  await page.getByLabel(t('otherSchool.timeZone')).selectOption('UTC');
  await page.getByRole('button', { name: t('otherSchool.submit'), exact: true }).click();
  await expect(page.getByText(t('otherSchool.success'))).toBeVisible();
  await page
    .getByRole('link', { name: t('portal.calendar') })
    .first()
    .click();
  await expect(page.getByText(t('lessons.otherSchool'))).toBeVisible();
});
