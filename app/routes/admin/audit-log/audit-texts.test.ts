import { expect, test } from 'vitest';
import { loadNamespaces } from '../../../i18n/catalogues.ts';
import { translator } from '../../../i18n/translate.ts';
import { knownDetail } from './audit-texts.ts';

test.each([
  ['role: parent', 'Parent'],
  ['office: technical', 'Assistance technique'],
  ['role: owner', null],
  ['office: kitchen', null],
  ['network: 192.0.2.1', null],
])('The audit log says of %s in French: %s', async (detail, text) => {
  const t = translator('fr', await loadNamespaces('fr', ['portal', 'console']));
  expect(knownDetail(detail, t)).toBe(text);
});
