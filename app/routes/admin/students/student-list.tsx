import { Form, Link } from 'react-router';
import { levelText } from '../../../features/students/stages.ts';
import type { ListedStudent } from '../../../features/students/students.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { cardClass } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchLimitNote } from '../../../ui/search-limit-note.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Cell, RowHeading, Table, TableRow } from '../../../ui/table.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ListPages } from '../list-pages.tsx';
import { type StudentQuery, studentsAddress } from './student-query.ts';

type StudentListProps = {
  query: StudentQuery;
  students: ListedStudent[];
  hasMore: boolean;
  searchWaitSeconds: number;
};

export function StudentList({ query, students, hasMore, searchWaitSeconds }: StudentListProps) {
  const t = useTranslate();
  const next = hasMore ? studentsAddress({ ...query, after: students.at(-1)?.id ?? null }) : null;
  return (
    <section aria-labelledby="students" className="flex flex-col gap-4">
      <h2 id="students" className="text-2xl">
        {t('students.list.title')}
      </h2>
      <StudentSearch query={query} />
      {searchWaitSeconds > 0 ? (
        <SearchLimitNote waitSeconds={searchWaitSeconds} />
      ) : students.length === 0 ? (
        <NoStudents query={query} />
      ) : (
        <StudentTable students={students} />
      )}
      <ListPages first={query.after ? studentsAddress({ ...query, after: null }) : null} next={next} />
    </section>
  );
}

function StudentSearch({ query }: { query: StudentQuery }) {
  const t = useTranslate();
  return (
    <Form
      role="search"
      action="/admin-console/students"
      key={studentsAddress(query)}
      preventScrollReset
      className="grid grid-cols-2 items-end gap-3 pane:flex"
    >
      <TextField
        label={t('students.list.search')}
        name="search"
        type="search"
        defaultValue={query.search}
        className="col-span-2 grow"
      />
      <SelectField label={t('students.list.state')} name="state" defaultValue={query.state} className="pane:w-44">
        <option value="enrolled">{t('students.list.state.enrolled')}</option>
        <option value="archived">{t('students.list.state.archived')}</option>
      </SelectField>
      <Button type="submit" variant="secondary">
        {t('admin.list.submit')}
      </Button>
    </Form>
  );
}

function NoStudents({ query }: { query: StudentQuery }) {
  const t = useTranslate();
  const isWhole = query.search === '' && query.state === 'enrolled' && query.after === null;
  return (
    <EmptyState
      icon={isWhole ? 'graduation-cap' : 'search-x'}
      title={t(isWhole ? 'students.list.empty' : 'students.list.none')}
      className={cardClass}
    >
      {t(isWhole ? 'students.list.empty.text' : 'students.list.none.text')}
    </EmptyState>
  );
}

function StudentTable({ students }: { students: ListedStudent[] }) {
  const t = useTranslate();
  const headings = [
    t('students.list.student'),
    t('students.field.currentLevel'),
    t('students.field.parent'),
    t('students.field.academicMentor'),
    t('students.field.wellbeingCoach'),
    t('admin.list.actions'),
  ];
  return (
    <div className="relative pane:overflow-x-auto pane:rounded-lg pane:border pane:border-line pane:bg-paper pane:shadow-card">
      <Table caption={t('students.list.title')} headings={headings}>
        {students.map((student) => (
          <StudentRow key={student.id} student={student} />
        ))}
      </Table>
    </div>
  );
}

function StudentRow({ student }: { student: ListedStudent }) {
  const t = useTranslate();
  const { id, fullName, studentNumber, currentLevel, parentName, academicMentorName, wellbeingCoachName } = student;
  return (
    <TableRow>
      <RowHeading>
        <span className="block font-[620]">
          <bdi translate="no">{fullName}</bdi>
        </span>
        <span className="block text-ink-soft tabular-nums">
          <bdi translate="no">{studentNumber}</bdi>
        </span>
      </RowHeading>
      <Cell label={t('students.field.currentLevel')}>
        <Name name={currentLevel && levelText(currentLevel, t)} otherwise={t('dashboard.student.levelNotSet')} />
      </Cell>
      <Cell label={t('students.field.parent')}>
        <Name name={parentName} otherwise={t('students.choice.nobody')} />
      </Cell>
      <Cell label={t('students.field.academicMentor')}>
        <Name name={academicMentorName} otherwise={t('students.choice.nobody')} />
      </Cell>
      <Cell label={t('students.field.wellbeingCoach')}>
        <Name name={wellbeingCoachName} otherwise={t('students.choice.nobody')} />
      </Cell>
      <Cell isWide>
        <Link
          to={`/admin-console/students/${id}`}
          aria-label={t('students.list.editNamed', { name: fullName })}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {t('students.list.edit')}
        </Link>
      </Cell>
    </TableRow>
  );
}

function Name({ name, otherwise }: { name: string | null; otherwise: string }) {
  return name ? <bdi translate="no">{name}</bdi> : <span className="text-ink-soft">{otherwise}</span>;
}
