/** Hidden field of a form whose consequences the user has confirmed. */
export const confirmationField = { name: 'confirmed', value: 'yes' } as const;

export function isConfirmed(form: FormData): boolean {
  return form.get(confirmationField.name) === confirmationField.value;
}
