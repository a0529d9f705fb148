import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import routes from '#app/routes.ts';

const files = globSync('{app,jobs}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$|^app\/(routes|route-options)\.ts$|^app\/routes\/dev\//.test(file),
);

/** First segments of the paths without a language, such as `inbox`. */
const segments = new Set(pathsOf(routes).flatMap((path) => path.match(/^[\w-]+/) ?? []));

function pathsOf(entries: typeof routes): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    if (path?.startsWith(':language?')) return [];
    return path === undefined ? pathsOf(children) : [path];
  });
}

it('Code names the paths of the portal in href() or as a RoutePath, so that one that no route has is a type error', async () => {
  expect([...segments]).toEqual(expect.arrayContaining(['inbox', 'parent-login', 'admin-console', 'preferences']));
  const literals: string[] = [];
  let typed = 0;
  for (const file of files) {
    const code = (await readFile(file, 'utf8')).replaceAll(/\/\*[\s\S]*?\*\/|^ *\/\/.*$/gm, '');
    for (const [found, before = '', segment = '', after = ''] of code.matchAll(
      /(href\(\s*|: RoutePath = )?['"`]\/([\w-]+)(?:[/?#$][^'"`]*)?['"`]( satisfies RoutePath)?/g,
    )) {
      if (!segments.has(segment)) continue;
      if (before !== '' || after !== '') typed += 1;
      else literals.push(`${file}: ${found}`);
    }
  }
  expect(typed).toBeGreaterThan(200);
  expect(literals).toEqual([]);
});
