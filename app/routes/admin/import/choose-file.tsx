import { Form, href } from 'react-router';
import { choiceKinds, importKinds } from '#features/families/import/imports.ts';
import { FormProblem } from '#forms/form-problem.tsx';
import { SubmitButton } from '#forms/submit-button.tsx';
import type { FieldState } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import type { RefusedFile } from './handle-import.server.ts';
import { fileHint, permittedText, tableProblemText } from './import-texts.ts';
import { useImportForm } from './use-import-form.ts';

type ChooseFileProps = {
  refused: RefusedFile | null;
  /** Of a lost response. */
  problem: string | null;
};

export function ChooseFile({ refused, problem }: ChooseFileProps) {
  const t = useTranslate();
  const form = useImportForm(refused, problem);
  return (
    <Card>
      <Form method="post" encType="multipart/form-data" noValidate className="flex max-w-3xl flex-col gap-6">
        {refused && <FormProblem>{tableProblemText(refused.problem, t)}</FormProblem>}
        <Kinds field={form.field('kind')} />
        <Field id="import-file" label={t('imports.file')} hint={fileHint(t)}>
          <input
            id="import-file"
            type="file"
            name="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            aria-describedby="import-file-hint"
            className="control file:me-3 file:font-[620] file:text-sea"
          />
        </Field>
        <PermittedValues />
        <TextAreaField
          {...form.field('text')}
          autoComplete="off"
          spellCheck={false}
          translate="no"
          className="[&_textarea]:overflow-x-auto [&_textarea]:whitespace-pre"
        />
        <SubmitButton form={form} />
      </Form>
    </Card>
  );
}

function Kinds({ field }: { field: FieldState }) {
  const t = useTranslate();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-[620] text-ink">{t('imports.kind')}</legend>
      <div className="grid gap-4 sm:grid-cols-2 pane:grid-cols-3">
        {importKinds.map((kind) => (
          <div key={kind} className="rounded-lg border border-line p-4">
            <label className="flex min-h-11 cursor-pointer items-center gap-3 font-[620]">
              <input
                type="radio"
                name="kind"
                value={kind}
                {...('value' in field
                  ? { checked: kind === field.value, onChange: field.onChange }
                  : { defaultChecked: kind === field.defaultValue })}
                aria-describedby={`import-${kind}`}
                className="size-5 accent-sea"
              />
              {t(`imports.kind.${kind}`)}
            </label>
            <p id={`import-${kind}`} className="text-sm text-ink-soft">
              {t(`imports.kind.${kind}.text`)}
            </p>
            <a
              href={href('/admin-console/import/templates/:kind', { kind })}
              download
              className="text-link inline-flex min-h-11 items-center text-sm"
            >
              {t(`imports.template.${kind}`)}
            </a>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function PermittedValues() {
  const t = useTranslate();
  return (
    <details>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm">
        {t('imports.permitted')}
      </summary>
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        {choiceKinds.map((kind) => (
          <div key={kind} className="contents">
            <dt className="font-[620]">{t(`imports.permitted.${kind}`)}</dt>
            <dd className="text-ink-soft max-sm:mb-2">{permittedText(kind, t)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 max-w-prose text-sm text-ink-soft">{t('imports.permitted.text')}</p>
      <p className="mt-2 max-w-prose text-sm text-ink-soft">{t('imports.permitted.safety')}</p>
    </details>
  );
}
