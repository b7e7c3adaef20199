import { useEffect } from 'react';

/**
 * While mounted, a held Enter counts as pressed once. Each press moves the focus on to the next
 * button, so the browser's repetitions of a single press would go through the whole form and book a
 * trip that nobody has looked at. In texts of several lines it goes on making lines.
 */
export function useHeldEnterOnce(): void {
  useEffect(() => {
    const stopRepetition = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !event.repeat) return;
      if (event.target instanceof HTMLTextAreaElement) return;
      event.preventDefault();
      // Fields that choose with Enter do not look whether it was prevented.
      event.stopPropagation();
    };
    window.addEventListener('keydown', stopRepetition, { capture: true });
    return () => window.removeEventListener('keydown', stopRepetition, { capture: true });
  }, []);
}
