/** `Content-Disposition` with the file name in any script. @see RFC 8187 */
export function dispositionOf(kind: 'attachment' | 'inline', name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
