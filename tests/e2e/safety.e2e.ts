import { addCourtOrder, addSafetyDetails } from '#database/samples/safety.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration, watchReact } from './support/hydration.ts';
import { texts } from './support/texts.ts';
import { isWithinWidth } from './support/width.ts';

const t = texts.en;
const phone = { viewport: { width: 390, height: 844 } };

const details = {
  country: 'AE',
  address: 'شارع الوصل، فيلا 12\nدبي',
  timeZone: 'Asia/Dubai',
  contacts: [{ name: 'Samira Haddad', relation: 'Neighbour', phone: '+971 50 555 0144' }],
  health: 'Peanuts',
  companions: '',
};

test('A guardian enters safety details on a phone after errors, and the dashboard stops asking', async ({
  signedInAs,
  school,
}) => {
  const { page, person } = await signedInAs('parent', phone);
  await school.makeStudent({ fullName: 'Noah Okafor', parentId: person.id });
  await watchReact(page);
  await page.goto('/parent-dashboard');
  await page.getByRole('link', { name: t('dashboard.safety.enter') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noah Okafor');
  await waitForHydration(page);
  expect(await isWithinWidth(page)).toBe(true);
  await page.getByLabel(t('safety.country')).selectOption('NG');
  await page.getByLabel(t('safety.timeZone')).selectOption('Africa/Lagos');
  await page.getByRole('button', { name: t('safety.submit'), exact: true }).click();
  await expect(page.getByRole('link', { name: t('safety.address.missing') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('safety.contact.phone.missing') })).toBeVisible();
  expect(await violationsOf(page, 'main')).toEqual([]);
  await page.getByLabel(t('safety.address')).fill('14 Adeola Odeku Street');
  const first = page.getByRole('group', { name: t('safety.contact', { number: 1 }) });
  await first.getByLabel(t('safety.contact.name')).fill('Folake');
  await first.getByLabel(t('safety.contact.phone')).fill('+234 800 555 0141');
  await page.getByRole('button', { name: t('safety.submit'), exact: true }).click();
  await expect(page.getByText(t('safety.success'))).toBeVisible();
  await expect(page.getByLabel(t('safety.country'))).toHaveValue('NG');
  await page.getByRole('link', { name: t('inbox.backToDashboard') }).click();
  await expect(page.getByText(t('dashboard.notifications.empty'))).toBeVisible();
});

test('Nothing has changed is one button, also in Arabic and without JavaScript', async ({ openPlain, school }) => {
  const mother = await school.makePerson('parent');
  await school.asOwner(`update accounts.people set language = 'ar' where id = $1`, [mother.id]);
  const { id: studentId } = await school.makeStudent({ fullName: 'نوح عكافور', parentId: mother.id });
  const lastYear = new Date(Date.now() - 300 * 86_400_000);
  await addSafetyDetails(school.asOwner, school.keyring, [
    { studentId, authorId: mother.id, ...details, writtenAt: lastYear },
  ]);
  await school.asOwner(
    `insert into terms (names, first_day, last_day, due_on)
     values ('{"en": "Safety Term"}', current_date - 1, current_date + 1, current_date)`,
  );
  const page = await openPlain(`/parent-dashboard/safety/${studentId}`, mother);
  await page.setViewportSize({ width: 320, height: 800 });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await isWithinWidth(page)).toBe(true);
  await page.getByRole('button', { name: texts.ar('safety.confirm') }).click();
  await expect(page.getByText(texts.ar('safety.confirm.success'))).toBeVisible();
  await expect(page.getByRole('button', { name: texts.ar('safety.confirm') })).toBeHidden();
  await school.asOwner(`delete from terms where names ->> 'en' = 'Safety Term'`);
});

test('Another guardian’s change is shown to the one who saves later, who keeps what was typed', async ({
  signedInAs,
  school,
}) => {
  const { page, person: mother } = await signedInAs('parent');
  const { id: studentId } = await school.makeStudent({ fullName: 'Noah Okafor', parentId: mother.id });
  await addSafetyDetails(school.asOwner, school.keyring, [{ studentId, authorId: mother.id, ...details }]);
  await watchReact(page);
  await page.goto(`/parent-dashboard/safety/${studentId}`);
  await waitForHydration(page);
  await page.getByLabel(t('safety.health')).fill('Peanuts and wasps');
  await school.asOwner('update safety_records set replaced_at = now() where student_id = $1', [studentId]);
  const newer = { studentId, authorId: mother.id, ...details, companions: 'Aunt Samira', number: 2 };
  await addSafetyDetails(school.asOwner, school.keyring, [newer]);
  await page.getByRole('button', { name: t('safety.submit'), exact: true }).click();
  await expect(page.getByText(t('safety.changedMeanwhile'))).toBeVisible();
  await expect(page.getByLabel(t('safety.health'))).toHaveValue('Peanuts and wasps');
  await expect(page.getByLabel(t('safety.companions'))).toHaveValue('Aunt Samira');
});

test('The safeguarding lead finds a student, sees whom to call on one printed page, and confirms a court order', async ({
  signedInAs,
  school,
}) => {
  const mother = await school.makePerson('parent', { fullName: 'Amara Okafor' });
  const { id: studentId, number } = await school.makeStudent({ fullName: 'Ngozi Okafor', parentId: mother.id });
  await addSafetyDetails(school.asOwner, school.keyring, [{ studentId, authorId: mother.id, ...details }]);
  await addCourtOrder(school.asOwner, school.keyring, { studentId, authorId: mother.id, text: 'No contact' });
  const { page, person: lead } = await signedInAs('mentor');
  const [office] = await school.asOwner<{ holder_id: string | null; deputy_id: string | null }>(
    `select holder_id, deputy_id from offices where id = 'safeguarding'`,
  );
  await school.asOwner(`update offices set holder_id = $1, deputy_id = null where id = 'safeguarding'`, [lead.id]);
  await watchReact(page);
  await page.goto('/safeguarding/emergency');
  await page.getByRole('searchbox', { name: t('emergency.search') }).fill(number);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /Ngozi Okafor/ }).click();
  await expect(page.getByRole('link', { name: '998' })).toHaveAttribute('href', 'tel:998');
  await expect(page.getByRole('link', { name: '+971 50 555 0144' })).toHaveAttribute('href', 'tel:+971505550144');
  await expect(page.getByText('دبي')).toBeVisible();
  expect(await violationsOf(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: t('emergency.order.confirm') }).click();
  await expect(page.getByText(t('emergency.order.confirmed'))).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: t('emergency.print') })).toBeHidden();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const acts = await school.asOwner<{ act: string }>(
    'select act from audit_log where subject_id = $1 and actor_id = $2 order by id',
    [studentId, lead.id],
  );
  expect(acts.map(({ act }) => act).slice(0, 2)).toEqual(['safety details read', 'court order confirmed']);
  await school.asOwner(`update offices set holder_id = $1, deputy_id = $2 where id = 'safeguarding'`, [
    office?.holder_id,
    office?.deputy_id,
  ]);
});
