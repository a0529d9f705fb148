/** Id of the text field below an open message. */
export const replyFieldId = 'reply-body';

/** False where no message is open, or its reader cannot reply. */
export function focusReply(): boolean {
  const field = document.getElementById(replyFieldId);
  field?.focus();
  return field !== null;
}
