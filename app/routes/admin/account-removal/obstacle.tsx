import { Card } from '#ui/card.tsx';

export function Obstacle({ title, children }: { title: string; children: string }) {
  return (
    <Card className="max-w-2xl">
      <h2 className="mb-1.5 font-sans text-base font-[620]">{title}</h2>
      <p className="text-ink-soft">{children}</p>
    </Card>
  );
}
