/**
 * jsdom has no media queries. This one answers those about width, from `window.innerWidth`; all
 * others are false.
 */
export function installMatchMedia(): void {
  window.innerWidth = 1440;
  window.matchMedia = (query) => {
    const bound = (name: string) =>
      Number(new RegExp(`${name}-width: ?([\\d.]+)px`).exec(query)?.[1]);
    const [min, max] = [bound('min'), bound('max')];
    const knowsWidth = !Number.isNaN(min) || !Number.isNaN(max);
    const matches = knowsWidth && !(window.innerWidth < min) && !(window.innerWidth > max);
    return Object.assign(new EventTarget(), {
      matches,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
}
