import { Fragment } from 'react';
import type { NamedStudent } from '#features/meetings/meetings.ts';

export function StudentNames({ students }: { students: readonly NamedStudent[] }) {
  return students.map(({ id, fullName }, place) => (
    <Fragment key={id}>
      {place > 0 && <span aria-hidden="true"> · </span>}
      <bdi translate="no" className="wrap-anywhere">
        {fullName}
      </bdi>
    </Fragment>
  ));
}
