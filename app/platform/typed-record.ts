/** As `Object.fromEntries`, with the type of the names. */
export function typedRecord<Name extends string, Value>(entries: readonly (readonly [Name, Value])[]) {
  return Object.fromEntries(entries) as Record<Name, Value>;
}
