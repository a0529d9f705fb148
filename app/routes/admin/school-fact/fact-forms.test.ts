import { expect, it } from 'vitest';
import { factSchemas } from '#features/school-facts/school-facts.schema.ts';
import { schoolFacts } from '#features/school-facts/school-facts.ts';
import { factForms } from './fact-forms.ts';

it.each(schoolFacts)('The form of %s has the fields that the server accepts', (fact) => {
  expect(factForms[fact].names.toSorted()).toEqual(Object.keys(factSchemas[fact].shape).toSorted());
});
