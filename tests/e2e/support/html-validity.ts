import type { Response } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** What the HTML standard forbids; no rules of taste. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: { 'input-attributes': 'error' },
  }),
);

/** Returns the errors in the HTML that the server sent, before any script changed it. */
export async function invalidHtmlIn(response: Response | null): Promise<string[]> {
  if (!response) throw new Error('The navigation has no response');
  const { results } = await validator.validateString(await response.text());
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId} ${selector}: ${message}`),
  );
}
