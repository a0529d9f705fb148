export interface EventStream {
  readonly status: number;
  readonly headers: Headers;
  readonly events: string[];
  readonly ended: Promise<void>;
  close(): void;
}

/** Opens an event stream and collects its events until it ends or is closed. */
export async function openEventStream(origin: string, token: string, method = 'GET'): Promise<EventStream> {
  const leaving = new AbortController();
  const response = await fetch(`${origin}/inbox/events`, {
    method,
    headers: { Cookie: `session=${token}`, 'Accept-Encoding': 'gzip, br' },
    signal: leaving.signal,
  });
  const events: string[] = [];
  return {
    status: response.status,
    headers: response.headers,
    events,
    ended: readInto(events, response).catch(() => {}), // closed by the test or the server
    close: () => leaving.abort(),
  };
}

async function readInto(events: string[], response: Response): Promise<void> {
  let unread = '';
  for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (unread + text).split('\n\n');
    unread = blocks.pop() ?? '';
    events.push(...eventsIn(blocks.join('\n')));
  }
}

/** The names of the events in a part of a stream, without heartbeats, which every stream gets every 20 s. */
export function eventsIn(text: string): string[] {
  return [...text.matchAll(/^event: (.*)$/gm)].map(([, name = '']) => name).filter((name) => name !== 'heartbeat');
}
