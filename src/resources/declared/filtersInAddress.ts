import { z } from 'zod';
import { listParameters } from '../../../contract/core/listQuery.ts';
import type { AnyResource } from '../../../contract/core/resource.ts';

const filtersSchema = z.record(z.string(), z.string());

/**
 * The filters that an address asks for (`?filter={"groupId":"…"}`), for a list that does not keep
 * its own there; none where it asks for something that the list does not take.
 */
export function filtersInAddress(declaration: AnyResource, search: string): Record<string, string> {
  try {
    const text = new URLSearchParams(search).get('filter') ?? '{}';
    const filters = filtersSchema.parse(JSON.parse(text));
    const known = listParameters(declaration);
    return Object.keys(filters).every((name) => known.includes(name)) ? filters : {};
  } catch {
    return {};
  }
}
