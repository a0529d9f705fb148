/** The year end in the admin console. @see PD-60 */
export const yearEnd = {
  'yearEnd.title': 'Year end',
  'yearEnd.intro':
    'Move students to their next class or stage, archive those who leave, and add the terms of the new year. Nothing changes before you confirm the preview.',
  'yearEnd.groups': 'Students by stage and class',
  'yearEnd.groups.text':
    'Everyone stays at their stage unless you choose another. A class with a number is proposed one higher: please check each one.',
  'yearEnd.groups.empty': 'No enrolled students',
  'yearEnd.groups.empty.text': 'Students appear here by stage and class once they have been added.',
  'yearEnd.count': { one: '{count} student', other: '{count} students' },
  'yearEnd.to': 'Next year',
  'yearEnd.to.stays': 'Same stage',
  'yearEnd.to.stage': 'Move to {stage}',
  'yearEnd.to.leaves': 'Leave the school',
  'yearEnd.kept': 'Choose students for whom nothing changes',
  'yearEnd.kept.text':
    'For example, those who repeat the year. If a single student leaves, archive them on their own page instead.',
  'yearEnd.kept.unlisted': {
    one: 'Nothing changes for {count} student whom you chose before this page was loaded again. The preview names them.',
    other:
      'Nothing changes for {count} students whom you chose before this page was loaded again. The preview names them.',
  },
  'yearEnd.search': 'Find a student by name or number',
  'yearEnd.search.submit': 'Show Students',
  'yearEnd.search.more': 'The first {count} are listed.',
  'yearEnd.search.none': 'No student of this group matches.',
  'yearEnd.terms': 'New terms',
  'yearEnd.terms.text': 'Proposed from the terms of the last year. Those selected are added for the school reports.',
  'yearEnd.terms.none': 'There are no terms that could be repeated a year later.',
  'yearEnd.terms.add': 'Add {name}',
  'yearEnd.terms.otherNames': 'Names in other languages',
  'yearEnd.submit': 'Preview',
  'yearEnd.submitting': 'Preparing Preview...',
  'yearEnd.nothing': 'Nothing would change. Choose a change for at least one group, or a term to add.',
  'yearEnd.preview': 'Preview of the year end',
  'yearEnd.preview.text': 'Nothing has been changed yet. Please check each group before you confirm.',
  'yearEnd.from': 'Now',
  'yearEnd.students': 'Students',
  'yearEnd.keptStudents': 'Not changed',
  'yearEnd.unchanged': 'No change',
  'yearEnd.moved': { one: '{count} student changes stage or class', other: '{count} students change stage or class' },
  'yearEnd.left': { one: '{count} student leaves', other: '{count} students leave' },
  'yearEnd.added': { one: '{count} new term', other: '{count} new terms' },
  'yearEnd.effect.access':
    'Families, mentors and coaches stop seeing those who leave at once. Accounts and earlier messages stay.',
  'yearEnd.effect.retention':
    'The records of those who leave are deleted {period} after today, unless they are restored before then.',
  'yearEnd.effect.told': 'No emails are sent. Families see a new stage under recent activity.',
  'yearEnd.effect.undo': 'For one day, you can undo all of this.',
  'yearEnd.confirm': 'Confirm Year End',
  'yearEnd.edit': 'Change the Plan',
  'yearEnd.changedMeanwhile':
    'A student has been changed since you saw the preview. This is the preview for the students as they are now: please check it again.',
  'yearEnd.undoFirst': 'Nothing was changed: a year end was completed within the last day and can still be undone.',
  'yearEnd.done': 'The year end is complete. You can undo it for one day.',
  'yearEnd.past': 'The year end is complete',
  'yearEnd.past.by': 'Confirmed by',
  'yearEnd.past.formerAccount': 'Deleted account',
  'yearEnd.past.at': 'Confirmed',
  'yearEnd.past.changes': 'Changes',
  'yearEnd.past.until': 'Can be undone until',
  'yearEnd.undo.text':
    'Undoing restores stage, class and enrolment of every student as they were, and removes the new terms. A term that reports already use, or that was edited, stays.',
  'yearEnd.undo.title': 'Undo the year end?',
  'yearEnd.undo.students': {
    one: '{count} student returns to the former stage and class.',
    other: '{count} students return to their former stages and classes.',
  },
  'yearEnd.undo.submit': 'Undo Year End',
  'yearEnd.undo.success': 'The year end has been undone.',
  'yearEnd.undo.termsKept':
    'The year end has been undone. New terms that reports already use, or that were edited, have been kept.',
  'yearEnd.undo.tooLate': 'The year end can no longer be undone.',
  'yearEnd.undo.changedSince':
    'Nothing was undone, because these students have been changed since the year end. Set their stage, class and enrolment back to what the year end gave them, and try again.',
} as const;
