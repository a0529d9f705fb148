import type { FactContent, SchoolFact } from '#features/school-facts/school-facts.ts';
import { addDays } from '#platform/calendar-days.ts';

/** Examples that cannot be mistaken for facts of a real school. Some facts are missing, and one lacks two languages. */
export function demoFacts(today: string): Partial<Record<SchoolFact, FactContent>> {
  return {
    ages: {
      primaryFrom: '5',
      primaryTo: '10',
      middleFrom: '11',
      middleTo: '13',
      secondaryFrom: '14',
      secondaryTo: '16',
      universityFrom: '17',
      universityTo: '18',
    },
    group: { largest: '12' },
    language: { language: 'en' },
    hours: {
      ...{ monday: 'on', tuesday: 'on', wednesday: 'on', thursday: 'on', friday: 'on' },
      ...{ opens: '08:30', closes: '16:00', secondCity: 'dubai', thirdCity: 'new-york' },
      ...{ part1: 'mentor', starts1: '08:30', ends1: '08:45' },
      ...{ part2: 'lesson', starts2: '08:45', ends2: '10:15' },
      ...{ part3: 'break', starts3: '10:15', ends3: '10:45' },
      ...{ part4: 'lesson', starts4: '10:45', ends4: '12:15' },
      ...{ part5: 'lunch', starts5: '12:15', ends5: '13:15' },
      ...{ part6: 'lesson', starts6: '13:15', ends6: '14:45' },
      ...{ part7: 'study', starts7: '14:45', ends7: '16:00' },
    },
    terms: {
      autumnFirst: addDays(today, -30),
      autumnLast: addDays(today, 40),
      springFirst: addDays(today, 60),
      springLast: addDays(today, 130),
    },
    fees: {
      ...{ currency: 'GBP', lowest: '1000', highest: '2000', per: 'term' },
      textEn: 'These are the sums of the demo, not those of a school.',
      textAr: 'هذه مبالغ النسخة التجريبية، وليست مبالغ مدرسة.',
      textFr: 'Ces montants sont ceux de la démonstration, et non ceux d’une école.',
      textZh: '以上是演示数据，并非真实学校的学费。',
    },
    devices: {
      textEn: 'An example: a computer with a camera and a microphone.',
      textFr: 'Un exemple : un ordinateur avec une caméra et un microphone.',
    },
  };
}
