import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** What the HTML standard forbids; no rules of taste. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: { 'input-attributes': 'error' },
  }),
);

/** Returns the errors of a document. */
export async function invalidHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId} ${selector}: ${message}`),
  );
}
