import { log } from '../app/platform/log.server.ts';
import type { Settings } from '../app/platform/settings.server.ts';
import { exampleFieldsIn } from '../content/imprint.ts';
import { school } from '../content/school.ts';

/** Warns if a public site (https) still shows the example imprint. @see PD-27 */
export function warnAboutExampleImprint({ appUrl }: Pick<Settings, 'appUrl'>): void {
  if (appUrl.protocol !== 'https:') return;
  const fields = exampleFieldsIn(school);
  if (fields.length > 0)
    log.warn({ fields }, 'the imprint in content/school.ts still holds example values: replace or remove them');
}
