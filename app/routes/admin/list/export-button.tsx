import { useTranslate } from '../../../i18n/language-context.tsx';
import { type ListShape, listParameters, type QueryOf } from '../../../platform/lists.ts';
import { Button } from '../../../ui/button.tsx';

type ExportButtonProps<Shape extends ListShape> = { name: string; shape: Shape; query: QueryOf<Shape> };

/** Downloads the list as it is filtered and sorted. A native form: the router cannot save a file. */
export function ExportButton<Shape extends ListShape>({ name, shape, query }: ExportButtonProps<Shape>) {
  const t = useTranslate();
  return (
    <form method="post" action={`/admin-console/export/${name}`}>
      {listParameters(shape, { ...query, after: null }).map(([parameter, value]) => (
        <input key={parameter} type="hidden" name={parameter} value={value} />
      ))}
      <Button type="submit" variant="secondary">
        {t('admin.list.export')}
      </Button>
    </form>
  );
}
