import type { Office } from './offices.ts';
import { offices as officesAr } from './translations/ar/offices.ts';
import { peopleSearch as peopleAr } from './translations/ar/people-search.ts';
import { ui as uiAr } from './translations/ar/ui.ts';
import { offices as officesEn } from './translations/en/offices.ts';
import { peopleSearch as peopleEn } from './translations/en/people-search.ts';
import { ui as uiEn } from './translations/en/ui.ts';
import { offices as officesFr } from './translations/fr/offices.ts';
import { peopleSearch as peopleFr } from './translations/fr/people-search.ts';
import { ui as uiFr } from './translations/fr/ui.ts';
import { offices as officesZh } from './translations/zh/offices.ts';
import { peopleSearch as peopleZh } from './translations/zh/people-search.ts';
import { ui as uiZh } from './translations/zh/ui.ts';

/* Search words for recipients, in every language and in lower case. @see PD-29 */

const ui = [uiEn, uiAr, uiFr, uiZh];
const people = [peopleEn, peopleAr, peopleFr, peopleZh];
const names = [officesEn, officesAr, officesFr, officesZh];

const inAll = (texts: readonly string[]) => texts.join(' ').toLowerCase();

export const wordsOfOffice = (office: Office) => inAll(names.map((texts) => texts[`office.${office}`]));

const withoutStudent = (text: string) => text.replace('{student}', '');

export const wordsOfRoles = {
  parent: inAll(ui.map((texts) => texts['ui.role.parent'])),
  mentor: inAll(ui.map((texts) => texts['ui.role.mentor'])),
  admin: inAll(ui.map((texts) => texts['ui.role.admin'])),
  academicMentor: inAll(people.map((texts) => withoutStudent(texts['ui.person.academicMentor']))),
  wellbeingCoach: inAll(people.map((texts) => withoutStudent(texts['ui.person.wellbeingCoach']))),
  guardian: inAll(people.map((texts) => withoutStudent(texts['ui.person.guardian']))),
};
