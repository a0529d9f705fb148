/** Result of a check; the text of a warning or problem says what to do. */
export interface Finding {
  readonly level: 'ok' | 'warning' | 'problem';
  readonly topic: string;
  readonly text: string;
}

export function findingsOf(topic: string) {
  const finding =
    (level: Finding['level']) =>
    (text: string): Finding => ({ level, topic, text });
  return { ok: finding('ok'), warning: finding('warning'), problem: finding('problem') };
}
