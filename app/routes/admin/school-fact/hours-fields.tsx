import { schoolTimeZone } from '#content/school-time-zone.ts';
import { dayParts, dayRows, otherCities, schoolCity, weekdays } from '#features/school-facts/school-facts.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { fieldAria, fieldId } from '#ui/field.tsx';
import { FieldError } from '#ui/field-error.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type FactFieldsProps, FieldSet, Options } from './field-set.tsx';

export function HoursFields({ field, choice, choices }: FactFieldsProps<'hours'>) {
  const t = useTranslate();
  const city = schoolCity ? t(`hubs.city.${schoolCity}`) : schoolTimeZone;
  const cities = otherCities.map((value) => ({ value, name: t(`hubs.city.${value}`) }));
  const third = choice('thirdCity');
  return (
    <>
      <p className="text-ink-soft">{t('facts.hours.hint', { city })}</p>
      <Weekdays choice={choice} choices={choices} />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <TextField {...field('opens')} type="time" />
        <TextField {...field('closes')} type="time" />
        <SelectField {...field('secondCity')}>
          <Options of={cities} />
        </SelectField>
        <SelectField {...third} defaultValue={third.defaultValue || otherCities.at(-1)}>
          <Options of={cities} />
        </SelectField>
      </div>
      <SampleDay field={field} />
    </>
  );
}

function Weekdays({ choice, choices }: Pick<FactFieldsProps<'hours'>, 'choice' | 'choices'>) {
  const t = useTranslate();
  const [first] = weekdays;
  const { error } = choice(first);
  return (
    <FieldSet legend={t('facts.weekdays')}>
      <div className="flex flex-wrap gap-x-6">
        {choices.weekdays.map(({ value, name }) => (
          <label key={value} className="inline-flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              id={fieldId(value)}
              name={value}
              defaultChecked={choice(value).defaultValue !== ''}
              className="size-5 accent-sea"
              {...(value === first && fieldAria(fieldId(first), { hint: undefined, error }))}
            />
            {name}
          </label>
        ))}
      </div>
      <FieldError fieldId={fieldId(first)} error={error} />
    </FieldSet>
  );
}

function SampleDay({ field }: Pick<FactFieldsProps<'hours'>, 'field'>) {
  const t = useTranslate();
  return (
    <FieldSet legend={t('facts.day')}>
      <p className="mb-4 text-sm text-ink-soft">{t('facts.day.hint')}</p>
      <div className="flex flex-col gap-4">
        {dayRows.map((row) => (
          <fieldset
            key={row}
            className="grid grid-cols-2 items-end gap-3 border-t border-line pt-3 sm:grid-cols-[2fr_1fr_1fr]"
          >
            <legend className="sr-only">{t('facts.day.row', { number: row })}</legend>
            <SelectField {...field(`part${row}`)} className="max-sm:col-span-2">
              <option value="">{t('facts.part.none')}</option>
              <Options of={dayParts.map((value) => ({ value, name: t(`facts.part.${value}`) }))} />
            </SelectField>
            <TextField {...field(`starts${row}`)} type="time" />
            <TextField {...field(`ends${row}`)} type="time" />
          </fieldset>
        ))}
      </div>
    </FieldSet>
  );
}
