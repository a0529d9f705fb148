import * as z from 'zod/mini';
import { countryCodes } from '#content/countries.ts';
import { timeZones } from '#i18n/time-zones.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { joinLines } from '#platform/text-input.ts';
import { textRules } from '#platform/text-rules.ts';
import { contactNumbers, type EmergencyContact, type SafetyDetails, safetyLimits } from './safety.ts';

const { must, mustAgree, mustBePlain, mustFit, writtenText, optionalText, phoneNumber } =
  textRules<PlainTranslationKey>('validation.forbiddenCharacters');
const { addressLength, nameLength, relationLength, textLength } = safetyLimits;

const isOneOf = (values: readonly string[]) => (text: string) => values.includes(text);

const optionalLine = (length: number, tooLong: PlainTranslationKey) =>
  z._default(z.string(), '').check(mustBePlain, z.overwrite(joinLines), mustFit(length, tooLong));

export const CountrySchema = z
  .string('safety.country.missing')
  .check(z.trim(), z.toUpperCase(), must(isOneOf(countryCodes), 'safety.country.missing'));
export const TimeZoneSchema = z
  .string('safety.timeZone.missing')
  .check(z.trim(), must(isOneOf(timeZones), 'safety.timeZone.missing'));
export const ContactNameSchema = optionalLine(nameLength, 'safety.contact.name.tooLong');
export const ContactRelationSchema = optionalLine(relationLength, 'safety.contact.relation.tooLong');
export const ContactPhoneSchema = phoneNumber('safety.contact.phone.invalid');

type Contacts = { [Field in `${keyof EmergencyContact}${(typeof contactNumbers)[number]}`]: string };

const fieldsOf = <Number extends 1 | 2 | 3>(number: Number) =>
  ({
    [`name${number}`]: ContactNameSchema,
    [`relation${number}`]: ContactRelationSchema,
    [`phone${number}`]: ContactPhoneSchema,
  }) as { [Field in `${keyof EmergencyContact}${Number}`]: typeof ContactNameSchema };

const contactOf = (values: Contacts, number: 1 | 2 | 3): EmergencyContact => ({
  name: values[`name${number}`],
  relation: values[`relation${number}`],
  phone: values[`phone${number}`],
});

/** The first contact is required; of another one, what is entered must be complete. */
const mustHave = (number: 1 | 2 | 3, field: 'name' | 'phone', missing: PlainTranslationKey) =>
  mustAgree<Contacts>(
    [`${field}${number}`],
    (values) => {
      const contact = contactOf(values, number);
      const isEmpty = contact.name === '' && contact.relation === '' && contact.phone === '';
      return contact[field] !== '' || (number > 1 && isEmpty);
    },
    missing,
  );

/** @see PD-71 @see R12 */
export const SafetySchema = z
  .object({
    country: CountrySchema,
    address: writtenText(addressLength, { missing: 'safety.address.missing', tooLong: 'safety.address.tooLong' }),
    timeZone: TimeZoneSchema,
    ...fieldsOf(1),
    ...fieldsOf(2),
    ...fieldsOf(3),
    health: optionalText(textLength, 'safety.health.tooLong'),
    companions: optionalText(textLength, 'safety.companions.tooLong'),
  })
  .check(
    ...contactNumbers.flatMap((number) => [
      mustHave(number, 'name', 'safety.contact.name.missing'),
      mustHave(number, 'phone', 'safety.contact.phone.missing'),
    ]),
  );
export type SafetyForm = z.infer<typeof SafetySchema>;

export const detailsOf = ({
  country,
  address,
  timeZone,
  health,
  companions,
  ...contacts
}: SafetyForm): SafetyDetails => ({
  country,
  address,
  timeZone,
  contacts: contactNumbers.map((number) => contactOf(contacts, number)).filter(({ name }) => name !== ''),
  health,
  companions,
});

export const CourtOrderSchema = z.object({ courtOrder: optionalText(textLength, 'safety.courtOrder.tooLong') });
