import { classNames } from '#ui/class-names.ts';
import { isDrawing, pictureAmong } from './picture-among.ts';

const files = import.meta.glob<string>('../../../../content/pictures/pages/*.{svg,avif,webp,jpg,png}', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const picturedPages = ['admissions', 'curriculum', 'faculty', 'governance', 'our-philosophy'] as const;

/** Decoration beside the heading, and below it on phones. @see docs/operations.md Pictures */
export function PagePicture({ page }: { page: (typeof picturedPages)[number] }) {
  const url = pictureAmong(files, page);
  return (
    <img
      src={url}
      alt=""
      width={480}
      height={320}
      fetchPriority="high"
      className={classNames(
        'no-print w-full rounded-lg object-cover object-[50%_70%] max-sm:aspect-5/3 sm:max-md:aspect-2/1 md:aspect-3/2',
        isDrawing(url) && 'rtl:-scale-x-100',
      )}
    />
  );
}
