import { data, type RouterContextProvider } from 'react-router';
import { listOwners } from '../../../features/enquiries/enquiry-owners.server.ts';
import { type ListReader, loadList } from '../../../http/lists.server.ts';
import { searchAnswer } from '../../../http/searches.server.ts';
import { readForSession } from '../../../http/session.server.ts';
import type { ListShape } from '../../../platform/lists.ts';

/** A list of enquiries, and the people who may be chosen as owner. */
export async function loadEnquiries<Shape extends ListShape, Item>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  shape: Shape,
  read: ListReader<Shape, Item>,
) {
  const [list, owners] = await Promise.all([
    loadList(request, context, shape, read),
    readForSession(context, listOwners),
  ]);
  return data({ list, owners }, searchAnswer({ waitSeconds: list.searchWaitSeconds }));
}
