import { useState } from 'react';

/** The idempotency key of the first load: a live update brings another one. @see R9 */
export function RequestId({ value }: { value: string }) {
  const [kept] = useState(value);
  return <input type="hidden" name="requestId" value={kept} />;
}
