import { type FileKind, type FileTypeName, fileTypes } from '#features/files/files.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons/icon-names.ts';

const icons = { image: 'image', pdf: 'file-text', office: 'file-text', text: 'file-text' } as const satisfies Record<
  FileKind,
  IconName
>;

export function FileIcon({ type }: { type: FileTypeName | null }) {
  return <Icon name={type ? icons[fileTypes[type].kind] : 'paperclip'} className="size-5 shrink-0 text-ink-soft" />;
}

/** Name and size. `<bdi>` isolates the direction of the name. */
export function FileFacts({ name, size }: { name: string; size: number }) {
  const { dateLocale } = useLanguage();
  return (
    <>
      <bdi translate="no" className="wrap-anywhere text-ink">
        {name}
      </bdi>{' '}
      <span className="text-sm whitespace-nowrap text-ink-soft">{sizeText(size, dateLocale)}</span>
    </>
  );
}

function sizeText(bytes: number, locale: string): string {
  const [value, unit] = bytes < 1_000_000 ? [Math.max(1, bytes / 1_000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const maximumFractionDigits = value < 10 && unit === 'megabyte' ? 1 : 0;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(value);
}
