import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Includes the rules that are off by default: level AAA and experimental. */
const allRules = axe.getRules().map(({ ruleId }) => ruleId);

/**
 * Scans a page, or a part of it, with all rules of axe. Returns only violations: results of passed rules would take three
 * times as long as the scan.
 */
export async function violationsOf(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  return page.evaluate(
    async ([selector, rules]) => {
      const { run }: typeof axe = Reflect.get(window, 'axe');
      // While a dialog fades in, its colours have less contrast.
      const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map(({ finished }) => finished));
      const { violations } = await run(selector, {
        runOnly: { type: 'rule', values: rules },
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
      );
    },
    [part, allRules] as const,
  );
}
