import { href } from 'react-router';
import { fileTypes, type StoredFile } from '#features/files/files.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { FileFacts, FileIcon } from './file-facts.tsx';

type MessageAttachmentsProps = { messageId: string; files: readonly StoredFile[]; level?: 2 | 3 };

/** The files of a message; images with a preview. @see PD-35 */
export function MessageAttachments({ messageId, files, level = 3 }: MessageAttachmentsProps) {
  const t = useTranslate();
  if (files.length === 0) return null;
  const Heading = `h${level}` as const;
  const titleId = `attachments-${messageId}`;
  return (
    <section aria-labelledby={titleId} className="mt-8">
      <Heading id={titleId} className="mb-2 font-sans text-sm font-[620] text-ink">
        {t('attachments.title')}
      </Heading>
      <ul className="flex max-w-prose flex-col gap-2">
        {files.map((file) => (
          <li key={file.id} className="rounded-md border border-line bg-ivory p-3">
            {fileTypes[file.type].kind === 'image' && <Preview file={file} />}
            <div className="flex flex-wrap items-center gap-3">
              <FileIcon type={file.type} />
              <span className="min-w-0 flex-1 basis-40">
                <FileFacts {...file} />
                {file.hasActiveContent && (
                  <span className="mt-1 flex items-start gap-2 text-sm text-clay">
                    <Icon name="triangle-alert" className="mt-0.5 size-4 shrink-0" />
                    {t('attachments.active')}
                  </span>
                )}
              </span>
              <a
                href={href('/inbox/attachments/:fileId', { fileId: file.id })}
                download={file.name}
                className={buttonClass({ variant: 'secondary', size: 'small' }, 'no-print min-h-11')}
              >
                <Icon name="download" />
                {t('attachments.downloadButton')}
                <bdi translate="no" className="sr-only">
                  {file.name}
                </bdi>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Preview({ file: { id, name } }: { file: StoredFile }) {
  const t = useTranslate();
  return (
    <a
      href={`${href('/inbox/attachments/:fileId', { fileId: id })}?open`}
      target="_blank"
      rel="noopener"
      className="mb-3 block w-fit"
      aria-label={t('attachments.open', { name })}
    >
      <img
        src={`${href('/inbox/attachments/:fileId', { fileId: id })}?preview`}
        alt=""
        loading="lazy"
        className="max-h-64 min-h-11 min-w-11 max-w-full rounded-sm border border-line bg-paper object-contain"
      />
    </a>
  );
}
