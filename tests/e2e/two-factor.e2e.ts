import type { Page } from '@playwright/test';
import { currentCode } from '../support/authenticator.ts';
import { testPassword } from '../support/people.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration, watchReact } from './support/hydration.ts';
import { pressEnter } from './support/press-enter.ts';
import { texts } from './support/texts.ts';

/** From the link that opens the app. */
async function secretOn(page: Page): Promise<string> {
  const address = await page.getByRole('link', { name: texts.en('twoFactor.enrol.open') }).getAttribute('href');
  return new URL(address ?? '').searchParams.get('secret') ?? '';
}

test('A person adds an authenticator app, signs out, and signs in with its code', async ({ page, school, baseURL }) => {
  const { email, id } = await school.makePerson('parent');
  const signIn = async () => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(testPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
  };
  await watchReact(page);
  await page.goto('/parent-login?redirectTo=%2Faccount%2Ftwo-factor');
  await waitForHydration(page);
  await signIn();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en('twoFactor.title'));
  await waitForHydration(page);
  const secret = await secretOn(page);
  // neither a live update nor a reload may replace the secret that somebody is scanning
  await school.makeMessage({ from: (await school.makePerson('mentor')).id, to: id });
  await page.reload();
  await waitForHydration(page);
  expect(await secretOn(page)).toBe(secret);
  await page.getByLabel(texts.en('twoFactor.enrol.code')).fill('000000');
  await page.getByRole('button', { name: 'Turn On' }).click();
  await expect(page.getByLabel(texts.en('twoFactor.enrol.code'))).toHaveAccessibleDescription(
    new RegExp(texts.en('validation.code.wrong')),
  );
  await expect(page.getByLabel(texts.en('twoFactor.enrol.code'))).toBeFocused();
  expect(await secretOn(page)).toBe(secret);
  await page.getByLabel(texts.en('twoFactor.enrol.code')).fill(currentCode(secret));
  await page.getByRole('button', { name: 'Turn On' }).click();
  await expect(page.getByRole('heading', { name: texts.en('twoFactor.codes.new') })).toBeFocused();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
  await page.getByRole('button', { name: 'Copy Codes' }).click();
  await expect(page.getByRole('status').getByText(texts.en('twoFactor.codes.copied'))).toBeVisible();

  await page.context().clearCookies({ name: /session$/ });
  await page.goto('/parent-login');
  await waitForHydration(page);
  await signIn();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en('signInCode.title'));
  await page.getByLabel('Code').fill('12');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(texts.en('validation.code.wrong'))).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.getByLabel('Code').fill(currentCode(secret, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/parent-dashboard');
});

test('A person adds a passkey, signs in with password and passkey, and then with the passkey alone', async ({
  page,
  school,
}) => {
  const { email } = await school.makePerson('parent');
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await watchReact(page);
  await page.goto('/parent-login?redirectTo=%2Faccount%2Ftwo-factor');
  await waitForHydration(page);
  const enterPassword = async () => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(testPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
  };
  await enterPassword();
  await expect(page).toHaveURL(/\/account\/two-factor$/);
  await waitForHydration(page);
  const secret = await secretOn(page);
  const name = page.getByLabel(texts.en('passkeys.name'));
  await name.fill('');
  await pressEnter(page.getByRole('button', { name: 'Add Passkey' }));
  await expect(name).toHaveAccessibleDescription(new RegExp(texts.en('validation.passkeyName.required')));
  expect(await secretOn(page)).toBe(secret);
  await name.fill('Zoë’s phone');
  await page.getByRole('button', { name: 'Add Passkey' }).click();
  await expect(page.getByRole('heading', { name: texts.en('twoFactor.codes.new') })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Zoë’s phone' })).toContainText('Last used:never');
  await page.getByRole('button', { name: 'Add Passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText(texts.en('passkey.problem.known'));
  expect(await violationsOf(page)).toEqual([]);

  await page.context().clearCookies({ name: /session$/ });
  await page.goto('/parent-login');
  await waitForHydration(page);
  await enterPassword();
  // the first page has a button of the same name
  await expect(page).toHaveURL('/parent-login/code?language=en');
  await page.getByRole('button', { name: texts.en('passkey.use') }).click();
  await expect(page).toHaveURL('/parent-dashboard');

  await page.context().clearCookies({ name: /session$/ });
  await page.goto('/parent-login');
  await waitForHydration(page);
  await pressEnter(page.getByRole('button', { name: texts.en('passkey.use') }));
  await expect(page).toHaveURL('/parent-dashboard');
});
