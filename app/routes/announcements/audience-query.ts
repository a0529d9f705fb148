import { type Addressed, audiences } from '#features/announcements/announcements.ts';
import { stageIds, stages } from '#features/students/stages.ts';
import { rowsPerPage } from '#platform/lists.ts';
import { parseUuid } from '#platform/uuid.ts';
import { chosenField } from '../admin/list/several.ts';
import { chosenStudents } from '../students/write/chosen-students.ts';

/** Parameters of the URL that choose who gets an announcement. */
export const audienceParameters = { audience: 'to', stage: 'stage', class: 'class' } as const;

const maxClasses = 300;

/** Of the console's list of students. */
const chosenRows = (parameters: URLSearchParams) =>
  parameters
    .getAll(chosenField)
    .flatMap((id) => parseUuid(id) ?? [])
    .slice(0, rowsPerPage);

/** Null without an audience. Unknown values are ignored. @see PD-66 */
export function addressedIn(parameters: URLSearchParams): Addressed | null {
  const students = [...chosenStudents(parameters), ...chosenRows(parameters)];
  if (students.length > 0) return { audience: 'students', choices: students };
  const audience = audiences.find((each) => each === parameters.get(audienceParameters.audience));
  if (audience === undefined || audience === 'students') return null;
  const choices =
    audience === 'stages' ? chosenLevels(parameters) : audience === 'classes' ? chosenClasses(parameters) : [];
  const needsChoices = audience === 'stages' || audience === 'classes';
  return needsChoices && choices.length === 0 ? null : { audience, choices };
}

/** Levels as they are compared: in lower case. */
const chosenLevels = (parameters: URLSearchParams) =>
  stageIds
    .filter((stage) => parameters.getAll(audienceParameters.stage).includes(stage))
    .map((stage) => stages[stage].toLowerCase());

const chosenClasses = (parameters: URLSearchParams) =>
  [...new Set(parameters.getAll(audienceParameters.class))]
    .filter((key) => key !== '' && key.length <= 250 && !key.includes('\0'))
    .map((key) => key.toWellFormed())
    .slice(0, maxClasses);
