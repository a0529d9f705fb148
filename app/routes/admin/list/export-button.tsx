import { href } from 'react-router';
import { type ListShape, listParameters, type QueryOf } from '#platform/lists.ts';
import { Button } from '#ui/button.tsx';

type ExportButtonProps<Shape extends ListShape> = {
  name: string;
  path?: string | undefined;
  label: string;
  shape: Shape;
  query: QueryOf<Shape>;
};

/** Downloads the list as it is filtered and sorted. A native form: the router cannot save a file. */
export function ExportButton<Shape extends ListShape>(props: ExportButtonProps<Shape>) {
  const { name, path = href('/admin-console/export/:list', { list: name }), label, shape, query } = props;
  return (
    <form method="post" action={path}>
      {listParameters(shape, { ...query, after: null }).map(([parameter, value]) => (
        <input key={parameter} type="hidden" name={parameter} value={value} />
      ))}
      <Button type="submit" variant="secondary" size="small">
        {label}
      </Button>
    </form>
  );
}
