/** Returns whether a URL of the inbox shows the form to write a message. */
export const isComposeOpen = ({ search }: { search: string }): boolean => new URLSearchParams(search).has('compose');
