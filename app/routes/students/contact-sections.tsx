import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import type { RosterStudent } from '#features/students/students.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { buttonClass } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { dashboardPath } from '../parent-dashboard/dashboard-path.ts';
import type { Contacts, contactsOf, FamilyContact } from './family-contacts.ts';
import { everyStudent, type RosterView, rosterPath } from './roster-query.ts';
import { WriteLink } from './write-link.tsx';

/** Above the list of all students. */
export function ContactSections({ contacts: { waiting, quiet } }: { contacts: ReturnType<typeof contactsOf> }) {
  const t = useTranslate();
  return (
    <div className="grid items-start gap-4 pane:grid-cols-2">
      <Section view="waiting" title={t('roster.waiting')} empty={t('contacts.nobodyWaits')} contacts={waiting}>
        {({ students: [student] }) => student?.waiting && <WaitingContact waiting={student.waiting} />}
      </Section>
      <Section view="quiet" title={t('roster.quiet')} empty={t('contacts.nobodyQuiet')} contacts={quiet}>
        {({ students: [student] }) => student && <QuietContact student={student} />}
      </Section>
    </div>
  );
}

type SectionProps = {
  view: Exclude<RosterView, 'all'>;
  title: string;
  empty: string;
  contacts: Contacts;
  children: (family: FamilyContact) => ReactNode;
};

function Section({ view, title, empty, contacts: { count, families }, children }: SectionProps) {
  const t = useTranslate();
  return (
    <section aria-labelledby={`${view}-families`} className={classNames(cardClass, 'px-5 pt-4 pb-2')}>
      <h2 id={`${view}-families`} className="flex items-baseline justify-between gap-3 text-xl">
        {title}
        <span className="text-base font-[620] text-ink-soft tabular-nums">{count}</span>
      </h2>
      {count === 0 && <p className="py-2 text-ink-soft">{empty}</p>}
      <ul>
        {families.map((family) => (
          <li
            key={family.key}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line py-2 not-first:border-t"
          >
            <div className="min-w-0 flex-1 basis-40">
              <StudentNames students={family.students} />
              {children(family)}
            </div>
            <ContactAction family={family} />
          </li>
        ))}
      </ul>
      {count > families.length && (
        <Link
          to={rosterPath({ ...everyStudent, view })}
          preventScrollReset
          className="text-link inline-flex min-h-11 items-center"
        >
          {t('contacts.showAll', { count })}
        </Link>
      )}
    </section>
  );
}

function StudentNames({ students }: { students: readonly RosterStudent[] }) {
  return (
    <span className="flex flex-wrap gap-x-3">
      {students.map(({ id, fullName }) => (
        <Link
          key={id}
          to={dashboardPath({ studentId: id, tab: 'overview' })}
          className="text-link font-[620] wrap-anywhere"
        >
          <bdi translate="no">{fullName}</bdi>
        </Link>
      ))}
    </span>
  );
}

function WaitingContact({ waiting }: { waiting: NonNullable<RosterStudent['waiting']> }) {
  return (
    <span className="block text-sm text-ink-soft">
      <Link to={href('/inbox/:messageId', { messageId: waiting.messageId })} className="text-link">
        <bdi translate="no">{waiting.guardianName}</bdi>
      </Link>{' '}
      · <LocalTime at={new Date(waiting.since)} format="short" />
    </span>
  );
}

function QuietContact({ student: { lastContactAt } }: { student: RosterStudent }) {
  const t = useTranslate();
  return (
    <span className="block text-sm text-ink-soft">
      {t('roster.lastContact')} ·{' '}
      {lastContactAt === null ? t('roster.never') : <LocalTime at={new Date(lastContactAt)} format="short" />}
    </span>
  );
}

/** `Reply` to the guardian who waits, `Write` to each active guardian of a quiet family. */
function ContactAction({ family: { students } }: { family: FamilyContact }) {
  const t = useTranslate();
  const [student] = students;
  if (!student) return null;
  const { waiting, guardians } = student;
  const active = guardians.filter(({ isActive }) => isActive);
  if (active.length === 0) return <span className="text-sm text-ink-soft">{t('family.cannotReceive')}</span>;
  if (!waiting)
    return (
      <span className="flex flex-wrap gap-2">
        {active.map((guardian) => (
          <WriteLink key={guardian.id} to={guardian} studentId={student.id} isNamed={active.length > 1} />
        ))}
      </span>
    );
  if (!active.some(({ id }) => id === waiting.guardianId)) return null;
  return (
    <Link
      to={`${href('/inbox')}?compose&to=${waiting.guardianId}&re=${waiting.messageId}`}
      aria-label={t('contacts.replyTo', { name: waiting.guardianName })}
      className={buttonClass({ variant: 'secondary', size: 'small' })}
    >
      <Icon name="reply" className="mirrored" />
      {t('message.reply')}
    </Link>
  );
}
