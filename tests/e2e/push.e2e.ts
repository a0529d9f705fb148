import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { makePushBrowser } from '../support/push-service.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration } from './support/hydration.ts';
import { texts } from './support/texts.ts';

/* Chromium without windows asks for no permission and reaches no push service: both answers are replaced. The service
   worker is the real one. */

const device: BrowserContextOptions = {
  serviceWorkers: 'allow',
  viewport: { width: 390, height: 844 },
};

const subscribeAs = (page: Page, subscription: ReturnType<typeof makePushBrowser>['subscription']) =>
  page.addInitScript((made) => {
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    Notification.requestPermission = async () => 'granted';
    const fake = { toJSON: () => made, unsubscribe: async () => true };
    PushManager.prototype.subscribe = async () => fake as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => fake as unknown as PushSubscription;
  }, subscription);

async function openSettings(page: Page): Promise<void> {
  await page.goto('/account/notifications');
  await waitForHydration(page);
}

/** As the push service does, after decryption. */
async function deliver(page: Page, data: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await client.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registrationId, data });
}

async function workerOf(context: BrowserContext) {
  return context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
}

// @see PD-74
test.describe('Push notifications', () => {
  test('are turned on for a browser, go on after the next sign-in, and are turned off', async ({
    signedInAs,
    school,
  }) => {
    const { page, context, person } = await signedInAs('parent', device);
    const { subscription } = makePushBrowser('https://fcm.googleapis.com/fcm/send/a-test');
    const browsers = () => school.asOwner('select from push_subscriptions where person_id = $1', [person.id]);
    await subscribeAs(page, subscription);
    await openSettings(page);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Turn On' }).click();
    await expect(page.getByRole('button', { name: 'Turn Off' })).toBeVisible();
    expect(await browsers()).toHaveLength(1);

    // as after a sign-out: the next session renews it
    await school.asOwner('delete from push_subscriptions where person_id = $1', [person.id]);
    const tab = await context.newPage();
    await subscribeAs(tab, subscription);
    await tab.goto('/parent-dashboard');
    await expect.poll(browsers).toHaveLength(1);
    await tab.close();

    await page.reload();
    await page.getByRole('button', { name: 'Turn Off' }).click();
    await expect(page.getByRole('button', { name: 'Turn On' })).toBeVisible();
    expect(await browsers()).toEqual([]);
  });

  test('are refused by an address that is not that of a push service', async ({ signedInAs, school }) => {
    const { page, person } = await signedInAs('parent', device);
    await subscribeAs(page, makePushBrowser('https://push.evil.example/internal').subscription);
    await openSettings(page);
    await page.getByRole('button', { name: 'Turn On' }).click();
    await expect(page.getByText('Notifications could not be changed.')).toBeVisible();
    expect(await school.asOwner('select from push_subscriptions where person_id = $1', [person.id])).toEqual([]);
  });

  test('say what to do where a browser blocks them, or cannot show them', async ({ signedInAs }) => {
    const { page } = await signedInAs('parent');
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { value: 'denied' });
    });
    await openSettings(page);
    await expect(page.getByText('This browser blocks notifications')).toBeVisible();
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
    await page.reload();
    await expect(page.getByText('This browser cannot show notifications')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Turn On' })).toHaveCount(0);
  });

  test('are shown in the language of the person, and open the page they are about', async ({ signedInAs }) => {
    const { page, context } = await signedInAs('parent', device);
    await openSettings(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const worker = await workerOf(context);
    // Chromium without windows shows no notification.
    await worker.evaluate(() => {
      Reflect.set(self, 'shown', []);
      const registration: ServiceWorkerRegistration = Reflect.get(self, 'registration');
      registration.showNotification = async (title, options) => Reflect.get(self, 'shown').push({ title, ...options });
    });
    const content = { title: 'Meridian', body: 'رسالة جديدة', path: '/inbox', lang: 'ar', tag: 'messages' };
    await deliver(page, JSON.stringify(content));
    await expect
      .poll(() => worker.evaluate(() => Reflect.get(self, 'shown')))
      .toEqual([
        {
          title: 'Meridian',
          body: 'رسالة جديدة',
          lang: 'ar',
          dir: 'rtl',
          tag: 'messages',
          icon: '/icon-192.png',
          data: { path: '/inbox' },
        },
      ]);
  });
});

// @see cookie-policy 3.6
for (const language of ['en', 'ar'] as const)
  test(`Without a network a page is shown in ${language}, from which the page that was asked for is loaded`, async ({
    signedInAs,
    school,
  }) => {
    const { page, context, person } = await signedInAs('parent', device);
    await school.asOwner('update accounts.people set language = $1 where id = $2', [language, person.id]);
    await page.goto('/parent-dashboard');
    await waitForHydration(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const cached = await page.evaluate(async () => {
      const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(cached).toEqual([`/offline/${language}.html`]);
    await context.setOffline(true);
    await page.goto('/inbox');
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    expect(await violationsOf(page)).toEqual([]);
    await context.setOffline(false);
    await page.getByRole('link').click();
    await expect(page).toHaveURL('/inbox');
    await expect(page.getByRole('heading', { level: 1, name: texts[language]('inbox.title') })).toBeAttached();
  });
