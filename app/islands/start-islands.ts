import { whenIdle } from '#ui/when-idle.ts';
import { type IslandName, islands } from './islands.ts';

type Start = (element: HTMLElement, props: unknown) => unknown;

/** Starts each island of the page once, and then repeats the clicks on its buttons that it missed. @see ADR-44 */
export function startIslands(): void {
  const starting = [...document.querySelectorAll<HTMLElement>('[data-island]')].map(prepare);
  void Promise.all(starting).then(() => dispatchEvent(new Event('hydrated')));
}

const interactions = ['pointerdown', 'keydown', 'focusin', 'input'];

/** Resolves when an island that need not be seen has started. */
function prepare(element: HTMLElement): Promise<void> | null {
  const { island: name = '', props = '' } = element.dataset;
  const { when, load } = islands[name as IslandName];
  const waiting = new AbortController();
  const { signal } = waiting;
  const missed: HTMLElement[] = [];
  let started: Promise<void> | null = null;
  const start = () => {
    started ??= run().catch((error) => {
      // Without its script, the island works as it does without JavaScript.
      started = null;
      console.error(error);
      addEventListener('online', start, { once: true });
    });
    return started;
  };
  async function run(): Promise<void> {
    const startIsland = (await load()).default as Start;
    await startIsland(element, JSON.parse(props));
    waiting.abort();
    element.dataset['started'] = 'yes';
    for (const button of missed) button.click();
  }
  element.addEventListener('click', ({ target }) => keepClick(target, missed), { signal });
  for (const type of interactions) element.addEventListener(type, start, { signal, passive: true });
  if (when === 'idle') return new Promise((resolve) => whenIdle(() => start().then(resolve)));
  whenIdle(() => whenSeen(element, start, signal));
  return null;
}

function keepClick(target: EventTarget | null, missed: HTMLElement[]): void {
  const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]:not([commandfor])');
  if (button) missed.push(button);
}

const aheadOfView = { rootMargin: '50% 0%' };

function whenSeen(element: HTMLElement, start: () => unknown, signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) void start();
  }, aheadOfView);
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
