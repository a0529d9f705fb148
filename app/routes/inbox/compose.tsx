import { useOutletContext } from 'react-router';
import type { FormRefusal } from '../../forms/form-refusal.ts';
import type { ComposeStart } from './compose.server.ts';
import type { MessageField } from './compose-fields.ts';
import { ComposeForm } from './compose-form.tsx';
import { NoneSelected } from './inbox-states.tsx';

export interface ComposePane {
  isComposing: boolean;
  /** Null if loading failed. */
  start: ComposeStart | null;
  refusal: FormRefusal<MessageField> | undefined;
}

/** Shown beside the list while no message is open. A separate route, so that an open message does not load the form. */
export default function Compose() {
  const { isComposing, start, refusal } = useOutletContext<ComposePane>();
  return isComposing ? <ComposeForm start={start} refusal={refusal} /> : <NoneSelected />;
}
