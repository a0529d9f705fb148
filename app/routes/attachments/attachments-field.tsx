import type { ChangeEvent } from 'react';
import { acceptedFiles, attachmentsText } from '#features/files/files.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button, buttonClass, IconButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { fieldAria, fieldId } from '#ui/field.tsx';
import { FieldError } from '#ui/field-error.tsx';
import { Icon } from '#ui/icon.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { FileFacts, FileIcon } from './file-facts.tsx';
import type { PendingFile, Uploads } from './use-uploads.ts';

type AttachmentsFieldProps = {
  uploads: Uploads;
  label: string;
  name: string;
  error: string | undefined;
  /** Shows only icons, with their texts for screen readers. */
  isCompact?: boolean;
};

/** The files of a message. Without a script the form posts them; with one they are uploaded when chosen. @see PD-35 */
export function AttachmentsField({ uploads, label, name, error, isCompact = false }: AttachmentsFieldProps) {
  const t = useTranslate();
  const isHydrated = useHydrated();
  const id = fieldId(name);
  const hint = t('attachments.hint');
  return (
    <div className={isCompact ? 'has-[ul]:basis-full' : undefined}>
      <label htmlFor={id} className={isCompact ? 'sr-only' : 'mb-1.5 block text-sm font-[620] text-ink'}>
        {label}
      </label>
      <p id={`${id}-hint`} className={isCompact ? 'sr-only' : 'mb-2 text-sm text-ink-soft'}>
        {hint}
      </p>
      <input type="hidden" name={name} value={attachmentsText(uploads.files)} />
      <FileList uploads={uploads} isHydrated={isHydrated} />
      <FileInputs
        id={id}
        aria={fieldAria(id, { hint, error })}
        isHydrated={isHydrated}
        isCompact={isCompact}
        onChoose={uploads.add}
      />
      <FieldError fieldId={id} error={error} />
      <p role="status" className="sr-only">
        {uploads.announcement}
      </p>
    </div>
  );
}

type FileInputsProps = {
  id: string;
  aria: ReturnType<typeof fieldAria>;
  isHydrated: boolean;
  isCompact: boolean;
  onChoose: (files: readonly File[]) => void;
};

function FileInputs({ id, aria, isHydrated, isCompact, onChoose }: FileInputsProps) {
  const t = useTranslate();
  const input = {
    ...aria,
    type: 'file',
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      onChoose([...(target.files ?? [])]);
      // The same file can be chosen again.
      target.value = '';
    },
    // Covers its label, so that the focus ring is where the focused element is.
    className: isHydrated ? 'peer absolute inset-0 w-full cursor-pointer opacity-0' : 'min-h-11 max-w-full',
  } as const;
  const look = isCompact
    ? classNames('icon-button', focusOfInput)
    : buttonClass({ variant: 'secondary' }, focusOfInput);
  const textClass = isCompact ? 'sr-only' : undefined;
  return (
    <div className={classNames('flex flex-wrap items-center', isCompact ? 'gap-1' : 'gap-3')}>
      <span className="relative inline-flex max-w-full">
        <input {...input} id={id} {...(!isHydrated && { name: 'files' })} accept={acceptedFiles} multiple />
        {isHydrated && (
          <label htmlFor={id} className={look} title={isCompact ? t('attachments.add') : undefined}>
            <Icon name="paperclip" />
            <span className={textClass}>{t('attachments.add')}</span>
          </label>
        )}
      </span>
      {isHydrated && (
        <span className="relative hidden pointer-coarse:inline-flex">
          <input {...input} id={`${id}-photo`} accept="image/jpeg" capture="environment" />
          <label htmlFor={`${id}-photo`} className={look}>
            <Icon name="camera" />
            <span className={textClass}>{t('attachments.photo')}</span>
          </label>
        </span>
      )}
    </div>
  );
}

const focusOfInput = 'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-sea';

function FileList({ uploads, isHydrated }: { uploads: Uploads; isHydrated: boolean }) {
  const t = useTranslate();
  if (uploads.files.length + uploads.pending.length === 0) return null;
  return (
    <ul className="mb-3 flex flex-col gap-2">
      {uploads.files.map((file) => (
        <li key={file.id} className={rowClass}>
          <FileIcon type={file.type} />
          <span className="min-w-0 flex-1">
            <FileFacts {...file} />
          </span>
          {isHydrated ? (
            <IconButton label={t('attachments.remove', { name: file.name })} onClick={() => uploads.remove(file)}>
              <Icon name="x" />
            </IconButton>
          ) : (
            <label className="inline-flex min-h-11 items-center gap-2 text-sm">
              <input type="checkbox" name="removedFile" value={file.id} />
              {t('attachments.removeWhenSending')} <span className="sr-only">{file.name}</span>
            </label>
          )}
        </li>
      ))}
      {uploads.pending.map((file) => (
        <PendingRow key={file.key} pending={file} uploads={uploads} />
      ))}
    </ul>
  );
}

function PendingRow({ pending: { key, file, share, error }, uploads }: { pending: PendingFile; uploads: Uploads }) {
  const t = useTranslate();
  return (
    <li className={classNames(rowClass, 'flex-wrap')}>
      <FileIcon type={null} />
      <span className="min-w-0 flex-1">
        <FileFacts name={file.name} size={file.size} />
        {error ? (
          <span className="mt-1 block text-sm font-[560] text-clay">{t(error)}</span>
        ) : (
          <progress
            aria-label={t('attachments.uploading', { name: file.name })}
            value={share}
            className="mt-1 block h-1.5 w-full accent-sea"
          />
        )}
      </span>
      {error === 'attachments.failed' && (
        <Button variant="quiet" size="small" onClick={() => uploads.retry(key)}>
          {t('attachments.retry')}
        </Button>
      )}
      <IconButton label={t('attachments.cancel', { name: file.name })} onClick={() => uploads.cancel(key)}>
        <Icon name="x" />
      </IconButton>
    </li>
  );
}

const rowClass = 'flex min-h-11 items-center gap-3 rounded-md border border-line bg-ivory ps-3 pe-1 py-1';
