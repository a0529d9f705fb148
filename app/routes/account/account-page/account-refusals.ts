import type { EmailChangeField } from '../../../features/accounts/accounts.schema.ts';
import type { RefusedForm } from '../../../forms/form-refusal.ts';
import type { PreferencesField } from './preferences-form.ts';

/** The action data of the account page: the form that was not accepted. */
export interface AccountRefusals {
  email?: RefusedForm<EmailChangeField>;
  preferences?: RefusedForm<PreferencesField>;
}
