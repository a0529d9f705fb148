/** Hidden field with the id of the person who was signed in when the form was shown. */
export const formOwnerField = 'formOwner';
