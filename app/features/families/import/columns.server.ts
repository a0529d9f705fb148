import { importNames } from '#content/import-names.ts';
import { ownFields } from '../../students/students.ts';
import {
  type ColumnChoice,
  type ColumnProblem,
  type GuardianPart,
  guardianNumbers,
  guardianParts,
  type ImportColumn,
  type ImportKind,
  importColumns,
  type PlainColumn,
  requiredColumns,
} from './imports.ts';

/** Returns the column for each heading, in any language; each column at most once. */
export function guessColumns(kind: ImportKind, headings: readonly string[]): ColumnChoice[] {
  const free = new Set(importColumns[kind]);
  return headings.map((heading) => {
    const named = columnsByName.get(plain(heading)) ?? [];
    const column = named.find((each) => free.has(each)) ?? null;
    if (column) free.delete(column);
    return column;
  });
}

export function columnProblemOf(kind: ImportKind, columns: readonly ColumnChoice[]): ColumnProblem | null {
  const repeated = columns.find((column, index) => column !== null && columns.indexOf(column) !== index);
  if (repeated) return { reason: 'repeated', column: repeated };
  const hasName = columns.includes('firstName') && columns.includes('surname');
  const missing = requiredColumns[kind].find(
    (column) => !columns.includes(column) && !(column === 'fullName' && hasName),
  );
  return missing ? { reason: 'missing', column: missing } : null;
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Common headings of other programs, without spaces and marks. */
const otherNames: Partial<Record<PlainColumn, string[]>> = {
  fullName: [
    ...['name', 'student', 'studentname', 'pupil', 'pupilname', 'nom', 'élève', 'nomdelélève', 'nometprénom'],
    ...['学生姓名', '学生', 'اسم الطالب', 'الطالب'],
  ],
  firstName: [
    ...['firstname', 'forename', 'givenname', 'legalforename', 'preferredname', 'prénom', '名', '名字'],
    ...['الاسم الأول'],
  ],
  surname: [
    ...['surname', 'lastname', 'familyname', 'legalsurname', 'nomdefamille', '姓', '姓氏'],
    ...['اسم العائلة', 'اللقب', 'الكنية'],
  ],
  studentNumber: [
    ...['number', 'studentid', 'pupilid', 'pupilnumber', 'admissionnumber', 'admissionno', 'id', 'studentno'],
    ...['numéro', 'matricule', 'identifiant', '学生编号', '编号', 'الرقم', 'رقم القيد'],
  ],
  currentLevel: ['level', 'stage', 'keystage', 'niveau', 'cycle', '学段', '年级', 'المرحلة', 'المستوى'],
  className: [
    ...['form', 'class', 'classname', 'registrationgroup', 'tutorgroup', 'group', 'section', 'yeargroup', 'year'],
    ...['grade', 'classe', 'groupe', '班', '班级', 'الصف', 'الفصل', 'الشعبة'],
  ],
  academicMentor: ['mentor', 'tutor', 'mentoremail', 'tutoremail', 'mentorat', '导师', 'المرشد'],
  email: ['email', 'mail', 'emailaddress', 'courriel', 'adressemail', 'adresseemail', '邮箱', '电子邮件', 'البريد'],
  role: ['role', 'usertype', 'rôle', '角色', 'الدور'],
  country: ['country', 'countryofresidence', 'pays', '国家', 'البلد'],
  contactName: ['emergencycontact', 'emergencycontactname', 'contactdurgence', '紧急联系人'],
  contactPhone: ['emergencyphone', 'emergencycontactphone', 'emergencytelephone', 'téléphonedurgence'],
  nameEn: [
    'name',
    'course',
    'coursename',
    'nameofthecourse',
    'title',
    'nom',
    'cours',
    '课程',
    '名称',
    'المقرر',
    'الاسم',
  ],
  courseGroup: ['class', 'group', 'stage', 'classe', 'groupe', 'cycle', '班级', '学段', 'الصف', 'المرحلة'],
  course: ['name', 'coursename', 'class'],
  teacherEmail: ['teacher', 'teacheremail', 'email', 'enseignant', '任课教师', 'المعلّم'],
  term: ['semester', 'termname'],
  weekday: ['day', 'dayofweek', 'jour', '星期', 'اليوم'],
  startsAt: ['start', 'starttime', 'time', 'begins', 'début', 'heure', '时间', 'الوقت'],
  minutes: ['length', 'duration', 'durée', '时长', 'المدة'],
  firstDay: ['from', 'startdate'],
  lastDay: ['until', 'to', 'enddate'],
  timeZone: ['zone', 'tz'],
  room: ['link', 'url', 'roomlink', 'roomaddress'],
  language: ['language', 'preferredlanguage', 'languageofcontact', 'langue', '语言', 'اللغة'],
};

/** Words for a guardian in headings such as “Parent 1 email”; without a number they name the first. */
const guardianWords = [
  ...['parent', 'guardian', 'parentguardian', 'parentcarer', 'carer', 'responsable', 'tuteur'],
  ...['家长', '监护人', 'وليّ الأمر', 'ولي الأمر'],
];
const guardianPartWords: Record<GuardianPart, string[]> = {
  Name: ['', 'name', 'fullname', 'nom', '姓名', 'الاسم'],
  FirstName: ['firstname', 'forename', 'givenname', 'prénom', '名'],
  Surname: ['surname', 'lastname', 'familyname', 'nomdefamille', '姓'],
  Email: [
    'email',
    'emailaddress',
    'mail',
    'courriel',
    'adressemail',
    '邮箱',
    '电子邮件',
    'البريد الإلكتروني',
    'البريد',
  ],
  Relation: ['relation', 'relationship', 'lien', 'liendeparenté', '关系', 'صلة القرابة'],
  Language: ['language', 'langue', '语言', 'اللغة'],
};

/** Columns about courses that no other kind has. */
const courseTextColumns = [
  ...(['nameEn', 'nameAr', 'nameFr', 'nameZh', 'subject', 'stage', 'room', 'course', 'courseGroup'] as const),
  ...(['teacherEmail', 'term', 'weekday', 'startsAt', 'minutes', 'firstDay', 'lastDay'] as const),
];

const columnsByName = new Map<string, ImportColumn[]>();
for (const { imports, students, admin } of importNames) {
  for (const column of new Set(Object.values(importColumns).flat())) add(column, column);
  for (const field of ownFields) add(students[`students.field.${field}`], field);
  add(students['students.list.student'], 'fullName');
  add(imports['imports.column.academicMentor'], 'academicMentor');
  add(imports['imports.column.wellbeingCoach'], 'wellbeingCoach');
  add(imports['imports.column.country'], 'country');
  add(imports['imports.column.timeZone'], 'timeZone');
  add(imports['imports.column.contactName'], 'contactName');
  add(imports['imports.column.contactRelation'], 'contactRelation');
  add(imports['imports.column.contactPhone'], 'contactPhone');
  add(imports['imports.column.firstName'], 'firstName');
  add(imports['imports.column.surname'], 'surname');
  add(imports['imports.column.email'], 'email');
  add(admin['admin.create.email'], 'email');
  add(imports['imports.column.role'], 'role');
  add(admin['admin.create.role'], 'role');
  add(admin['admin.list.role'], 'role');
  add(imports['imports.column.language'], 'language');
  for (const column of courseTextColumns) add(imports[`imports.column.${column}`], column);
  for (const number of guardianNumbers)
    for (const part of guardianParts)
      add(imports[`imports.column.guardian${part}`].replace('{number}', String(number)), `guardian${number}${part}`);
}
for (const [column, names] of Object.entries(otherNames)) for (const name of names) add(name, column as PlainColumn);
for (const word of guardianWords)
  for (const part of guardianParts)
    for (const partWord of guardianPartWords[part]) {
      add(word + partWord, `guardian1${part}`);
      for (const number of guardianNumbers) {
        add(`${word}${number}${partWord}`, `guardian${number}${part}`);
        add(`${word}${partWord}${number}`, `guardian${number}${part}`);
      }
    }

function add(name: string, column: ImportColumn): void {
  const known = columnsByName.get(plain(name)) ?? [];
  if (!known.includes(column)) columnsByName.set(plain(name), [...known, column]);
}
