import { href } from 'react-router';
import type { PastYearEnd } from '#features/students/year-end.ts';
import { ConfirmStep } from '#forms/confirm-step.tsx';
import { useTranslate } from '#i18n/language-context.tsx';

type ConfirmUndoProps = { past: PastYearEnd; fields: Record<string, string> };

/** Asks before a year end is undone. @see PD-60 */
export function ConfirmUndo({ past, fields }: ConfirmUndoProps) {
  const t = useTranslate();
  return (
    <ConfirmStep
      title={t('yearEnd.undo.title')}
      submit={t('yearEnd.undo.submit')}
      isDanger
      fields={fields}
      cancelTo={href('/admin-console/year-end')}
    >
      <li>{t('yearEnd.undo.students', { count: past.moved + past.left })}</li>
      <li>{t('yearEnd.undo.text')}</li>
    </ConfirmStep>
  );
}
