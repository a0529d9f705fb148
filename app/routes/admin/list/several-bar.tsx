import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { chosenField, severalField, severalForm } from './several.ts';

type SeveralBarProps = {
  acts: readonly (readonly [act: string, label: string])[];
  count: number;
  /** Other buttons of the form. */
  children?: ReactNode;
};

/** Changes the checked rows, or all results. */
export function SeveralBar({ acts, count, children }: SeveralBarProps) {
  const t = useTranslate();
  return (
    <details className="open:order-last open:w-full">
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm md:pointer-fine:min-h-9.5">
        {t('admin.several')}
      </summary>
      <Form
        id={severalForm}
        method="post"
        preventScrollReset
        className="grid items-end gap-3 pb-2 sm:flex sm:flex-wrap"
      >
        <SelectField name={severalField} id="several-act" label={t('admin.several.act')} className="sm:w-56">
          {acts.map(([act, label]) => (
            <option key={act} value={act}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField name="scope" id="several-scope" label={t('admin.several.scope')} className="sm:w-56">
          <option value="chosen">{t('admin.several.scope.chosen')}</option>
          <option value="all">{t('admin.several.scope.all', { count })}</option>
        </SelectField>
        <Button type="submit" variant="secondary">
          {t('admin.several.continue')}
        </Button>
        {children}
      </Form>
    </details>
  );
}

/** The box of a row. */
export function ChooseRow({ id, name }: { id: string; name: string }) {
  const t = useTranslate();
  return (
    <label className="-my-1 -ms-3 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center">
      <input
        type="checkbox"
        form={severalForm}
        name={chosenField}
        value={id}
        aria-label={t('admin.several.choose', { name })}
        className="size-5 accent-sea"
      />
    </label>
  );
}
