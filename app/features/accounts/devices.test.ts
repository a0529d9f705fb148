import { expect, it } from 'vitest';
import { deviceOf, readDevice, storedDevice } from './devices.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge', 'Windows'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile`,
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) CriOS/140.0 Mobile/15E148 Safari/604.1', 'Chrome', 'iPhone'],
  ['Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) FxiOS/140.0 Mobile Safari/605.1.15', 'Firefox', 'iPad'],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile MicroMessenger/8.0.50', 'WeChat', 'Android'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0.0.0`, 'Chrome', 'ChromeOS'],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('The user agent “%s” is recognised as %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
  expect(readDevice(storedDevice({ browser, system }))).toEqual({ browser, system });
});

it('A session without a stored device has an unknown device', () => {
  expect(readDevice(null)).toEqual({ browser: null, system: null });
});
