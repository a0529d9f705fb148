import { useEffect } from 'react';
import { useRevalidate } from '../live/use-revalidate.ts';

/** So that the server does not answer just before the moment. */
const lateMilliseconds = 500;

/** Loads the data of the page again at a moment, by the clock of the server, which may differ from that of the device. */
export function useReloadAt(moment: Date, now: Date): void {
  const revalidate = useRevalidate();
  const [momentTime, nowTime] = [moment.getTime(), now.getTime()];
  useEffect(() => {
    const milliseconds = momentTime - nowTime + lateMilliseconds;
    const dueAt = Date.now() + milliseconds;
    const timer = setTimeout(revalidate, milliseconds);
    // Timers stop while a device sleeps.
    const onVisible = () => {
      if (document.visibilityState === 'visible' && Date.now() >= dueAt) revalidate();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [momentTime, nowTime, revalidate]);
}
