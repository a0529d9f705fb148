import { data } from 'react-router';
import type { Route } from './+types/route.ts';
import { exporters } from './exports.server.ts';

export function loader(): never {
  throw data(null, { status: 404 });
}

/** A list as CSV, with the filters of its page. A POST, because each export is recorded. */
export async function action({ request, params: { list }, context }: Route.ActionArgs): Promise<Response> {
  const exporter = exporters.get(list);
  if (!exporter) throw data(null, { status: 404 });
  return exporter(request, await request.formData(), context);
}
