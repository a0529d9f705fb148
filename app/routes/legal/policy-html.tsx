type PolicyHtmlProps = { html: string; className?: string; lang?: string; dir?: 'ltr' | 'rtl' };

/** Trusted HTML of a policy, generated on the server from text and links only. @see features/policies */
export function PolicyHtml({ html, ...rest }: PolicyHtmlProps) {
  return <div {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
