export function EffectList({ title, effects }: { title: string; effects: string[] }) {
  return (
    <section>
      <h2 className="mb-1.5 font-sans text-base font-[620]">{title}</h2>
      <ul className="list-disc space-y-1.5 ps-5 text-ink-soft marker:text-brass">
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </section>
  );
}
