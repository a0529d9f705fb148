import { useSyncExternalStore } from 'react';
import { Form, href } from 'react-router';
import { appearances } from '#content/appearances.ts';
import type { FormAnswer } from '#forms/form-answer.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { LanguageOptions } from '#i18n/language-options.tsx';
import { zoneOfDevice } from '#i18n/time-in-zone.ts';
import { SelectField } from '#ui/select-field.tsx';
import { useShell } from '../../shell/use-shell.ts';
import { type PreferencesField, preferencesForm } from './preferences-form.ts';
import { AccountSection } from './section.tsx';

interface PreferencesProps {
  timeZone: string | null;
  timeZones: readonly string[];
  invalid: FormAnswer<PreferencesField> | null;
}

export function PreferencesSection({ timeZone, timeZones, invalid }: PreferencesProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const form = useForm(preferencesForm, invalid, {
    language,
    timeZone,
    appearance: useShell()?.appearance ?? 'device',
  });
  return (
    <AccountSection name="preferences" title={t('account.preferences.title')}>
      {/* After a change of the language elsewhere, the choice starts from the new one. */}
      <Form
        key={`${form.key} ${language}`}
        method="post"
        action={href('/account')}
        noValidate
        className="flex flex-col gap-4"
      >
        <div className="field-row grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))]">
          <SelectField {...form.field('language')} autoComplete="off">
            <LanguageOptions />
          </SelectField>
          <SelectField {...form.field('timeZone')} autoComplete="off">
            <TimeZoneOptions timeZones={timeZones} />
          </SelectField>
          <SelectField {...form.field('appearance')} autoComplete="off">
            {appearances.map((appearance) => (
              <option key={appearance} value={appearance}>
                {t(`account.appearance.${appearance}`)}
              </option>
            ))}
          </SelectField>
        </div>
        <SubmitButton form={form} />
      </Form>
    </AccountSection>
  );
}

/** The zone of the device is suggested first. */
function TimeZoneOptions({ timeZones }: Pick<PreferencesProps, 'timeZones'>) {
  const t = useTranslate();
  const deviceZone = useSyncExternalStore(noSubscription, zoneOfDevice, () => null);
  const isKnown = deviceZone !== null && timeZones.includes(deviceZone);
  return (
    <>
      <option value="">{t('account.timeZone.device')}</option>
      {isKnown && <option value={deviceZone}>{t('account.timeZone.thisDevice', { zone: deviceZone })}</option>}
      {timeZones.map(
        (zone) =>
          !(isKnown && zone === deviceZone) && (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ),
      )}
    </>
  );
}

const noSubscription = () => () => {};
