import { data } from 'react-router';
import { listOwners } from '#features/enquiries/enquiry-owners.server.ts';
import { type ListReader, loadList } from '#http/lists.server.ts';
import type { RequestArgs } from '#http/request-args.ts';
import { searchResponseInit } from '#http/searches.server.ts';
import { readForSession } from '#http/session.server.ts';
import type { ListShape } from '#platform/lists.ts';

/** A list of enquiries, and the people who may be chosen as owner. */
export async function loadEnquiries<Shape extends ListShape, Item extends { id: string }>(
  args: RequestArgs,
  shape: Shape,
  read: ListReader<Shape, Item>,
) {
  const [list, owners] = await Promise.all([loadList(args, shape, read), readForSession(args.context, listOwners)]);
  return data({ list, owners }, searchResponseInit({ waitSeconds: list.searchWaitSeconds }));
}
