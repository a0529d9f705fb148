import { createContext, useContext } from 'react';
import { formOwnerField } from '#http/form-owner.ts';

/** Id of the signed-in person. Null for visitors: their forms keep no drafts. */
export const DraftOwner = createContext<string | null>(null);

/**
 * A form is accepted from the person who opened it only, and its browser does not show what was typed to the next person
 * who goes back to the page. @see PD-26
 */
export function FormOwner() {
  const owner = useContext(DraftOwner);
  if (owner === null) return null;
  return <input ref={turnOffRestoring} type="hidden" name={formOwnerField} value={owner} />;
}

/** By script: without one there are no drafts, and only the browser keeps what was typed. */
function turnOffRestoring(input: HTMLInputElement | null): void {
  input?.form?.setAttribute('autocomplete', 'off');
}
