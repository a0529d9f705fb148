import { Fragment } from 'react';

/** An email address that breaks after `@` and `.`, and elsewhere only where a part is longer than the line. */
export function EmailText({ email }: { email: string }) {
  return (
    <bdi translate="no" className="wrap-break-word">
      {email.split(/(?<=[@.])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address never change
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
