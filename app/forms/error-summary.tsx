import type { MouseEvent } from 'react';
import { useTranslate } from '#i18n/language-context.tsx';
import { fieldId } from '#ui/field.tsx';

type ErrorSummaryProps = {
  /** In field order. `id` replaces the default id of the control. */
  errors: readonly { name: string; text: string; id?: string }[];
};

export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const t = useTranslate();
  if (errors.length === 0) return null;
  return (
    <div
      role="alert"
      aria-labelledby="error-summary-title"
      className="rounded-lg border-2 border-clay bg-clay-tint p-5"
    >
      <h2 id="error-summary-title" className="text-xl">
        {t('ui.errorSummary.title')}
      </h2>
      <ul className="mt-2 space-y-1">
        {errors.map(({ name, text, id = fieldId(name) }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => leadTo(id, event)}
              className="inline-flex min-h-11 items-center font-[560] text-clay underline hover:decoration-2 md:pointer-fine:min-h-0"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Prevents a fragment navigation, on which the router would discard the action data. */
function leadTo(id: string, event: MouseEvent): void {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  control.focus();
}
