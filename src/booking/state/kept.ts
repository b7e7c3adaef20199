import type { z } from 'zod';

/**
 * Values kept for this tab: they survive a reload or a crash of the tab, and are gone when it is
 * closed. A value that an older version kept, or that is damaged, is dropped.
 */
export function keptValue<T>(key: string, schema: z.ZodType<T>, storage: Storage = sessionStorage) {
  return {
    read(): T | null {
      const text = storage.getItem(key);
      if (text === null) return null;
      try {
        return schema.safeParse(JSON.parse(text)).data ?? null;
      } catch {
        return null;
      }
    },
    write(value: T | null): void {
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(value));
    },
  };
}
export type KeptValue<T> = ReturnType<typeof keptValue<T>>;
