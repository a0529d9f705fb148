import type { ComponentProps, FormEvent } from 'react';
import { href, useSubmit } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import type { CarriedFile } from './handle-import.server.ts';

const path = href('/admin-console/import');

type ImportFormProps = Omit<ComponentProps<'form'>, 'action' | 'method' | 'encType' | 'onSubmit'> & {
  file: Pick<CarriedFile, 'kind' | 'text'>;
};

/** Form with the cells as a hidden field. A native form, because the router cannot save the file of the download button. */
export function ImportForm({ file: { kind, text }, children, ...rest }: ImportFormProps) {
  const submit = useSubmit();
  function send(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    void submit(submitter instanceof HTMLButtonElement ? submitter : event.currentTarget);
  }
  return (
    <form {...rest} method="post" action={path} encType="multipart/form-data" onSubmit={send}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="text" value={text} />
      {children}
    </form>
  );
}

export function DownloadRows({ only }: { only: 'all' | 'errors' }) {
  const t = useTranslate();
  return (
    <Button type="submit" formAction={`${path}/rows`} variant="secondary">
      {t(only === 'all' ? 'imports.download' : 'imports.downloadErrors')}
    </Button>
  );
}
