/** An email address that breaks after `@`, and elsewhere only where a part is longer than the line. */
export function EmailText({ email }: { email: string }) {
  const domainStart = email.lastIndexOf('@') + 1;
  return (
    <bdi translate="no" className="wrap-break-word">
      {email.slice(0, domainStart)}
      <wbr />
      {email.slice(domainStart)}
    </bdi>
  );
}
