/** Hidden field of a form whose consequences the user has confirmed. */
export const confirmationField = { name: 'confirmed', value: 'yes' } as const;

export function isConfirmed(form: FormData): boolean {
  return form.get(confirmationField.name) === confirmationField.value;
}

/** What a page asks, with the fields to post again. */
export interface Question {
  fields: Record<string, string>;
}

type ConfirmationIn<Response> = Response extends { kind: 'ask'; confirmation: infer Asked } ? Asked : never;

/** Returns null if the response asks nothing. */
export function confirmationIn<Response extends object>(
  response: Response | null | undefined,
): ConfirmationIn<Response> | null {
  const answer = response as { kind?: unknown; confirmation: ConfirmationIn<Response> } | null | undefined;
  return answer?.kind === 'ask' ? answer.confirmation : null;
}
