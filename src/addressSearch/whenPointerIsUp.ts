let isPressed = false;
for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
  window.addEventListener(type, () => (isPressed = type === 'pointerdown'), true);

/**
 * Runs once no mouse button or finger is down: what appears on the page when a field is left must
 * not push away the button that is being pressed.
 */
export function whenPointerIsUp(run: () => void): void {
  if (!isPressed) {
    run();
    return;
  }
  const wait = new AbortController();
  const released = () => {
    wait.abort();
    // The click follows immediately.
    setTimeout(run);
  };
  for (const type of ['pointerup', 'pointercancel'])
    window.addEventListener(type, released, { signal: wait.signal });
}
