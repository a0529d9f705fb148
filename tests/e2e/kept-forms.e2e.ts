import type { CDPSession, Locator, Page } from '@playwright/test';
import type { DefinedForm } from '#forms/define-form.ts';
import { type TestPerson, testPassword } from '../support/people.ts';
import { expect, test } from './support/fixtures.ts';
import { formPages, keptNames } from './support/form-pages.ts';
import { holdReact, waitForHydration } from './support/hydration.ts';
import type { School } from './support/school.ts';
import { siteCookie } from './support/sites.ts';
import { texts } from './support/texts.ts';

const t = texts.en;

const studentOf = (school: School, { id }: TestPerson) =>
  school.makeStudent({ mentorId: id, parentId: id, fullName: 'Tobi Example' });

const inAWeek = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString().slice(0, 10);

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const typedText = 'Typed on a train.';
const typedInto: Record<string, string> = { date: inAWeek, time: '10:15', number: '40' };

/** Opens what is collapsed. */
const openDetails = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
  });

/** Opens a page without loading the document again. React may still have to render it. */
const open = (page: Page, address: string) =>
  page.evaluate((to) => Reflect.get(window, '__reactRouterDataRouter').navigate(to), address);

/** Opens the form of a page on a phone and types a text. */
async function openForm(page: Page, path: string, label: string): Promise<{ field: Locator; submit: Locator }> {
  await prepare(page);
  await page.goto(path);
  await waitForHydration(page);
  const field = page.getByRole('main').getByLabel(label).first();
  await openDetails(page);
  await field.fill(typedText);
  const submit = page
    .locator('main form', { has: page.getByLabel(label) })
    .locator('button[type=submit]:visible')
    .first();
  return { field, submit };
}

async function prepare(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.context().addCookies([siteCookie('cookieConsent', 'essential.-.-')]);
}

interface FilledForm {
  definition: DefinedForm<string>;
  form: Locator;
  button: Locator;
  /** Values by the names of the controls. */
  typed: Record<string, string>;
}

function formOf(page: Page, definition: DefinedForm<string>): Locator {
  const controls = keptNames(definition).flatMap((name) => [`[name="${name}"]`, `[name$=".${name}"]`]);
  const withIntent = definition.intent ? `:has([name=intent][value="${definition.intent}"])` : '';
  return page.locator(`main form[method=post]:has(${controls.join()})${withIntent}`);
}

/** Changes each visible field that is kept; of a form with rows, those of the first row. */
async function fill(page: Page, definition: DefinedForm<string>): Promise<FilledForm> {
  const form = formOf(page, definition);
  await expect(form, definition.texts).toHaveCount(1);
  await openDetails(page);
  const controls = await form.evaluate((element, names) => {
    const all = [...element.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('[name]')];
    const shown = all.filter((each) => !/^(hidden|radio)$/.test(each.type) && each.checkVisibility() && !each.disabled);
    return names.flatMap((wanted) => {
      const found = shown.find(({ name }) => name === wanted || name.endsWith(`.${wanted}`));
      if (!found) return [];
      const options = found instanceof HTMLSelectElement ? [...found.options].map(({ value }) => value) : [];
      return [{ name: found.name, type: found.type, other: options.findLast((value) => value !== found.value) }];
    });
  }, keptNames(definition));
  expect(controls, definition.texts).not.toEqual([]);
  for (const { name, type, other } of controls) {
    const field = form.locator(`[name="${name}"]`);
    if (type === 'checkbox') await field.click();
    else if (type !== 'select-one') await field.fill(typedInto[type] ?? typedText);
    else if (other !== undefined) await field.selectOption(other);
  }
  const button = form.locator('button[type=submit]:visible').last();
  const names = controls.map(({ name }) => name);
  return { definition, form, button, typed: await valuesIn(form, names) };
}

const valuesIn = (form: Locator, names: string[]) =>
  form.evaluate((element, wanted) => {
    const shown = (name: string) => {
      const field = element.querySelector<HTMLInputElement>(`[name="${name}"]`);
      return field?.type === 'checkbox' ? String(field.checked) : (field?.value ?? 'missing');
    };
    return Object.fromEntries(wanted.map((name) => [name, shown(name)]));
  }, names);

const expectKept = ({ form, typed }: FilledForm) =>
  expect.poll(() => valuesIn(form, Object.keys(typed)), { intervals: [20, 100, 500] }).toEqual(typed);

/** Returns the names of the elements that a tap on the button clicks, without submitting. */
async function tap(page: Page, devTools: CDPSession, button: Locator): Promise<string[]> {
  await button.evaluate((element) => {
    const clicked: string[] = [];
    Object.assign(window, { clicked });
    addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        event.stopPropagation();
        clicked.push(event.target instanceof Node && element.contains(event.target) ? 'button' : String(event.target));
      },
      { capture: true, once: true },
    );
  });
  const box = await button.boundingBox();
  if (!box) throw new Error('not rendered');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  await page.waitForTimeout(80); // a finger rests for some time
  await touch('touchEnd', []);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'clicked'))).not.toEqual([]);
  return page.evaluate(() => Reflect.get(window, 'clicked'));
}

/** Taps the button near the bottom edge, where the bottom navigation is. */
async function expectTapped(page: Page, devTools: CDPSession, { form, button, typed }: FilledForm): Promise<void> {
  for (const distance of [3, 70]) {
    await form.locator(`[name="${Object.keys(typed)[0]}"]`).focus();
    await button.evaluate((element, below) => {
      window.scrollBy({ top: element.getBoundingClientRect().bottom - (innerHeight - below), behavior: 'instant' });
    }, distance);
    const isReachable = await button.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    if (isReachable) expect(await tap(page, devTools, button), `${distance} px above the edge`).toEqual(['button']);
  }
}

for (const [who, { role, pages }] of Object.entries(formPages))
  test(`What is typed is kept, and the first tap reaches the button, in all forms of ${who}`, async ({
    signedInAs,
    school,
  }) => {
    const { page, person } = await signedInAs(role, phone);
    await prepare(page);
    await page.goto('/account');
    await waitForHydration(page);
    const filled: { address: string; forms: FilledForm[] }[] = [];
    for (const { forms, path } of pages) {
      const address = await path(school, person.id);
      await test.step(`Fill ${address}`, async () => {
        await open(page, address);
        const ofPage: FilledForm[] = [];
        for (const definition of forms) ofPage.push(await fill(page, definition));
        filled.push({ address, forms: ofPage });
      });
    }
    // Once for all pages, because a reload is expensive. Afterwards, only the device has the texts.
    await page.reload();
    await waitForHydration(page);
    await page.route('**/*.data*', (route) =>
      route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
    );
    const devTools = await page.context().newCDPSession(page);
    for (const { address, forms } of filled)
      await test.step(`Submit ${address} without a network`, async () => {
        await open(page, address);
        for (const form of forms) {
          await expectKept(form);
          await openDetails(page);
          await form.button.click();
          const text = { hasText: t(form.definition.durable ? 'form.unconfirmed' : 'form.unsent') };
          await expect(form.form.locator('[role=alert]').filter(text).first()).toBeVisible();
          await expectKept(form);
          await expectTapped(page, devTools, form);
        }
      });
  });

test('A reply does not make its writer’s own status form outdated, and the owner stays', async ({
  signedInAs,
  school,
}) => {
  const { page, person } = await signedInAs('admin');
  const { id } = await school.makeEnquiry({});
  await page.goto(`/admin-console/enquiries/${id}`);
  await waitForHydration(page);
  await page.getByLabel(t('admin.list.state')).selectOption('scheduled');
  await page.getByLabel(t('pipeline.reply'), { exact: true }).fill('We are glad to talk to you.');
  await page.getByRole('button', { name: t('compose.submit') }).click();
  await expect(page.getByLabel(t('pipeline.owner'))).toHaveValue(person.id);
  await expect(page.getByLabel(t('admin.list.state'))).toHaveValue('scheduled');
  await page.getByLabel(t('enquiries.consultationOn')).fill(inAWeek);
  await page.getByRole('button', { name: t('enquiries.change.submit') }).click();
  await expect
    .poll(() => school.asOwner('select state, owner_id from enquiries where id = $1', [id]))
    .toEqual([{ state: 'scheduled', owner_id: person.id }]);
});

test('A change by somebody else is reported once, and an untouched field is not changed back', async ({
  signedInAs,
  school,
}) => {
  const { page } = await signedInAs('admin');
  const other = await school.makePerson('admin');
  const { id } = await school.makeEnquiry({});
  await page.goto(`/admin-console/enquiries/${id}`);
  await waitForHydration(page);
  await page.getByLabel(t('admin.list.state')).selectOption('scheduled');
  await page.getByLabel(t('enquiries.consultationOn')).fill(inAWeek);
  // After the choices: what a live update shows before them is not reported.
  await school.asOwner(`update enquiries set state = 'contacted', owner_id = $2 where id = $1`, [id, other.id]);
  const save = page.getByRole('button', { name: t('enquiries.change.submit') });
  await save.click();
  await expect(page.getByRole('alert')).toContainText('Somebody else has changed this enquiry');
  await expect(page.getByLabel(t('pipeline.owner'))).toHaveValue(other.id);
  await expect(page.getByLabel(t('admin.list.state'))).toHaveValue('scheduled');
  await save.click();
  await expect
    .poll(() => school.asOwner('select state, owner_id from enquiries where id = $1', [id]))
    .toEqual([{ state: 'scheduled', owner_id: other.id }]);
});

test('Typed text survives the end of the session, and is deleted by a confirmed sign-out', async ({
  signedInAs,
  school,
}) => {
  const { page, person } = await signedInAs('parent');
  await school.makeStudent({ parentId: person.id });
  const { field, submit } = await openForm(page, '/parent-dashboard/absences', t('absence.note'));
  await school.asOwner('delete from accounts.sessions where person_id = $1', [person.id]);
  await submit.click();
  await expect(page).toHaveURL(/parent-login/);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/parent-dashboard/absences');
  await expect(field).toHaveValue('Typed on a train.');
  await page.getByRole('banner').getByRole('button', { name: 'Account: ' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: t('signOut.drafts.confirm') }).click();
  await expect(page).toHaveURL('/parent-login');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft-form:'))))
    .toEqual([]);
});

test('A right that somebody else withdrew is not given back by a form that was opened before', async ({
  signedInAs,
  school,
}) => {
  const { page, person } = await signedInAs('admin');
  const mother = await school.makePerson('parent');
  const { id } = await school.makeStudent({ parentId: mother.id });
  await page.goto(`/admin-console/students/${id}/guardians/${mother.id}`);
  await waitForHydration(page);
  const right = page.getByRole('switch', { name: t('guardians.right.mayView') });
  await expect(right).toBeChecked();
  await school.asOwner(
    'update student_guardians set may_view = false, revision = revision + 1 where student_id = $1 and guardian_id = $2',
    [id, mother.id],
  );
  // Its arrival makes the page load again.
  await school.makeMessage({ from: (await school.makePerson('mentor')).id, to: person.id });
  await expect(page.getByRole('link', { name: /1 unread/ })).toBeVisible();
  await page.getByLabel(t('guardians.field.relation')).selectOption({ index: 2 });
  await page.getByRole('button', { name: t('guardians.change.submit') }).click();
  await expect(page.getByRole('alert')).toContainText('changed');
  expect(await school.asOwner('select may_view from student_guardians where guardian_id = $1', [mother.id])).toEqual([
    { may_view: false },
  ]);
});

test('A refused text can be typed back to what is stored', async ({ signedInAs, school }) => {
  const { page } = await signedInAs('admin');
  const { id } = await school.makeStudent({ fullName: 'Anna Example' });
  await page.goto(`/admin-console/students/${id}`);
  await waitForHydration(page);
  const name = page.getByLabel(t('students.field.fullName'));
  await name.fill('');
  await page.getByRole('button', { name: t('students.edit.submit') }).click();
  await expect(name).toHaveAccessibleDescription(/\S/);
  await name.fill('Anna Example');
  await expect(name).toHaveValue('Anna Example');
});

test('What was typed about one child is not proposed for another', async ({ signedInAs, school }) => {
  const { page, person } = await signedInAs('parent');
  const [ada, ben] = [
    await school.makeStudent({ parentId: person.id }),
    await school.makeStudent({ parentId: person.id }),
  ];
  await page.goto(`/parent-dashboard/absences?student=${ada.id}`);
  await waitForHydration(page);
  const note = page.getByLabel(t('absence.note'));
  await note.fill('At the dentist.');
  await page.goto(`/parent-dashboard/absences?student=${ben.id}`);
  await waitForHydration(page);
  await expect(note).toHaveValue('');
  await page.goto(`/parent-dashboard/absences?student=${ada.id}`);
  await expect(note).toHaveValue('At the dentist.');
});

test('Text typed before hydration and a kept draft are both kept', async ({ signedInAs, school }) => {
  const { page, person } = await signedInAs('admin');
  await page.goto(`/admin-console/students/${(await studentOf(school, person)).id}`);
  await waitForHydration(page);
  const className = page.getByLabel(t('students.field.className'));
  await className.fill('Year 4 B');
  await page.reload();
  await expect(className).toHaveValue('Year 4 B');
  const react = await holdReact(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(className).toHaveValue('');
  await className.fill('Year 5');
  react.release();
  await expect(className).toHaveValue('Year 5 Year 4 B');
});

test('A form that was typed into before hydration does not move, because it has no earlier draft', async ({
  signedInAs,
  school,
}) => {
  const { page } = await signedInAs('admin');
  const react = await holdReact(page);
  await page.goto(`/admin-console/students/${(await school.makeStudent({})).id}`, { waitUntil: 'domcontentloaded' });
  await page.getByLabel(t('students.field.className')).fill('5A');
  const save = page.getByRole('button', { name: t('students.edit.submit') });
  const before = await save.boundingBox();
  react.release();
  await waitForHydration(page);
  await expect(page.getByText(t('form.draftKept'))).toBeHidden();
  expect(await save.boundingBox()).toEqual(before);
  await page.reload();
  await expect(page.getByText(t('form.draftKept'))).toBeVisible();
});

test('A note typed before hydration stands above its kept draft', async ({ signedInAs, school }) => {
  const { page } = await signedInAs('admin');
  const { id } = await school.makeEnquiry({});
  await page.goto(`/admin-console/enquiries/${id}`);
  await waitForHydration(page);
  const note = page.getByLabel(t('pipeline.note'));
  await note.fill('Called on Monday.');
  await page.reload();
  await expect(note).toHaveValue('Called on Monday.');
  const react = await holdReact(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(note).toHaveValue('');
  await note.fill('Called on Tuesday.');
  react.release();
  await expect(note).toHaveValue('Called on Tuesday.\n\nCalled on Monday.');
});

test('Discarding a draft moves the focus to the first field of its form', async ({ signedInAs, school }) => {
  const { page, person } = await signedInAs('parent');
  await school.makeStudent({ parentId: person.id });
  const { field } = await openForm(page, '/parent-dashboard/absences', t('absence.note'));
  await page.reload();
  await expect(field).toHaveValue('Typed on a train.');
  const form = page.locator('main form', { has: page.getByLabel(t('absence.note')) });
  await page.getByRole('button', { name: t('form.discard'), exact: true }).click();
  await page.getByRole('button', { name: t('form.discard.confirm'), exact: true }).click();
  await expect(field).toHaveValue('');
  await expect(form.locator('input:visible, select:visible, textarea:visible').first()).toBeFocused();
});

test('Typing while a form is saved keeps the text and the focus, and is not reported as a change by others', async ({
  signedInAs,
  school,
}) => {
  const { page, person } = await signedInAs('admin');
  const { id } = await studentOf(school, person);
  await page.goto(`/admin-console/students/${id}`);
  await waitForHydration(page);
  const className = page.getByLabel(t('students.field.className'));
  const save = page.getByRole('button', { name: t('students.edit.submit') });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    await released;
    await route.fulfill({ response });
  });
  await className.fill('  Year 5');
  await save.click();
  const saving = page.getByRole('button', { name: t('students.edit.submitting') });
  await expect(saving).toBeVisible();
  await className.focus();
  await className.press('End');
  await className.pressSequentially(' and m');
  release();
  await expect(saving).toHaveCount(0);
  await className.pressSequentially('ore');
  await expect(className).toHaveValue('  Year 5 and more');
  await expect(className).toBeFocused();
  await page.unrouteAll();
  await page.reload();
  await expect(className).toHaveValue('  Year 5 and more');
  await save.click();
  await expect
    .poll(() => school.asOwner('select class_name from students where id = $1', [id]))
    .toEqual([{ class_name: 'Year 5 and more' }]);
});

test('Rows of a family are added and removed without a network; the others keep their texts, switches and people', async ({
  signedInAs,
  school,
}) => {
  const { page } = await signedInAs('admin');
  const mentor = await school.makePerson('mentor');
  await page.goto('/admin-console/families/add');
  await waitForHydration(page);
  await page.route('**/*.data*', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
  );
  const guardian = (number: number) => page.getByRole('group', { name: t('family.guardian', { number }) });
  const nameOf = (number: number) => guardian(number).getByLabel(t('admin.create.fullName'));
  const right = (number: number) =>
    guardian(number).locator('input[name$=".mayView"]').and(page.locator('input[type=checkbox]'));
  await nameOf(1).fill('Amara Okafor');
  await page.getByRole('button', { name: t('family.addGuardian') }).click();
  await expect(nameOf(2)).toBeFocused();
  await nameOf(2).fill('Chidi Okafor');
  await guardian(2).locator('summary').click();
  await right(2).uncheck();
  await page.getByRole('button', { name: t('family.addGuardian') }).click();
  await nameOf(3).fill('Efua Okafor');
  const student = (number: number) => page.getByRole('group', { name: t('family.student', { number }) });
  const number = student(1).getByLabel(t('students.field.studentNumber'));
  await number.fill('S-2031-007');
  await page.getByRole('button', { name: t('family.addStudent') }).click();
  await expect(student(2).getByLabel(t('students.field.studentNumber'))).toHaveValue('S-2031-008');
  const mentorOf = (row: number) =>
    student(row)
      .locator('input')
      .and(page.getByRole('combobox', { name: t('students.field.academicMentor') }));
  await mentorOf(2).fill(mentor.email);
  await page.getByRole('option', { name: mentor.fullName }).click();

  await test.step('after a lost response', async () => {
    await page.getByRole('button', { name: t('family.submit') }).click();
    await expect(page.getByRole('alert').filter({ hasText: t('form.unsent') })).toBeVisible();
    await expect(right(2)).not.toBeChecked();
    await expect(nameOf(2)).toHaveValue('Chidi Okafor');
  });

  await test.step('without the rows that were removed', async () => {
    await page.getByRole('button', { name: t('family.removeGuardian', { number: 1 }) }).click();
    await expect(nameOf(1)).toBeFocused();
    await expect(nameOf(1)).toHaveValue('Chidi Okafor');
    await expect(right(1)).not.toBeChecked();
    await expect(nameOf(2)).toHaveValue('Efua Okafor');
    await expect(right(2)).toBeChecked();
    await page.getByRole('button', { name: t('family.removeStudent', { number: 1 }) }).click();
    await expect(number).toHaveValue('S-2031-008');
    await expect(mentorOf(1)).toHaveValue(new RegExp(mentor.fullName));
  });

  await test.step('after a reload, besides the people', async () => {
    await page.reload();
    await waitForHydration(page);
    await expect(nameOf(1)).toHaveValue('Chidi Okafor');
    await expect(nameOf(2)).toHaveValue('Efua Okafor');
    await expect(guardian(3)).toHaveCount(0);
    await expect(right(1)).not.toBeChecked();
    await expect(right(2)).toBeChecked();
    await expect(number).toHaveValue('S-2031-008');
    await expect(student(2)).toHaveCount(0);
    await expect(mentorOf(1)).toHaveValue('');
  });
});

test('What is typed while a family is refused is kept, and an account is used for its own address only', async ({
  signedInAs,
  school,
}) => {
  const { page } = await signedInAs('admin');
  const [mother, father] = [await school.makePerson('parent'), await school.makePerson('parent')];
  await page.goto('/admin-console/families/add');
  await waitForHydration(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    await released;
    await route.fulfill({ response });
  });
  const guardian = (row: number) => page.getByRole('group', { name: t('family.guardian', { number: row }) });
  const email = guardian(1).getByLabel(t('admin.create.email'));
  const name = guardian(1).getByLabel(t('admin.create.fullName'));
  await email.fill(mother.email);
  await page.getByRole('button', { name: t('family.addGuardian') }).click();
  await guardian(2).getByLabel(t('admin.create.email')).fill(father.email);
  await page.getByRole('button', { name: t('family.submit') }).click();
  await name.fill('Typed meanwhile');
  release();
  const use = (row: number) => guardian(row).getByLabel(t('family.existing.use'));
  await use(1).check();
  await expect(name).toHaveValue('Typed meanwhile');
  await expect(use(2)).not.toBeChecked();

  await page.getByRole('button', { name: t('family.removeGuardian', { number: 1 }) }).click();
  await expect(email).toHaveValue(father.email);
  await expect(use(1)).not.toBeChecked();
  await email.fill(mother.email);
  await expect(use(1)).toBeChecked();
});

test('A lost response keeps the review of an import, and a reload the pasted cells', async ({ signedInAs }) => {
  const { page } = await signedInAs('admin');
  await page.goto('/admin-console/import');
  await waitForHydration(page);
  const cells = `Name,Email,Role\nAmara Import,${crypto.randomUUID()}@example.org,Parent`;
  await page.getByLabel(t('imports.kind.accounts')).check();
  await page.getByLabel(t('imports.text')).fill(cells);
  await page.getByRole('button', { name: t('imports.check.submit') }).click();
  const run = page.getByRole('button', { name: t('imports.run', { count: 1 }) });
  await expect(run).toBeVisible();
  await page.route('**/*.data*', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
  );
  await run.click();
  await expect(page.getByRole('alert').filter({ hasText: t('form.unsent') })).toBeVisible();
  await expect(run).toBeVisible();
  await page.unroute('**/*.data*');
  await page.reload();
  await expect(page.getByLabel(t('imports.text'))).toHaveValue(cells);
  await expect(page.getByLabel(t('imports.kind.accounts'))).toBeChecked();
  await page.getByRole('button', { name: t('imports.check.submit') }).click();
  await run.click();
  await expect(page.getByRole('status').filter({ hasText: t('imports.done') })).toBeVisible();
  await page.goto('/admin-console/import');
  await expect(page.getByLabel(t('imports.text'))).toHaveValue('');
});
