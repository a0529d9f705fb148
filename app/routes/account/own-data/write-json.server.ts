import type { OwnSection } from './own-section.server.ts';

/** `data.json` of the download: an object with a list for each section. */
export async function* writeJson(sections: readonly OwnSection[], at: Date): AsyncGenerator<string> {
  yield `{\n"downloadedAt": ${JSON.stringify(at)}`;
  for (const { name, items } of sections) {
    yield `,\n${JSON.stringify(name)}: [`;
    let separator = '\n';
    for await (const item of items()) {
      const stored = Object.fromEntries(Object.entries(item).map(([field, value]) => [field, value?.stored ?? null]));
      yield separator + JSON.stringify(stored);
      separator = ',\n';
    }
    yield '\n]';
  }
  yield '\n}\n';
}
