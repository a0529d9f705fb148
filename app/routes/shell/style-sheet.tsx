import { useState } from 'react';
import { useMatches } from 'react-router';
import publicSheet from '../../ui/public.css?url';
import wholeSheet from '../../ui/styles.css?url';

/**
 * Public pages have a sheet of their own, a sixth smaller: it is what a first visit waits for. Whoever comes from there to
 * another page without a new document gets the whole one beside it, which then stays: the later of two wins.
 */
export function StyleSheet() {
  const isPublicPage = useMatches().at(-1)?.id.startsWith('routes/public/') ?? false;
  const [isWhole, setWhole] = useState(!isPublicPage);
  if (!isPublicPage && !isWhole) setWhole(true);
  return <link rel="stylesheet" href={isWhole ? wholeSheet : publicSheet} precedence="page" />;
}
