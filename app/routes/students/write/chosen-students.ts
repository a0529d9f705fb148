import { parseShortUuid, shortUuid } from '#platform/uuid.ts';

/** Name of the boxes in the list of students, and of the URL's parameters. @see contract "portal paths" */
export const studentParameter = 'student';

export const valueOfStudent = shortUuid;

const maxStudents = 500;

export function chosenStudents(parameters: URLSearchParams): string[] {
  const ids = parameters.getAll(studentParameter).flatMap((text) => parseShortUuid(text) ?? []);
  return [...new Set(ids)].slice(0, maxStudents);
}
