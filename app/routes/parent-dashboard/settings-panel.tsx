import { Fragment, type ReactNode } from 'react';
import { href, Link } from 'react-router';
import { languages } from '#content/languages.ts';
import { generalChoices, mailChoices } from '#content/notice-events.ts';
import { officeRecipient } from '#features/messages/messages.ts';
import type { NotificationSettings } from '#features/notifications/notifications.ts';
import { levelText } from '#features/students/stages.ts';
import type { Student } from '#features/students/students.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useShell } from '../shell/use-shell.ts';
import { safetyPath } from './dashboard-path.ts';

interface SettingsPanelProps {
  students: Student[];
  selected: Student;
  /** Null if not loaded. */
  notifications: NotificationSettings | null;
}

/** Leads to the forms of the account, and shows what the school holds about the students. @see PD-43 */
export function SettingsPanel({ students, selected, notifications }: SettingsPanelProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { person, timeZone } = useShell() ?? {};
  const ownChildren = students.filter(({ guardians }) => guardians.some(({ id }) => id === person?.id));
  const shown = ownChildren.length > 0 ? ownChildren : [selected];
  return (
    <div className="grid items-start gap-4 pane:grid-cols-2">
      <div className="flex flex-col gap-4">
        <Card>
          <h2 className="text-xl">{t('settings.account')}</h2>
          <dl className={listClass}>
            <dt className="text-ink-soft">{t('account.language')}</dt>
            <dd lang={language}>{languages[language].ownName}</dd>
            <dt className="text-ink-soft">{t('account.timeZone')}</dt>
            <dd>{timeZone ? timeZone.replaceAll('_', ' ') : t('account.timeZone.device')}</dd>
          </dl>
          <p className="mt-4">
            <SettingsLink to={`${href('/account')}#preferences`}>{t('account.preferences.title')}</SettingsLink>
          </p>
        </Card>
        <Card>
          <h2 className="text-xl">{t('notifications.title')}</h2>
          {notifications && <Notifications settings={notifications} hasStudents={person?.role !== 'mentor'} />}
          <p className="mt-4">
            <SettingsLink to={href('/account/notifications')}>{t('settings.notifications.change')}</SettingsLink>
          </p>
        </Card>
      </div>
      <Card>
        <h2 className="text-xl">{t('settings.records')}</h2>
        <ul className="divide-y divide-line">
          {shown.map((student) => (
            <li key={student.id} className="py-3">
              <StudentRecord student={student} isOwn={ownChildren.includes(student)} />
            </li>
          ))}
        </ul>
        <p className="mt-1 text-ink-soft">{t('settings.correction')}</p>
        <p className="mt-4 flex flex-wrap gap-3">
          <SettingsLink to={`${href('/inbox')}?compose&to=${officeRecipient('data-protection')}`}>
            {t('settings.correction.write')}
          </SettingsLink>
          <SettingsLink to={href('/account/data')}>{t('settings.ownData')}</SettingsLink>
        </p>
      </Card>
    </div>
  );
}

const listClass = 'mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1';

/** Shows the current choices, with a link to `/account/notifications`. @see PD-31 */
function Notifications({ settings, hasStudents }: { settings: NotificationSettings; hasStudents: boolean }) {
  const t = useTranslate();
  const { quietHours } = settings;
  return (
    <dl className={listClass}>
      {(hasStudents ? mailChoices : generalChoices).map((choice) => (
        <Fragment key={choice}>
          <dt className="text-ink-soft">{t(`settings.mails.${choice}`)}</dt>
          <dd>{t(`settings.mails.${settings[choice]}`)}</dd>
        </Fragment>
      ))}
      <dt className="text-ink-soft">{t('settings.quietHours')}</dt>
      <dd>{quietHours ? t('settings.quietHours.time', { ...quietHours }) : t('settings.quietHours.none')}</dd>
    </dl>
  );
}

function SettingsLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={buttonClass({ variant: 'secondary', size: 'small' })}>
      {children}
    </Link>
  );
}

function StudentRecord({ student, isOwn }: { student: Student; isOwn: boolean }) {
  const t = useTranslate();
  const { fullName, studentNumber, guardians } = student;
  const level = levelText(student, t);
  return (
    <>
      <p className="wrap-anywhere">
        <bdi translate="no" className="font-[620]">
          {fullName}
        </bdi>{' '}
        <bdi translate="no" className="text-ink-soft tabular-nums">
          {studentNumber}
        </bdi>
      </p>
      <p className="text-sm text-ink-soft">
        {t('dashboard.student.level')}: {level ? <bdi>{level}</bdi> : t('dashboard.student.levelNotSet')}
      </p>
      <ul className="mt-1">
        {guardians.map((guardian) => (
          <li key={guardian.id}>
            <bdi translate="no">{guardian.fullName}</bdi>{' '}
            <span className="text-ink-soft">({t(`relation.${guardian.relation}`)})</span>
          </li>
        ))}
      </ul>
      {isOwn && (
        <p className="mt-2">
          <SettingsLink to={safetyPath(student.id)}>{t('safety.title')}</SettingsLink>
        </p>
      )}
    </>
  );
}
