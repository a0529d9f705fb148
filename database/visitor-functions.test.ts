import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, openSession, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { addMails } from './samples/mails.ts';

// Every function that the web role may execute, called without an identity or secret but with all ids and addresses
// of an administrator. Describe here what a new function returns to a visitor.

let database: TestDatabase;
let web: pg.Client;
let admin: TestPerson;
let sessionId: string;
let mailId: string;

beforeAll(async () => {
  database = await openTestDatabase();
  admin = await makePerson(database, 'admin');
  await openSession(database, admin.id);
  const [session] = await database.asOwner<{ id: string }>('select id from accounts.sessions');
  sessionId = session?.id ?? '';
  await database.asOwner(`insert into push_keys (public_key, sealed_private_key) values ('public', 'sealed')`);
  [mailId = ''] = await addMails(database.asOwner, [{ personId: admin.id, template: 'invitation' }]);
  web = new pg.Client(database.web);
  await web.connect();
});
afterAll(async () => {
  await web.end();
  await database.close();
});

const guess = () => randomBytes(32);
const refused = '42501';
type ExpectedResult = [call: string, values: () => unknown[], rows: unknown[] | typeof refused];

const expectedResults: Record<string, ExpectedResult> = {
  // Returns parameters and salt of a password hash, invented for unknown addresses, and counts an attempt.
  'accounts.begin_sign_in': [
    `select hash_settings ~ '^\\$argon2id\\$v=19\\$m=19456,t=2,p=1\\$[^$]{22}$' as is_without_hash
      from accounts.begin_sign_in($1, '192.0.2.1', null, '$argon2id$v=19$m=19456,t=2,p=1$')`,
    () => [admin.email],
    [{ is_without_hash: true }],
  ],
  'accounts.count_malformed_attempt': [
    `select accounts.count_malformed_attempt('192.0.2.3')`,
    () => [],
    [{ count_malformed_attempt: 0 }],
  ],
  'accounts.open_session': [
    `select accounts.open_session(attempt, $1, $2, $3, null, $3, null, $3)
      from accounts.begin_sign_in($1, '192.0.2.2', null, '') as begun`,
    () => [admin.email, '$argon2id$v=19$m=19456,t=2,p=1$guessed$guessed', guess()],
    [{ open_session: 'refused' }],
  ],
  'accounts.rehash_password': [
    `select accounts.rehash_password($1, 'x', 'y')`,
    () => [guess()],
    [{ rehash_password: null }],
  ],
  'accounts.begin_password_change': [
    `select * from accounts.begin_password_change($1, '192.0.2.1', '')`,
    () => [guess()],
    [],
  ],
  'accounts.change_password': [
    `select accounts.change_password($1, 1, 'x', 'y', $1, $1, null)`,
    () => [guess()],
    [{ change_password: false }],
  ],
  'accounts.is_temporary_password_recent': [
    'select accounts.is_temporary_password_recent($1)',
    () => [guess()],
    [{ is_temporary_password_recent: false }],
  ],
  'accounts.replace_temporary_password': [
    `select accounts.replace_temporary_password($1, 1, 'x', 'y', $1, $1, null)`,
    () => [guess()],
    [{ replace_temporary_password: 'refused' }],
  ],
  'accounts.has_recent_password': [
    'select accounts.has_recent_password($1)',
    () => [guess()],
    [{ has_recent_password: false }],
  ],
  'accounts.confirm_password': [
    `select accounts.confirm_password($1, 1, 'x')`,
    () => [guess()],
    [{ confirm_password: false }],
  ],
  'accounts.find_pending_sign_in': ['select * from accounts.find_pending_sign_in($1)', () => [guess()], []],
  'accounts.begin_second_step': [
    `select * from accounts.begin_second_step($1, '192.0.2.1', null)`,
    () => [guess()],
    [],
  ],
  'accounts.finish_second_step': [
    `select accounts.finish_second_step($1, 1, 1, null, $1, null, $1, null)`,
    () => [guess()],
    [{ finish_second_step: false }],
  ],
  'accounts.own_second_factors': ['select * from accounts.own_second_factors()', () => [], []],
  'accounts.begin_authenticator': [
    'select * from accounts.begin_authenticator($1, gen_random_uuid(), $1)',
    () => [guess()],
    [],
  ],
  'accounts.find_authenticator_setup': ['select * from accounts.find_authenticator_setup($1)', () => [guess()], []],
  'accounts.add_authenticator': [
    `select accounts.add_authenticator($1, gen_random_uuid(), $1, 1, array[$1::bytea])`,
    () => [guess()],
    [{ add_authenticator: 'refused' }],
  ],
  'accounts.remove_authenticator': [
    'select accounts.remove_authenticator($1)',
    () => [guess()],
    [{ remove_authenticator: false }],
  ],
  'accounts.own_account': ['select * from accounts.own_account()', () => [], []],
  'accounts.own_events': ['select * from accounts.own_events(0, 100)', () => [], []],
  'accounts.own_mails': ['select * from accounts.own_mails()', () => [], []],
  'accounts.record_data_download': [
    'select accounts.record_data_download($1)',
    () => [guess()],
    [{ record_data_download: 'refused' }],
  ],
  'accounts.own_passkeys': ['select * from accounts.own_passkeys()', () => [], []],
  'accounts.begin_passkey': ['select * from accounts.begin_passkey($1)', () => [guess()], []],
  'accounts.take_passkey_challenge': [
    'select accounts.take_passkey_challenge($1)',
    () => [guess()],
    [{ take_passkey_challenge: null }],
  ],
  'accounts.add_passkey': [
    `select accounts.add_passkey($1, $1, $1, 0, '{}', 'x', array[$1::bytea])`,
    () => [guess()],
    [{ add_passkey: 'refused' }],
  ],
  'accounts.remove_passkey': [
    'select accounts.remove_passkey($1, gen_random_uuid())',
    () => [guess()],
    [{ remove_passkey: false }],
  ],
  'accounts.challenge_second_step': ['select * from accounts.challenge_second_step($1)', () => [guess()], []],
  'accounts.begin_passkey_step': [
    `select * from accounts.begin_passkey_step($1, '192.0.2.1', null, $1, null)`,
    () => [guess()],
    [],
  ],
  // Returns a random number and counts an attempt.
  'accounts.challenge_sign_in': [
    `select octet_length(accounts.challenge_sign_in($1, '192.0.2.3')) as length`,
    () => [guess()],
    [{ length: 32 }],
  ],
  'accounts.begin_passkey_sign_in': [
    `select retry_after_seconds, reached, challenge, passkey, public_key, counter
      from accounts.begin_passkey_sign_in($1, '192.0.2.3', null, $1, null)`,
    () => [guess()],
    [{ retry_after_seconds: 0, reached: null, challenge: null, passkey: null, public_key: null, counter: null }],
  ],
  'accounts.finish_passkey_sign_in': [
    `select accounts.finish_passkey_sign_in(1, gen_random_uuid(), 1, $1, null, $1, null, $1)`,
    () => [guess()],
    [{ finish_passkey_sign_in: 'refused' }],
  ],
  'accounts.replace_recovery_codes': [
    'select accounts.replace_recovery_codes($1, array[$1::bytea])',
    () => [guess()],
    [{ replace_recovery_codes: false }],
  ],
  'accounts.remove_second_factors': ['select accounts.remove_second_factors($1)', () => [admin.id], refused],
  'accounts.record_denied_access': [
    `select accounts.record_denied_access('/', 'GET', '192.0.2.1')`,
    () => [],
    [{ record_denied_access: '' }],
  ],
  'accounts.can_renew': ['select accounts.can_renew($1)', () => [guess()], [{ can_renew: false }]],
  'accounts.renew_temporary_password': [
    `select accounts.renew_temporary_password($1, 'x', now(), gen_random_uuid(), null)`,
    () => [guess()],
    [{ renew_temporary_password: false }],
  ],
  // Sends a mail to the owner of the address; the result does not reveal whether there is one.
  'accounts.request_password_reset': [
    `select accounts.request_password_reset($1, '192.0.2.1', null, 'en') = accounts.request_password_reset('x', '192.0.2.1', null, 'en') as is_alike`,
    () => [admin.email],
    [{ is_alike: true }],
  ],
  'accounts.find_password_link': ['select * from accounts.find_password_link($1)', () => [guess()], []],
  'accounts.use_password_link': [
    `select accounts.use_password_link($1, null, 'y', '192.0.2.1', 'a', null, 'b', null)`,
    () => [guess()],
    [{ use_password_link: 'invalid' }],
  ],
  'accounts.request_email_change': [
    `select accounts.request_email_change($1, 'new@example.org')`,
    () => [guess()],
    [{ request_email_change: 'refused' }],
  ],
  'accounts.own_email_change': ['select * from accounts.own_email_change()', () => [], []],
  'accounts.cancel_own_email_change': [
    'select accounts.cancel_own_email_change()',
    () => [],
    [{ cancel_own_email_change: false }],
  ],
  'accounts.find_email_link': ['select * from accounts.find_email_link($1)', () => [guess()], []],
  'accounts.confirm_email_link': [
    'select accounts.confirm_email_link($1)',
    () => [guess()],
    [{ confirm_email_link: 'invalid' }],
  ],
  'accounts.reject_email_change': [
    'select accounts.reject_email_change($1)',
    () => [guess()],
    [{ reject_email_change: false }],
  ],
  'accounts.invite': ['select accounts.invite($1, $2)', () => [admin.id, guess()], refused],
  'accounts.list_addresses': ['select accounts.list_addresses(array[$1::uuid])', () => [admin.id], refused],
  'accounts.invite_many': [
    `select accounts.invite_many('[{"id": "00000000-0000-4000-8000-000000000000", "hash": "00"}]')`,
    () => [],
    refused,
  ],
  'public.drop_mail_to_uninvited': [
    'select drop_mail_to_uninvited($1)',
    () => [mailId],
    [{ drop_mail_to_uninvited: false }],
  ],
  'accounts.mail_language': ['select accounts.mail_language($1)', () => [mailId], [{ mail_language: null }]],
  'accounts.new_device_of_mail': ['select * from accounts.new_device_of_mail($1)', () => [mailId], []],
  'accounts.change_role': [`select accounts.change_role($1, 'parent')`, () => [admin.id], refused],
  'accounts.choose_language': [`select accounts.choose_language('fr')`, () => [], [{ choose_language: null }]],
  'accounts.choose_time_zone': [
    `select accounts.choose_time_zone('Asia/Dubai')`,
    () => [],
    [{ choose_time_zone: null }],
  ],
  'accounts.choose_notifications': [
    `select accounts.choose_notifications('{"messageMails": "off"}', null, null)`,
    () => [],
    [{ choose_notifications: '' }],
  ],
  'accounts.notification_settings': ['select * from accounts.notification_settings()', () => [], []],
  'accounts.correct_email': [`select accounts.correct_email($1, 'new@example.org')`, () => [admin.id], refused],
  'accounts.correct_name': [`select accounts.correct_name($1, 'New Name')`, () => [admin.id], refused],
  'accounts.create_account': [
    `select accounts.create_account('New One', 'new@example.org', 'admin', 'x', null)`,
    () => [],
    refused,
  ],
  'accounts.erase_account': [`select * from accounts.erase_account($1, $2, '')`, () => [guess(), admin.id], refused],
  'accounts.erasure_obstacle': ['select accounts.erasure_obstacle($1)', () => [admin.id], refused],
  'accounts.end_session': ['select accounts.end_session($1)', () => [guess()], [{ end_session: '' }]],
  'accounts.end_own_session': ['select accounts.end_own_session($1)', () => [sessionId], [{ end_own_session: false }]],
  'accounts.end_other_sessions': [
    'select accounts.end_other_sessions($1)',
    () => [guess()],
    [{ end_other_sessions: 0 }],
  ],
  'accounts.list_sessions': ['select * from accounts.list_sessions($1)', () => [guess()], []],
  'accounts.merge_obstacle': ['select accounts.merge_obstacle($1, $1)', () => [admin.id], refused],
  'accounts.pending_merge': ['select * from accounts.pending_merge($1)', () => [admin.id], refused],
  'accounts.withdraw_merge': ['select accounts.withdraw_merge($1)', () => [randomUUID()], refused],
  'accounts.find_merge_link': ['select * from accounts.find_merge_link($1)', () => [guess()], []],
  'accounts.confirm_merge': ['select accounts.confirm_merge($1)', () => [guess()], [{ confirm_merge: false }]],
  'accounts.reject_merge': ['select accounts.reject_merge($1)', () => [guess()], [{ reject_merge: false }]],
  'accounts.request_merge': ['select accounts.request_merge($1, $2, $2)', () => [guess(), admin.id], refused],
  'accounts.find_session': ['select * from accounts.find_session($1)', () => [guess()], []],
  'accounts.list_accounts': [
    `select * from accounts.list_accounts('', null, null, false, false, 'name', false, null, 9)`,
    () => [],
    refused,
  ],
  'accounts.list_policy_readers': [
    `select * from accounts.list_policy_readers($1, '', null, null, 'name', false, null, 9)`,
    () => [randomUUID()],
    refused,
  ],
  'accounts.count_policy_readers': [
    `select accounts.count_policy_readers($1, '', null, null)`,
    () => [randomUUID()],
    refused,
  ],
  'public.own_announcement_scope': ['select own_announcement_scope() as scope', () => [], [{ scope: null }]],
  'public.may_announce_to': [`select may_announce_to('families', false) as may`, () => [], [{ may: false }]],
  'public.announcement_classes': ['select * from announcement_classes()', () => [], []],
  'public.preview_announcement': [`select * from preview_announcement('families', '{}', false)`, () => [], []],
  'public.publish_announcement': [
    'select publish_announcement($1) as people',
    () => [randomUUID()],
    [{ people: null }],
  ],
  'public.correct_announcement': [
    'select correct_announcement($1, 1, true) as outcome',
    () => [randomUUID()],
    [{ outcome: 'gone' }],
  ],
  'public.remind_of_announcement': [
    'select remind_of_announcement($1) as outcome',
    () => [randomUUID()],
    [{ outcome: 'gone' }],
  ],
  'public.read_announcement': ['select read_announcement($1)', () => [randomUUID()], [{ read_announcement: '' }]],
  'public.respond_to_announcement': [
    'select respond_to_announcement($1, 1, true, null) as outcome',
    () => [randomUUID()],
    [{ outcome: 'gone' }],
  ],
  'public.current_announcements': ['select current_announcements() as ids', () => [], [{ ids: [] }]],
  'public.count_unread_announcements': ['select count_unread_announcements() as count', () => [], [{ count: 0 }]],
  'public.count_readers': ['select readers from count_readers($1)', () => [randomUUID()], [{ readers: 0 }]],
  'public.count_readings': ['select people from count_readings($1)', () => [randomUUID()], [{ people: 0 }]],
  'public.visible_readers': ['select * from visible_readers($1)', () => [randomUUID()], []],
  'public.open_offers': ['select * from open_offers()', () => [], []],
  'public.family_meetings': ['select family_meetings() as ids', () => [], [{ ids: [] }]],
  'public.family_offers': ['select family_offers() as ids', () => [], [{ ids: [] }]],
  'public.free_times': ['select * from free_times($1)', () => [randomUUID()], []],
  'public.announce_offer': ['select announce_offer($1) as students', () => [randomUUID()], [{ students: 0 }]],
  'public.announce_invitation': ['select announce_invitation($1)', () => [randomUUID()], refused],
  'public.book_meeting': [
    `select book_meeting($1, $1, '{}', $1) as outcome`,
    () => [randomUUID()],
    [{ outcome: 'gone' }],
  ],
  'public.move_meeting': ['select move_meeting($1, 0, $1) as outcome', () => [randomUUID()], [{ outcome: 'gone' }]],
  'public.cancel_meeting': ['select cancel_meeting($1, 0) as outcome', () => [randomUUID()], [{ outcome: 'gone' }]],
  'public.is_meeting_of_family': ['select is_meeting_of_family($1) as is', () => [randomUUID()], [{ is: false }]],
  'public.withdraw_times': [`select withdraw_times($1, '{}') as count`, () => [randomUUID()], [{ count: null }]],
  'public.students_of_offer': ['select * from students_of_offer($1)', () => [randomUUID()], []],
  'public.meeting_room': ['select * from meeting_room($1)', () => [randomUUID()], []],
  'public.open_meeting_mail': ['select * from open_meeting_mail($1)', () => [mailId], []],
  'public.read_invitation': [`select * from read_invitation('\\x00')`, () => [], []],
  'public.invited_times': [`select * from invited_times('\\x00')`, () => [], []],
  'public.book_invited': [
    `select book_invited('\\x00', $1, $1, 0) as outcome`,
    () => [randomUUID()],
    [{ outcome: 'gone' }],
  ],
  'public.cancel_invited': [`select cancel_invited('\\x00', 0) as outcome`, () => [], [{ outcome: 'gone' }]],
  'public.announce_lesson_change': [
    `select announce_lesson_change(change => $1, news_kind => 'lessons', former => '{}', present => '{"at": "now"}')`,
    () => [randomUUID()],
    refused,
  ],
  'public.open_lesson_notice': ['select * from open_lesson_notice($1)', () => [mailId], []],
  'public.open_announcement_notice': ['select * from open_announcement_notice($1)', () => [mailId], []],
  'public.open_urgent_announcement': [
    'select open_urgent_announcement($1) as is_due',
    () => [mailId],
    [{ is_due: false }],
  ],
  'public.own_due_policies': ['select * from own_due_policies()', () => [], []],
  'public.taught_courses': ['select taught_courses() as ids', () => [], [{ ids: [] }]],
  'public.taught_students': ['select taught_students() as ids', () => [], [{ ids: [] }]],
  'public.visible_courses': ['select visible_courses() as ids', () => [], [{ ids: [] }]],
  'public.may_teach': ['select may_teach($1)', () => [admin.id], [{ may_teach: false }]],
  'public.course_roster': ['select * from course_roster($1)', () => [randomUUID()], []],
  'public.course_room': ['select course_room($1) as room', () => [randomUUID()], [{ room: null }]],
  'public.lesson_room': [`select * from lesson_room($1, '2026-01-01')`, () => [randomUUID()], []],
  'public.oversees_attendance': ['select oversees_attendance() as oversees', () => [], [{ oversees: false }]],
  'public.unexplained_absences': [`select * from unexplained_absences('2020-01-01')`, () => [], []],
  'public.substitute_registers': ['select substitute_registers() as ids', () => [], [{ ids: [] }]],
  'public.may_mark': ['select may_mark($1, $1, $1) as may_mark', () => [randomUUID()], [{ may_mark: false }]],
  'public.reported_absent': [
    `select reported_absent($1, '2026-01-01', '2026-01-01') as ids`,
    () => [randomUUID()],
    [{ ids: [] }],
  ],
  'public.attended_course': ['select attended_course($1) as names', () => [randomUUID()], [{ names: null }]],
  'public.explain_absence': [`select * from explain_absence($1, 'illness')`, () => [randomUUID()], []],
  'public.is_unexplained': ['select is_unexplained(null) as unexplained', () => [], [{ unexplained: null }]],
  'public.lesson_roster': [`select * from lesson_roster($1, '2026-01-01')`, () => [randomUUID()], []],
  'public.lessons_beside': [
    `select lessons_beside($1, '2026-01-01', '2026-01-01') as beside`,
    () => [randomUUID()],
    [{ beside: null }],
  ],
  'public.teaches_lesson': [
    `select teaches_lesson($1, '2026-01-01') is true as teaches`,
    () => [randomUUID()],
    [{ teaches: false }],
  ],
  'public.remove_other_school_hours': [
    'select remove_other_school_hours($1) as student',
    () => [randomUUID()],
    [{ student: null }],
  ],
  'public.accepts_answer': [
    `select accepts_answer($1, $1, 1, 'en', 'yes')`,
    () => [randomUUID()],
    [{ accepts_answer: false }],
  ],
  'public.consent_decisions': ['select * from consent_decisions()', () => [], []],
  'public.consent_states': ['select * from consent_states()', () => [], []],
  'public.is_over': [`select is_over('2020-01-01')`, () => [], [{ is_over: true }]],
  'public.lock_own_answers': ['select lock_own_answers($1, $1)', () => [randomUUID()], [{ lock_own_answers: '' }]],
  'public.may_acknowledge': ['select may_acknowledge($1)', () => [randomUUID()], [{ may_acknowledge: false }]],
  'public.open_policy_notice': ['select * from open_policy_notice($1)', () => [mailId], []],
  'accounts.count_accounts': [`select accounts.count_accounts('', null, null, false, false)`, () => [], refused],
  // Returns whether a session with a known id is valid; the role cannot see session ids.
  'accounts.live_sessions': [
    `select live = $1::uuid[] as is_only_the_known from (
      select array_agg(id) as live from accounts.live_sessions($1::uuid[] || gen_random_uuid()) as id) as answer`,
    () => [[sessionId]],
    [{ is_only_the_known: true }],
  ],
  'accounts.reactivate': ['select accounts.reactivate($1)', () => [admin.id], refused],
  'accounts.set_temporary_password': [
    `select accounts.set_temporary_password($1, 'x', now())`,
    () => [admin.id],
    refused,
  ],
  'accounts.slide_session': [
    `select accounts.slide_session($1, 'Firefox/Linux')`,
    () => [guess()],
    [{ slide_session: null }],
  ],
  'accounts.suspend': ['select accounts.suspend($1)', () => [admin.id], refused],
  // Sends a waiting mail, once.
  'public.add_job': [
    `select add_job('send-mail', json_build_object('mailId', $1::uuid))`,
    () => [mailId],
    [{ add_job: '' }],
  ],
  'public.add_mail_jobs': ['select add_mail_jobs(array[$1::uuid])', () => [mailId], [{ add_mail_jobs: '' }]],
  // Accepts false page view counts.
  'public.add_page_counts': [
    `select add_page_counts('[{"day": "2000-01-01", "page": "/", "language": "en", "views": 9}]')`,
    () => [],
    [{ add_page_counts: '' }],
  ],
  'public.close_report': [`select close_report($1, '')`, () => [randomUUID()], [{ close_report: false }]],
  'public.hand_over_office': ['select hand_over_office($1)', () => [randomUUID()], [{ hand_over_office: false }]],
  'public.is_confidential_office': [
    `select is_confidential_office('admissions')`,
    () => [],
    [{ is_confidential_office: false }],
  ],
  'public.is_in_own_tenure': [
    `select is_in_own_tenure('safeguarding', now())`,
    () => [],
    [{ is_in_own_tenure: false }],
  ],
  'public.possible_handovers': ['select * from possible_handovers()', () => [], []],
  'public.handles_record_of': ['select handles_record_of($1)', () => [randomUUID()], [{ handles_record_of: false }]],
  'public.handles_report': [
    `select handles_report(null::message_reports) where $1::uuid is not null`,
    () => [randomUUID()],
    [{ handles_report: false }],
  ],
  'public.has_opened_message': ['select has_opened_message($1)', () => [randomUUID()], [{ has_opened_message: false }]],
  'public.office_for_report': ['select * from office_for_report($1)', () => [randomUUID()], []],
  'public.reads_safety_of': ['select reads_safety_of($1)', () => [randomUUID()], [{ reads_safety_of: false }]],
  'public.finds_students_in_emergency': [
    'select finds_students_in_emergency()',
    () => [],
    [{ finds_students_in_emergency: false }],
  ],
  'public.find_students_in_emergency': [`select * from find_students_in_emergency('a')`, () => [], []],
  'public.open_safety_record': ['select * from open_safety_record($1, false)', () => [randomUUID()], []],
  'public.has_opened_safety_record': [
    'select has_opened_safety_record($1)',
    () => [randomUUID()],
    [{ has_opened_safety_record: false }],
  ],
  'public.opened_safety_records': ['select * from opened_safety_records($1)', () => [randomUUID()], []],
  'public.opened_court_orders': ['select * from opened_court_orders($1)', () => [randomUUID()], []],
  'public.confirm_court_order': [
    'select confirm_court_order($1, $1)',
    () => [randomUUID()],
    [{ confirm_court_order: null }],
  ],
  'public.safety_state': ['select * from safety_state($1)', () => [randomUUID()], []],
  'public.children_with_due_safety': ['select * from children_with_due_safety()', () => [], []],
  'public.students_with_safety': ['select * from students_with_safety(array[$1::uuid])', () => [randomUUID()], []],
  'public.students_with_due_safety': ['select * from students_with_due_safety()', () => [], []],
  'public.open_report': [`select open_report($1, $1, '')`, () => [randomUUID()], [{ open_report: false }]],
  'public.report_message': [`select report_message($1, $1, '')`, () => [randomUUID()], [{ report_message: null }]],
  'public.opened_as_reported': ['select * from opened_as_reported($1)', () => [randomUUID()], []],
  'public.reported_thread': ['select * from reported_thread($1)', () => [randomUUID()], []],
  'public.reported_message': ['select * from reported_message($1)', () => [randomUUID()], []],
  'public.handles_privacy_requests': [
    'select handles_privacy_requests()',
    () => [],
    [{ handles_privacy_requests: false }],
  ],
  'public.erasable_absence_notes': ['select * from erasable_absence_notes($1)', () => [randomUUID()], []],
  'public.erase_absence_note': ['select * from erase_absence_note($1, $1)', () => [randomUUID()], []],
  'public.end_year': [`select end_year($1, '', '[]', '{}', '[]')`, () => [randomUUID()], refused],
  'public.undo_year_end': ['select undo_year_end($1)', () => [randomUUID()], refused],
  'public.changed_since_year_end': ['select * from changed_since_year_end($1)', () => [randomUUID()], []],
  // Returns the digest of no students.
  'public.enrolled_students_digest': [
    `select enrolled_students_digest() = md5('') as is_empty`,
    () => [],
    [{ is_empty: true }],
  ],
  'public.sees_reports': ['select sees_reports()', () => [], [{ sees_reports: false }]],
  'public.archive_thread': ['select archive_thread($1, true)', () => [randomUUID()], [{ archive_thread: '' }]],
  'public.message_sides': ['select message_sides(messages) from messages', () => [], []],
  'public.assigned_students': ['select assigned_students()', () => [], [{ assigned_students: [] }]],
  'public.discard_report_draft': [
    'select discard_report_draft($1)',
    () => [randomUUID()],
    [{ discard_report_draft: null }],
  ],
  'public.lock_report_guardians': [
    'select lock_report_guardians(array[$1]::uuid[])',
    () => [randomUUID()],
    [{ lock_report_guardians: null }],
  ],
  'public.reports_done': [`select reports_done($1, '{}')`, () => [randomUUID()], []],
  'public.writable_children': ['select writable_children()', () => [], [{ writable_children: [] }]],
  'public.discard_feedback_draft': [
    'select discard_feedback_draft($1)',
    () => [randomUUID()],
    [{ discard_feedback_draft: '' }],
  ],
  'public.current_children': ['select current_children()', () => [], [{ current_children: [] }]],
  'public.current_job': ['select current_job()', () => [], [{ current_job: null }]],
  'public.current_offices': ['select current_offices()', () => [], [{ current_offices: [] }]],
  'public.current_person': ['select current_person()', () => [], [{ current_person: null }]],
  'public.current_person_role': ['select current_person_role()', () => [], [{ current_person_role: null }]],
  'public.describe_people': ['select * from describe_people($1)', () => [[admin.id]], []],
  'public.find_by_address': ['select * from find_by_address($1)', () => [[admin.email]], []],
  'public.count_messages_about': [
    'select count_messages_about($1)',
    () => [randomUUID()],
    [{ count_messages_about: '0' }],
  ],
  'public.find_named': [`select find_named('{%a%}', 9)`, () => [], []],
  'public.find_people': [`select * from find_people('', null, 9)`, () => [], []],
  'public.find_recipients': [`select * from find_recipients('', '{}', 9)`, () => [], []],
  'public.fold_text': [`select fold_text('É')`, () => [], [{ fold_text: 'e' }]],
  'public.sort_name': [`select sort_name('Ada B Example')`, () => [], [{ sort_name: 'Example Ada B' }]],
  'public.is_admin': ['select is_admin()', () => [], [{ is_admin: false }]],
  'public.is_my_family': ['select is_my_family($1)', () => [admin.id], [{ is_my_family: false }]],
  // Returns whether a person with a known id is active; the role cannot see ids.
  'public.may_write_to': ['select may_write_to($1)', () => [admin.id], [{ may_write_to: true }]],
  'public.add_calendar_feed': [
    `select add_calendar_feed(gen_random_uuid(), 'Telephone', $1, true)`,
    () => [guess()],
    [{ add_calendar_feed: false }],
  ],
  'public.open_calendar_feed': ['select * from open_calendar_feed($1)', () => [guess()], []],
  'public.own_calendar_feeds': ['select * from own_calendar_feeds()', () => [], []],
  'public.remove_calendar_feed': [
    'select remove_calendar_feed($1)',
    () => [randomUUID()],
    [{ remove_calendar_feed: false }],
  ],
  'public.delete_push_subscription': [
    'select delete_push_subscription($1)',
    () => [randomUUID()],
    [{ delete_push_subscription: null }],
  ],
  'public.has_push_subscription': [
    'select has_push_subscription($1)',
    () => [guess()],
    [{ has_push_subscription: false }],
  ],
  'public.open_push': [`select open_push($1, 'messages')`, () => [admin.id], [{ open_push: false }]],
  'public.push_subscriptions_of': ['select * from push_subscriptions_of($1)', () => [admin.id], []],
  // Returns the public key that browsers get, and no private one.
  'public.read_push_keys': ['select private_key from read_push_keys()', () => [], [{ private_key: null }]],
  'public.remove_push_subscription': [
    'select remove_push_subscription($1)',
    () => [guess()],
    [{ remove_push_subscription: null }],
  ],
  'public.save_push_subscription': [
    'select save_push_subscription($1, $2, $1, $1)',
    () => [guess(), randomUUID()],
    [{ save_push_subscription: false }],
  ],
  'public.store_push_keys': [`select store_push_keys($1, 'key', $2)`, () => [randomUUID(), guess()], refused],
  'public.open_student_notice': ['select * from open_student_notice($1)', () => [mailId], []],
  'public.open_message_notice': ['select * from open_message_notice($1)', () => [mailId], []],
  // Stores an enquiry that cannot be decrypted, because the key is not in the database.
  'public.receive_enquiry': [
    `select known_id from receive_enquiry($1, 'ENQ-1', $1, '', '', '', '', '', '', 'consultation', null, 'primary', 'en', gen_random_uuid(), null, '192.0.2.1')`,
    () => [randomUUID()],
    [{ known_id: null }],
  ],
  'public.record_audit_events': [
    `select record_audit_events('[{"act": "account created", "subject_type": "account"}]')`,
    () => [],
    refused,
  ],
  'public.acknowledge_concern': [
    'select acknowledge_concern($1)',
    () => [randomUUID()],
    [{ acknowledge_concern: false }],
  ],
  'public.acknowledge_report': ['select acknowledge_report($1)', () => [randomUUID()], [{ acknowledge_report: false }]],
  'public.enquiry_changes': ['select * from enquiry_changes($1)', () => [randomUUID()], []],
  'public.handles_concern': ['select handles_concern(null)', () => [], [{ handles_concern: false }]],
  'public.handles_contact_message': [
    'select handles_contact_message(null)',
    () => [],
    [{ handles_contact_message: false }],
  ],
  'public.handles_office_messages': [
    `select handles_office_messages('{complaints}')`,
    () => [],
    [{ handles_office_messages: false }],
  ],
  'public.is_safeguarding_mail': [
    `select is_safeguarding_mail('invitation')`,
    () => [],
    [{ is_safeguarding_mail: false }],
  ],
  'public.open_office_notice': ['select open_office_notice($1)', () => [mailId], [{ open_office_notice: false }]],
  'public.pass_on_contact_message': [
    `select pass_on_contact_message($1, 'director', 0)`,
    () => [randomUUID()],
    [{ pass_on_contact_message: false }],
  ],
  'public.record_enquiry': [
    `select known_id from record_enquiry($1, 'ENQ-1', $1, '', '', '', '', null, '', '', 'primary', 'en', 'phone', '2026-11-20')`,
    () => [randomUUID()],
    refused,
  ],
  'public.records_enquiries': ['select records_enquiries()', () => [], [{ records_enquiries: false }]],
  'public.remove_guardian': ['select remove_guardian($1, $1)', () => [admin.id], refused],
  'public.search_patterns': [`select search_patterns('a')`, () => [], [{ search_patterns: ['%a%'] }]],
  'public.search_words': [`select search_words('A b')`, () => [], [{ search_words: ['a', 'b'] }]],
  'public.search_students': [`select search_students('a')`, () => [], []],
  'public.discard_files': ['select discard_files($1)', () => [[randomUUID()]], [{ discard_files: null }]],
  'public.share_file': [
    `select share_file($1, array[$1]::uuid[], array[$1]::uuid[], array['\\x00']::bytea[])`,
    () => [randomUUID()],
    [],
  ],
  'public.drop_received_copy': ['select drop_received_copy($1)', () => [randomUUID()], [{ drop_received_copy: null }]],
  // Returns the setting of the directory.
  'public.sees_families': ['select sees_families()', () => [], [{ sees_families: false }]],
  'public.sees_name_of': ['select sees_name_of($1)', () => [admin.id], [{ sees_name_of: true }]],
};

const accountsNow = () =>
  database.asOwner(`
    select to_jsonb(people) as row from accounts.people union all select to_jsonb(profiles) from profiles
    union all select to_jsonb(user_roles) from user_roles union all select to_jsonb(sessions) from accounts.sessions`);

test('The list contains every function that the web role can call', async () => {
  const callable = await database.asOwner<{ name: string }>(`
    select distinct pronamespace::regnamespace || '.' || proname as name from pg_proc
    where pronamespace::regnamespace::text in ('public', 'accounts') and has_function_privilege('app_web', oid, 'execute')
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
    order by 1`);
  expect(callable.map(({ name }) => name)).toEqual(Object.keys(expectedResults).sort());
});

test.each(Object.entries(expectedResults))(
  'A visitor gets only the listed result from %s, which changes no account',
  async (_, [call, values, rows]) => {
    const before = await accountsNow();
    const outcome = await web.query(call, values()).then(
      (result) => result.rows,
      (error: pg.DatabaseError) => error.code,
    );
    expect(outcome).toEqual(rows);
    expect(await accountsNow()).toEqual(before);
  },
);
