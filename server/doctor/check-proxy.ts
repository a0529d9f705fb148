import type pg from 'pg';
import { cookieName } from '#platform/cookies.ts';
import type { Settings } from '#platform/settings.server.ts';
import { makeToken, tokenHash } from '#platform/tokens.server.ts';
import { securityHeaders } from '../security-headers.ts';
import { type Finding, findingsOf } from './finding.ts';

const timeoutMs = 10_000;
const firstEventTimeoutMs = 5_000;
const localNames = ['localhost', '127.0.0.1', '[::1]'];

const server = findingsOf('server');
const proxy = findingsOf('proxy');

/** Returns whether the server responds on this machine, bypassing the proxy. */
export async function checkServer({ host, port }: Settings): Promise<Finding> {
  const origin = `http://${host === null || host === '0.0.0.0' || host === '::' ? 'localhost' : addressOf(host)}:${port}`;
  const response = await fetchText(`${origin}/readyz`);
  if (typeof response === 'string')
    return server.warning(`it does not run on ${origin}: start it to check the proxy too.`);
  if (response.status === 200) return server.ok(`it is ready on ${origin}`);
  return server.problem(`${origin}/readyz answers ${response.status}: ${response.text.slice(0, 200)}`);
}

const addressOf = (host: string) => (host.includes(':') ? `[${host}]` : host);

/** Checks the settings for a site behind a proxy. The server does not speak TLS: https means that a proxy does. */
export function* checkProxySettings({
  appUrl,
  trustedProxies,
  host,
}: Pick<Settings, 'appUrl' | 'trustedProxies' | 'host'>): Generator<Finding> {
  if (localNames.includes(appUrl.hostname))
    yield proxy.warning('APP_URL is this machine: nobody else can use the site. Set it to its public https origin.');
  if (appUrl.protocol !== 'https:') return;
  if (trustedProxies === '') {
    yield proxy.problem(
      'TRUSTED_PROXIES is not set: all visitors count as one network, so that 50 failed sign-ins block everybody. Set it to the address from which the proxy connects.',
    );
  }
  if (host === null) {
    yield proxy.warning(
      'HOST is not set: the server answers plain http on all addresses of this machine. Set HOST=127.0.0.1 if the proxy runs here, otherwise HOST=0.0.0.0 behind a firewall that admits only the proxy.',
    );
  }
}

/** Requests the public URL. Unless the first finding is ok, the other checks of the proxy are pointless. */
export async function checkReach({ appUrl }: Settings): Promise<Finding[]> {
  const { origin } = appUrl;
  const health = await fetchText(`${origin}/healthz`);
  if (typeof health === 'string') {
    return [
      proxy.problem(
        `${origin} does not answer (${health}): check APP_URL, DNS, the certificate (of a private authority: set NODE_EXTRA_CA_CERTS) and the proxy.`,
      ),
    ];
  }
  if (health.status === 200 && health.text === 'ok')
    return [proxy.ok(`${origin} reaches the server`), checkHeaders(health.headers, appUrl)];
  return [
    proxy.problem(
      `${origin}/healthz answers ${health.status}, and not from this server: check APP_URL and where the proxy sends it.`,
    ),
  ];
}

function checkHeaders(found: Headers, { protocol }: URL): Finding {
  const expected = Object.entries(securityHeaders({ isHttps: protocol === 'https:' }));
  const changed = expected.filter(([name, value]) => found.get(name) !== value).map(([name]) => name);
  if (changed.length === 0) return proxy.ok('security headers arrive unchanged');
  return proxy.problem(
    `it changes or removes ${changed.join(', ')}: let it forward the headers of the site unchanged.`,
  );
}

/** A post without a language changes nothing: expect 400, and 403 for a wrong origin. */
export async function checkOrigin({ appUrl: { origin } }: Settings): Promise<Finding> {
  const post = (from: string) =>
    fetchText(`${origin}/preferences/language`, {
      method: 'POST',
      body: new URLSearchParams(),
      headers: { Origin: from },
    });
  const [own, forged] = [await post(origin), await post('https://forged.invalid')];
  if (typeof own === 'string') return proxy.problem(`${origin} does not answer a form (${own}).`);
  if (typeof forged === 'string') return proxy.problem(`${origin} does not answer a form of another site (${forged}).`);
  if (forged.status !== 403) {
    return proxy.problem(
      `a form of another site is answered ${forged.status} instead of 403: the proxy must not change the Origin header.`,
    );
  }
  if (own.status === 400) return proxy.ok('forms arrive, and those of other sites are refused');
  return proxy.problem(
    `forms of ${origin} are answered ${own.status}: APP_URL must be the origin that the browser shows, and the proxy must forward the Origin header.`,
  );
}

/** Opens a stream with a temporary session; its first event must arrive immediately. */
export async function* checkStream({ appUrl }: Settings, owner: pg.Client): AsyncGenerator<Finding> {
  const token = makeToken();
  const { rowCount } = await owner.query(
    `insert into accounts.sessions (token_hash, person_id)
     select $1, people.id from accounts.people join profiles on profiles.id = people.id
     where suspended_at is null and temporary_password_expires_at is null limit 1`,
    [tokenHash(token)],
  );
  try {
    if (rowCount === 0) yield proxy.warning('event streams cannot be checked before somebody has signed in.');
    else yield await readFirstEvent(appUrl, token);
  } finally {
    await owner.query('delete from accounts.sessions where token_hash = $1', [tokenHash(token)]);
  }
}

async function readFirstEvent({ origin, protocol }: URL, token: string): Promise<Finding> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), firstEventTimeoutMs);
  try {
    const headers = { Cookie: `${cookieName('session', protocol === 'https:')}=${token}`, Accept: 'text/event-stream' };
    const response = await fetch(`${origin}/inbox/events`, { headers, redirect: 'manual', signal: controller.signal });
    if (response.status !== 200)
      return proxy.problem(
        `the event stream is answered ${response.status}: check what the proxy does with /inbox/events.`,
      );
    const encoding = response.headers.get('content-encoding');
    if (encoding)
      return proxy.problem(`it compresses the event stream (${encoding}): switch that off for /inbox/events.`);
    await response.body?.getReader().read();
    return proxy.ok('event streams arrive at once');
  } catch (error) {
    if (!controller.signal.aborted) return proxy.problem(`the event stream breaks off (${reasonOf(error)}).`);
    return proxy.problem(
      'it buffers the event stream: switch buffering off for /inbox/events (nginx: proxy_buffering off).',
    );
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}

interface TextResponse {
  status: number;
  headers: Headers;
  text: string;
}

async function fetchText(address: string, options: RequestInit = {}): Promise<TextResponse | string> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(address, { ...options, redirect: 'manual', signal });
    return { status: response.status, headers: response.headers, text: (await response.text()).trim() };
  } catch (error) {
    return reasonOf(error);
  }
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
  return cause?.code ?? cause?.message ?? message;
}
