type PolicyHtmlProps = { html: string; className?: string; lang?: string; dir?: 'ltr' | 'rtl' };

/** The school's own text, made into HTML on the server out of text and links alone. @see features/policies */
export function PolicyHtml({ html, ...rest }: PolicyHtmlProps) {
  return <div {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
