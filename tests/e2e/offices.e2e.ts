import { expect, test } from './support/fixtures.ts';
import { waitForHydration, watchReact } from './support/hydration.ts';

test('A family writes to an office from a policy, and only its holder can read and answer the message', async ({
  signedInAs,
  school,
}) => {
  const holder = await signedInAs(await school.makePerson('mentor', { fullName: 'Hana Holder' }));
  const admin = await signedInAs('admin');
  await watchReact(admin.page);
  await admin.page.goto('/admin-console');
  await waitForHydration(admin.page);
  const navigation = admin.page.getByRole('navigation', { name: 'Admin Console' });
  await navigation.getByRole('link', { name: 'Offices' }).click();
  await expect(admin.page.getByText('Their messages reach the deputy')).toBeVisible();
  await admin.page.getByRole('link', { name: 'Change the holder: Complaints Officer' }).click();
  await waitForHydration(admin.page);
  const field = admin.page.locator('input').and(admin.page.getByRole('combobox', { name: 'Holder' }));
  await field.fill(holder.person.email);
  await admin.page.getByRole('option', { name: holder.person.fullName }).click();
  await admin.page.getByRole('button', { name: 'Save' }).click();
  const dialog = admin.page.getByRole('alertdialog', { name: 'Change who holds the office “Complaints Officer”?' });
  await expect(dialog).toContainText('Hana Holder reads what this office receives from now on');
  await dialog.getByRole('button', { name: 'Assign Office' }).click();
  await expect(admin.page.getByRole('row', { name: /Complaints Officer/ })).toContainText('Hana Holder');

  const family = await signedInAs('parent');
  await watchReact(family.page);
  await family.page.goto('/legal/complaints');
  await family.page.getByRole('link', { name: 'Complaints Officer' }).first().click();
  await waitForHydration(family.page);
  await expect(family.page.getByRole('combobox', { name: 'Recipient' })).toHaveValue(
    'Complaints Officer (Hana Holder)',
  );
  await family.page.getByLabel('Subject').fill('Cancelled lessons');
  await family.page.getByRole('textbox', { name: 'Message' }).fill('Three in a row.');
  await family.page.getByRole('button', { name: 'Send Message' }).click();
  await expect(family.page.getByText('Message sent successfully')).toBeVisible();
  await expect(family.page.getByRole('link', { name: /Complaints Officer.*Cancelled lessons/ })).toBeVisible();

  const [message] = await school.asOwner<{ id: string }>('select id from messages where sender_id = $1', [
    family.person.id,
  ]);
  expect((await admin.page.request.get(`/inbox/${message?.id}`)).status()).toBe(404);
  await watchReact(holder.page);
  await holder.page.goto(`/inbox/${message?.id}`);
  await expect(holder.page.getByText('To your office: Complaints Officer')).toBeVisible();
  await waitForHydration(holder.page);
  await holder.page.getByRole('textbox', { name: 'Message' }).fill('We are looking into it.');
  await holder.page.getByRole('button', { name: 'Send Message' }).click();
  await expect(holder.page.getByText('Message sent successfully')).toBeVisible();
  // the reply appears in the open list
  await expect(
    family.page.getByRole('link', { name: /Received from Complaints Officer.*Re: Cancelled lessons/ }),
  ).toBeVisible();
});
