import { admin as adminArabic } from './translations/ar/admin.ts';
import { imports as importsArabic } from './translations/ar/imports.ts';
import { mentoring as mentoringArabic } from './translations/ar/mentoring.ts';
import { students as studentsArabic } from './translations/ar/students.ts';
import { admin as adminEnglish } from './translations/en/admin.ts';
import { imports as importsEnglish } from './translations/en/imports.ts';
import { mentoring as mentoringEnglish } from './translations/en/mentoring.ts';
import { students as studentsEnglish } from './translations/en/students.ts';
import { admin as adminFrench } from './translations/fr/admin.ts';
import { imports as importsFrench } from './translations/fr/imports.ts';
import { mentoring as mentoringFrench } from './translations/fr/mentoring.ts';
import { students as studentsFrench } from './translations/fr/students.ts';
import { admin as adminChinese } from './translations/zh/admin.ts';
import { imports as importsChinese } from './translations/zh/imports.ts';
import { mentoring as mentoringChinese } from './translations/zh/mentoring.ts';
import { students as studentsChinese } from './translations/zh/students.ts';

/** Texts of every language whose names of columns, roles and relations an import recognises. @see PD-59 */
export const importNames = [
  { admin: adminEnglish, imports: importsEnglish, mentoring: mentoringEnglish, students: studentsEnglish },
  { admin: adminArabic, imports: importsArabic, mentoring: mentoringArabic, students: studentsArabic },
  { admin: adminFrench, imports: importsFrench, mentoring: mentoringFrench, students: studentsFrench },
  { admin: adminChinese, imports: importsChinese, mentoring: mentoringChinese, students: studentsChinese },
];
