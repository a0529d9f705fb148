import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signIdentity } from '#platform/identity.server.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { identityKey } from './secrets.ts';

// Permissions according to the system catalogue. Add every new table, grant and function here.

/** All privileges of the web role on tables, with columns where granted by column. @see R3 */
const grants = {
  absences: {
    select: '*',
    insert: 'first_day, id, language, last_day, note, reason, reporter_id, request_id, student_id',
    update: 'withdrawn_at, withdrawn_by',
  },
  announcement_readers: { select: '*' },
  announcement_texts: { select: '*', insert: 'announcement_id, body, id, language, place, question, title, version' },
  announcements: {
    select: '*',
    insert:
      'answer_by, answer_count, audience, audience_choices, author_id, confirm_by, id, is_urgent, publish_at, request_id',
    update: 'withdrawn_at',
  },
  attendance: {
    select: '*',
    insert: 'course_id, held_on, id, mark, minutes, register_id, starts_at, student_id',
    update: 'mark, minutes',
  },
  attendance_corrections: { select: '*' },
  audit_log: { select: '*' },
  consent_answers: {
    select: '*',
    insert: 'answer, consent_id, guardian_id, id, language, request_id, student_id, version',
  },
  consent_students: { select: '*', insert: 'consent_id, id, student_id', update: 'asked_at' },
  consent_versions: {
    select: '*',
    insert: 'answer_by, consent_id, needs_all, number, texts, titles, valid_until',
  },
  consents: {
    select: '*',
    insert: 'asked_by, audience, class_name, id, request_id',
    update: 'closed_at, reminded_at, version',
  },
  course_rules: {
    select: '*',
    insert: 'course_id, first_day, id, last_day, minutes, starts_at, term_id, weekday',
    update: 'first_day, last_day, minutes, starts_at, term_id, weekday',
  },
  course_students: { select: '*', insert: 'course_id, student_id', update: 'left_at' },
  course_teachers: { select: '*', insert: 'course_id, teacher_id', update: 'left_at' },
  courses: {
    select:
      'archived_at, class_name, created_at, has_room, id, names, request_id, revision, stage, subject_id, time_zone',
    insert: 'class_name, id, names, request_id, room, stage, subject_id, time_zone',
    update: 'archived_at, class_name, names, revision, room, stage, subject_id, time_zone',
  },
  court_orders: { select: '*', insert: 'author_id, id, number, student_id, text' },
  enquiries: {
    select:
      'acknowledged_at, acknowledged_by, channel, closed_at, consultation_on, email, id, language, message, name, office, office_since, owner_id, phone, received_at, reference, region, revision, stage, state, topic',
    update: 'consultation_on, owner_id, state',
  },
  enquiry_entries: { select: '*', insert: 'author_id, enquiry_id, id, kind, mail_id, request_id, text, to_office' },
  feedback: { select: '*', insert: 'area, author_id, id, request_id, student_id' },
  feedback_reads: { select: '*', insert: 'reader_id, version_id' },
  feedback_versions: {
    select: '*',
    insert: 'feedback_id, id, language, number, text',
    update: 'changed_at, language, published_at, text',
  },
  file_chunks: { select: '*', insert: 'content, copy, file_id, id, number' },
  files: {
    select: '*',
    insert: 'id, owner_id, sealed_owner_id',
    update: 'announcement_id, details, message_id, position',
  },
  grades: { select: '*', insert: 'id, names, place, scale', update: 'archived_at, names, place' },
  holidays: {
    select: '*',
    insert: 'first_day, id, last_day, names',
    update: 'archived_at, first_day, last_day, names',
  },
  lesson_changes: {
    select:
      'changed_at, course_id, day, has_room, id, is_cancelled, moved_start, moved_to, note, revision, rule_id, teacher_id',
    insert: 'course_id, day, id, is_cancelled, moved_start, moved_to, note, room, rule_id, teacher_id',
    update: 'changed_at, is_cancelled, moved_start, moved_to, note, revision, room, teacher_id',
  },
  mails: {
    select: '*',
    insert: 'enquiry_id, id, person_id, requested_by, sealed_secret, template',
    update: 'finished_at, may_have_arrived, sealed_secret, state',
  },
  meeting_offers: {
    select:
      'audience, audience_choices, created_at, enquiry_id, id, limit_hours, owner_id, place, request_id, time_zone, topic',
    insert:
      'audience, audience_choices, contact, enquiry_id, id, limit_hours, owner_id, place, request_id, room, time_zone, token_hash, topic',
  },
  meeting_students: { select: '*' },
  meeting_times: { select: '*', insert: 'ends_at, id, offer_id, starts_at' },
  meetings: { select: '*' },
  message_report_openings: { select: '*' },
  message_reports: { select: '*' },
  messages: {
    select: '*',
    insert:
      'attachment_count, body, content_digest, from_office, id, language, letter_id, receiver_id, request_id, sender_id, student_id, subject, thread_id, to_office',
    update: 'read',
  },
  office_tenures: { select: '*' },
  offices: { select: '*', update: 'deputy_id, holder_id' },
  other_school_hours: { select: '*', insert: 'ends_at, id, starts_at, student_id, term_id, time_zone, weekday' },
  page_counts: { select: '*' },
  policy_acknowledgements: { select: '*', insert: 'person_id, version_id' },
  policy_versions: { select: '*' },
  privacy_requests: {
    select: '*',
    insert: 'id, kind, person_id, request_id, text',
    update: 'answer, answered_at, answered_by, outcome',
  },
  profiles: { select: 'full_name, id, suspended_at' },
  record_holds: {
    select: '*',
    insert: 'decided_at, decided_by, kept_until, reason, student_id',
    update: 'decided_at, decided_by, kept_until, reason',
  },
  registers: { select: '*', insert: 'course_id, day, id, rule_id, starts_at, taken_by', update: 'revision' },
  report_drafts: {
    select: '*',
    insert: 'author_id, content, id, is_complete',
    update: 'author_id, changed_at, content, is_complete, revision',
  },
  report_reads: { select: '*', insert: 'reader_id, version_id' },
  report_versions: { select: '*', insert: 'author_id, content, id, report_id' },
  reports: { select: '*', insert: 'id, student_id, subject_id, term_id' },
  retention_runs: { select: '*' },
  safeguarding_names: { select: '*' },
  safety_records: {
    select: '*',
    insert:
      'address, author_id, companions, confirmed_at, confirmed_by, contacts, country, health, id, is_move, number, student_id, time_zone',
    update: 'confirmed_at, confirmed_by',
  },
  school_facts: { select: '*', update: 'content, revision' },
  student_events: { select: '*' },
  student_guardians: {
    select: '*',
    insert: 'guardian_id, may_view, may_write, receives_mail, relation, student_id',
    update: 'may_view, may_write, receives_mail, relation, restricted_at, restriction_reason',
  },
  students: {
    select: '*',
    insert: 'academic_mentor_id, class_name, current_level, full_name, id, student_number, wellbeing_coach_id',
    update: 'academic_mentor_id, archived_at, class_name, current_level, full_name, student_number, wellbeing_coach_id',
  },
  subjects: {
    select: '*',
    insert: 'id, names, place, stages',
    update: 'archived_at, names, place, stages',
  },
  terms: {
    select: '*',
    insert: 'due_on, first_day, id, last_day, names',
    update: 'archived_at, due_on, first_day, last_day, names',
  },
  user_roles: { select: '*' },
  year_end_students: { select: '*' },
  year_end_terms: { select: '*' },
  year_ends: { select: '*' },
};

/** All functions of this product that the web role may execute. @see R5 */
const callable = [
  'accounts.add_authenticator',
  'accounts.add_passkey',
  'accounts.begin_authenticator',
  'accounts.begin_passkey',
  'accounts.begin_passkey_sign_in',
  'accounts.begin_passkey_step',
  'accounts.begin_password_change',
  'accounts.begin_second_step',
  'accounts.begin_sign_in',
  'accounts.can_renew',
  'accounts.cancel_own_email_change',
  'accounts.challenge_second_step',
  'accounts.challenge_sign_in',
  'accounts.change_password',
  'accounts.change_role',
  'accounts.choose_language',
  'accounts.choose_notifications',
  'accounts.choose_time_zone',
  'accounts.confirm_email_link',
  'accounts.confirm_merge',
  'accounts.confirm_password',
  'accounts.correct_email',
  'accounts.correct_name',
  'accounts.count_accounts',
  'accounts.count_malformed_attempt',
  'accounts.count_policy_readers',
  'accounts.create_account',
  'accounts.end_other_sessions',
  'accounts.end_own_session',
  'accounts.end_session',
  'accounts.erase_account',
  'accounts.erasure_obstacle',
  'accounts.find_authenticator_setup',
  'accounts.find_email_link',
  'accounts.find_merge_link',
  'accounts.find_password_link',
  'accounts.find_pending_sign_in',
  'accounts.find_session',
  'accounts.finish_passkey_sign_in',
  'accounts.finish_second_step',
  'accounts.has_recent_password',
  'accounts.invite',
  'accounts.invite_many',
  'accounts.is_temporary_password_recent',
  'accounts.list_accounts',
  'accounts.list_addresses',
  'accounts.list_policy_readers',
  'accounts.list_sessions',
  'accounts.live_sessions',
  'accounts.mail_language',
  'accounts.merge_obstacle',
  'accounts.new_device_of_mail',
  'accounts.notification_settings',
  'accounts.open_session',
  'accounts.own_account',
  'accounts.own_email_change',
  'accounts.own_events',
  'accounts.own_mails',
  'accounts.own_passkeys',
  'accounts.own_second_factors',
  'accounts.pending_merge',
  'accounts.reactivate',
  'accounts.record_data_download',
  'accounts.record_denied_access',
  'accounts.rehash_password',
  'accounts.reject_email_change',
  'accounts.reject_merge',
  'accounts.remove_authenticator',
  'accounts.remove_passkey',
  'accounts.remove_second_factors',
  'accounts.renew_temporary_password',
  'accounts.replace_recovery_codes',
  'accounts.replace_temporary_password',
  'accounts.request_email_change',
  'accounts.request_merge',
  'accounts.request_password_reset',
  'accounts.set_temporary_password',
  'accounts.slide_session',
  'accounts.suspend',
  'accounts.take_passkey_challenge',
  'accounts.use_password_link',
  'accounts.withdraw_merge',
  'public.accepts_answer',
  'public.acknowledge_concern',
  'public.acknowledge_report',
  'public.add_calendar_feed',
  'public.add_job',
  'public.add_mail_jobs',
  'public.add_page_counts',
  'public.announce_invitation',
  'public.announce_lesson_change',
  'public.announce_offer',
  'public.announcement_classes',
  'public.archive_thread',
  'public.assigned_students',
  'public.attended_course',
  'public.book_invited',
  'public.book_meeting',
  'public.cancel_invited',
  'public.cancel_meeting',
  'public.changed_since_year_end',
  'public.children_with_due_safety',
  'public.close_report',
  'public.confirm_court_order',
  'public.consent_decisions',
  'public.consent_states',
  'public.correct_announcement',
  'public.count_messages_about',
  'public.count_readers',
  'public.count_readings',
  'public.count_unread_announcements',
  'public.course_room',
  'public.course_roster',
  'public.current_announcements',
  'public.current_children',
  'public.current_job',
  'public.current_offices',
  'public.current_person',
  'public.current_person_role',
  'public.delete_push_subscription',
  'public.describe_people',
  'public.discard_feedback_draft',
  'public.discard_files',
  'public.discard_report_draft',
  'public.drop_mail_to_uninvited',
  'public.drop_received_copy',
  'public.end_year',
  'public.enquiry_changes',
  'public.enrolled_students_digest',
  'public.erasable_absence_notes',
  'public.erase_absence_note',
  'public.explain_absence',
  'public.family_meetings',
  'public.family_offers',
  'public.find_by_address',
  'public.find_named',
  'public.find_people',
  'public.find_recipients',
  'public.find_students_in_emergency',
  'public.finds_students_in_emergency',
  'public.fold_text',
  'public.free_times',
  'public.hand_over_office',
  'public.handles_concern',
  'public.handles_contact_message',
  'public.handles_office_messages',
  'public.handles_privacy_requests',
  'public.handles_record_of',
  'public.handles_report',
  'public.has_opened_message',
  'public.has_opened_safety_record',
  'public.has_push_subscription',
  'public.invited_times',
  'public.is_admin',
  'public.is_confidential_office',
  'public.is_in_own_tenure',
  'public.is_meeting_of_family',
  'public.is_my_family',
  'public.is_over',
  'public.is_safeguarding_mail',
  'public.is_unexplained',
  'public.lesson_room',
  'public.lesson_roster',
  'public.lessons_beside',
  'public.lock_own_answers',
  'public.lock_report_guardians',
  'public.may_acknowledge',
  'public.may_announce_to',
  'public.may_mark',
  'public.may_teach',
  'public.may_write_to',
  'public.meeting_room',
  'public.message_sides',
  'public.move_meeting',
  'public.office_for_report',
  'public.open_announcement_notice',
  'public.open_calendar_feed',
  'public.open_lesson_notice',
  'public.open_meeting_mail',
  'public.open_message_notice',
  'public.open_offers',
  'public.open_office_notice',
  'public.open_policy_notice',
  'public.open_push',
  'public.open_report',
  'public.open_safety_record',
  'public.open_student_notice',
  'public.open_urgent_announcement',
  'public.opened_as_reported',
  'public.opened_court_orders',
  'public.opened_safety_records',
  'public.oversees_attendance',
  'public.own_announcement_scope',
  'public.own_calendar_feeds',
  'public.own_due_policies',
  'public.pass_on_contact_message',
  'public.possible_handovers',
  'public.preview_announcement',
  'public.publish_announcement',
  'public.push_subscriptions_of',
  'public.read_announcement',
  'public.read_invitation',
  'public.read_push_keys',
  'public.reads_safety_of',
  'public.receive_enquiry',
  'public.record_audit_events',
  'public.record_enquiry',
  'public.records_enquiries',
  'public.remind_of_announcement',
  'public.remove_calendar_feed',
  'public.remove_guardian',
  'public.remove_other_school_hours',
  'public.remove_push_subscription',
  'public.report_message',
  'public.reported_absent',
  'public.reported_message',
  'public.reported_thread',
  'public.reports_done',
  'public.respond_to_announcement',
  'public.safety_state',
  'public.save_push_subscription',
  'public.search_patterns',
  'public.search_students',
  'public.search_words',
  'public.sees_families',
  'public.sees_name_of',
  'public.sees_reports',
  'public.share_file',
  'public.sort_name',
  'public.store_push_keys',
  'public.students_of_offer',
  'public.students_with_due_safety',
  'public.students_with_safety',
  'public.substitute_registers',
  'public.taught_courses',
  'public.taught_students',
  'public.teaches_lesson',
  'public.undo_year_end',
  'public.unexplained_absences',
  'public.visible_courses',
  'public.visible_readers',
  'public.withdraw_times',
  'public.writable_children',
];

let database: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  database = await openTestDatabase();
  owner = new pg.Client(database.owner);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.close();
});
beforeEach(async () => {
  await owner.query('rollback');
  await owner.query('begin');
});

async function list(text: string): Promise<unknown[]> {
  const { rows } = await owner.query({ text, rowMode: 'array' });
  return rows.map(([value]) => value);
}

/** Excludes the queue's schema, which the web role cannot access. */
const ours = `relnamespace in ('public'::regnamespace, 'accounts'::regnamespace)
  and relname not like 'kysely\\_%' and relname <> 'applied_scripts'`;

const openTables = () =>
  list(`select oid::regclass::text from pg_class where relkind in ('r', 'p') and ${ours}
    and not (relrowsecurity and relforcerowsecurity and exists (select from pg_policy where polrelid = pg_class.oid)) order by 1`);

const viewsOfTheirOwner = () =>
  list(`select oid::regclass::text from pg_class where relkind in ('v', 'm') and ${ours}
    and not coalesce(reloptions @> '{security_invoker=true}', false)`);

const notOfAnExtension = `pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
  and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`;

/** Excludes the queue's functions: the web role cannot access their schema. */
const withoutPath = () =>
  list(`select oid::regproc::text from pg_proc where ${notOfAnExtension} and pronamespace <> 'graphile_worker'::regnamespace
    and not coalesce(proconfig @> '{"search_path=public, pg_temp"}', false) and (prosecdef or prosqlbody is null)
    order by proname`);

const functionsForEverybody = () =>
  list(`select oid::regproc::text from pg_proc where ${notOfAnExtension}
    and has_schema_privilege('app_web', pronamespace, 'usage') and has_function_privilege('public', oid, 'execute')
    order by proname`);

describe('The database schema', () => {
  // @see core §6.10, privacy-policy 8.2
  test('enables and forces row-level security, with a policy, on every table', async () => {
    expect(await openTables()).toEqual([]);
    expect(await list(`select count(*)::int from pg_class where relkind = 'r' and ${ours}`)).toEqual([
      expect.toSatisfy((count: number) => count >= 10),
    ]);
  });

  test('has a policy for the web role on every table that the role can access', async () => {
    const touched = await list(`select distinct polrelid::regclass::text from pg_policy
      where polpermissive and 'app_user'::regrole = any (polroles) order by 1`);
    expect(touched).toEqual(Object.keys(grants).sort());
  });

  test('has policies for the web role and the owner only, never for everybody', async () => {
    const others = `not polroles <@ array['app_user'::regrole::oid, current_user::regrole::oid]`;
    expect(await list(`select polname from pg_policy where ${others}`)).toEqual([]);
  });

  test('reads every view with the permissions of the caller', async () => {
    expect(await viewsOfTheirOwner()).toEqual([]);
  });

  test('gives every function a fixed search path or a body that is parsed at creation', async () => {
    expect(await withoutPath()).toEqual([]);
  });

  test('grants no function to everybody', async () => {
    expect(await functionsForEverybody()).toEqual([]);
  });

  test('fails these checks with a new table, view or function that lacks the protection', async () => {
    await owner.query(`create table public.prizes (id int);
      create table public.marks (id int); alter table public.marks enable row level security;
      create view public.everyone as select id from profiles;
      create function public.peek() returns void language sql security definer as 'select';
      create function public.look() returns void language sql as 'select'`);
    expect(await openTables()).toEqual(['marks', 'prizes']);
    expect(await viewsOfTheirOwner()).toEqual(['everyone']);
    expect(await withoutPath()).toEqual(['look', 'peek']);
    expect(await functionsForEverybody()).toEqual(['look', 'peek']);
    expect(await list(`select has_table_privilege('app_web', 'prizes', 'select')`)).toEqual([false]);
  });
});

describe('The web role', () => {
  test('owns nothing, is a member of app_user only, and cannot bypass row-level security or create roles', async () => {
    expect(
      await list(
        `select objid from pg_shdepend where refobjid in ('app_web'::regrole, 'app_user'::regrole) and deptype = 'o'`,
      ),
    ).toEqual([]);
    const { rows } =
      await owner.query(`select rolname, rolsuper or rolbypassrls or rolcreatedb or rolcreaterole or rolreplication as may_more,
      rolcanlogin, array(select roleid::regrole::text from pg_auth_members where member = pg_roles.oid) as member_of
      from pg_roles where rolname in ('app_web', 'app_user') order by rolname`);
    expect(rows).toEqual([
      { rolname: 'app_user', may_more: false, rolcanlogin: false, member_of: [] },
      { rolname: 'app_web', may_more: false, rolcanlogin: true, member_of: ['app_user'] },
    ]);
  });

  test('can use two schemas, and can create nothing in any schema or the database', async () => {
    const schemas = (right: string) =>
      list(`select nspname::text from pg_namespace where nspname !~ '^(pg_|information_schema$)'
        and has_schema_privilege('app_web', oid, '${right}') order by 1`);
    expect(await schemas('usage')).toEqual(['accounts', 'public']);
    expect(await schemas('create')).toEqual([]);
    expect(await list(`select has_database_privilege('app_web', current_database(), 'create')`)).toEqual([false]);
  });

  test('has the listed privileges on the listed tables and no others', async () => {
    const { rows } = await owner.query<{ name: string; privilege: string; columns: string }>(`
      select pg_class.oid::regclass::text as name, privilege,
        case when bool_and(granted) and privilege = 'select' then '*' else string_agg(attname, ', ' order by attname::text) filter (where granted) end as columns
      from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
      cross join (values ('select'), ('insert'), ('update'), ('references')) as privileges (privilege)
      cross join lateral has_column_privilege('app_web', pg_class.oid, attnum, privilege) as granted
      where relkind in ('r', 'p', 'v', 'm', 'f') and relnamespace::regnamespace::text !~ '^(pg_|information_schema$)'
        and has_schema_privilege('app_web', relnamespace, 'usage')
      group by 1, 2 having bool_or(granted)`);
    const found: Record<string, Record<string, string>> = {};
    for (const { name, privilege, columns } of rows) found[name] = { ...found[name], [privilege]: columns };
    expect(found).toEqual(grants);
  });

  test.each([
    ['delete from any table', `relkind in ('r', 'p', 'v') and has_table_privilege('app_web', oid, 'delete')`],
    ['truncate any table', `relkind in ('r', 'p', 'v') and has_table_privilege('app_web', oid, 'truncate')`],
    ['create a trigger on any table', `relkind in ('r', 'p', 'v') and has_table_privilege('app_web', oid, 'trigger')`],
    [
      'use any sequence',
      `case relkind when 'S' then has_sequence_privilege('app_web', oid, 'usage, select, update') end`,
    ],
  ])('cannot %s', async (_, may) => {
    const ofTheSystem = `relnamespace::regnamespace::text ~ '^(pg_|information_schema$)'`;
    expect(await list(`select oid::regclass::text from pg_class where not ${ofTheSystem} and ${may}`)).toEqual([]);
  });

  test('can call the listed functions and no others', async () => {
    const found =
      await list(`select distinct pronamespace::regnamespace || '.' || proname from pg_proc where ${notOfAnExtension}
      and has_schema_privilege('app_web', pronamespace, 'usage') and has_function_privilege('app_web', oid, 'execute') order by 1`);
    expect(found).toEqual(callable);
  });
});

describe('A connection of the web role', () => {
  let web: pg.Client;
  let parent: TestPerson;
  beforeAll(async () => {
    parent = await makePerson(database, 'parent');
    await makePerson(database, 'mentor');
    await database.asOwner('analyze');
    web = new pg.Client(database.web);
    await web.connect();
  });
  afterAll(() => web.end());
  beforeEach(async () => {
    await web.query('rollback');
    await web.query('reset all; reset role');
  });
  const roleRows = async () => (await web.query('select user_id from user_roles')).rows;
  const enter = async (id: string) => {
    const { rows } = await web.query<{ pid: number }>('select pg_backend_pid() as pid');
    const setting = signIdentity({ kind: 'person', name: id }, identityKey(database.owner), rows[0]?.pid ?? 0);
    await web.query(`select set_config('app.identity', $1, true)`, [setting]);
  };

  test.each(Object.keys(grants))('without an identity sees no row of %s', async (table) => {
    const columns = ['courses', 'enquiries', 'lesson_changes', 'meeting_offers', 'profiles'].includes(table)
      ? 'id'
      : '*';
    expect((await web.query(`select ${columns} from ${table}`)).rows).toEqual([]);
  });

  // @see core §7.1
  test('loses its identity when its transaction is committed or rolled back', async () => {
    for (const end of ['commit', 'rollback']) {
      await web.query('begin');
      await enter(parent.id);
      expect(await roleRows()).toEqual([{ user_id: parent.id }]);
      await web.query(end);
      expect(await roleRows()).toEqual([]);
      expect((await web.query(`select current_person() as id`)).rows).toEqual([{ id: null }]);
    }
  });

  test.each(['set role none', 'reset role', 'set role app_user', 'reset session authorization'])(
    'gains no privileges by “%s”',
    async (statement) => {
      await web.query(statement);
      expect(await roleRows()).toEqual([]);
      await web.query('begin');
      await enter(parent.id);
      expect(await roleRows()).toEqual([{ user_id: parent.id }]);
      await expect(web.query('select from accounts.people')).rejects.toThrow('permission denied');
    },
  );

  test('cannot switch to another role', async () => {
    const { rows } = await owner.query<{ rolname: string }>(
      `select rolname from pg_roles where rolname not in ('app_web', 'app_user')`,
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const { rolname } of rows) {
      await expect(web.query(`set role ${rolname}`), rolname).rejects.toThrow('permission denied');
      await expect(web.query(`set session authorization ${rolname}`), rolname).rejects.toThrow('permission denied');
    }
  });

  test('gains nothing by turning row-level security off, and sees no column statistics', async () => {
    expect((await web.query(`select from pg_stats where schemaname in ('public', 'accounts')`)).rows).toEqual([]);
    await web.query('set row_security = off');
    await expect(roleRows()).rejects.toThrow('would be affected by row-level security');
  });

  test('cannot create objects that shadow those used by functions that run as the owner', async () => {
    for (const thing of ['table pg_temp.user_roles (id int)', 'type pg_temp.uuid as (id int)', 'sequence pg_temp.one'])
      await expect(web.query(`create ${thing}`)).rejects.toThrow('permission denied');
    await web.query('set search_path = pg_temp, pg_catalog');
    await web.query('begin');
    await enter(parent.id);
    expect((await web.query('select public.is_admin(), public.current_person_role() as role')).rows).toEqual([
      { is_admin: false, role: 'parent' },
    ]);
    await expect(web.query(`select accounts.suspend($1)`, [parent.id])).rejects.toThrow('only an admin');
  });
});

test('A table has at most two triggers, each with a function of its name: on_<table>_<event>', async () => {
  const named = `'on_' || relname || '_' || case when tgtype::int & 2 > 0
    then '(inserting|updating|deleting|changing|truncating)' else '(inserted|updated|deleted|changed)' end`;
  const triggers = `pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and relnamespace::regnamespace::text in ('public', 'accounts')`;
  expect(await list(`select tgname from ${triggers} and tgname ~ ('^' || ${named} || '$')`)).toContain(
    'on_messages_changed',
  );
  expect(
    await list(`select tgname || ' of ' || relname || ' calls ' || proname from ${triggers}
      and (tgname !~ ('^' || ${named} || '$') or proname <> tgname or pronamespace <> relnamespace)`),
  ).toEqual([]);
  expect(await list(`select relname from ${triggers} group by relname having count(*) > 2`)).toEqual([]);
});
