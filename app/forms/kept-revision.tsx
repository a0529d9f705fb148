import { useState } from 'react';

/** The revision that the form was opened with: a live update brings another one, but not what the reader typed. */
export function KeptRevision({ value }: { value: number }) {
  const [kept] = useState(value);
  return <input type="hidden" name="revision" value={kept} />;
}
