import type { FilterPayload } from 'react-admin';
import type { AnyResource } from '../../../contract/core/resource.ts';

/** A list of a declared resource, as its page shows it. */
export interface PageList {
  declaration: AnyResource;
  /** The filters of the page, under those that the list's reader chose. */
  filter?: FilterPayload | ((chosen: FilterPayload) => FilterPayload) | undefined;
  /** The filters that it accepts, of those in an address; all declared ones by default. */
  acceptedFilters?: (given: object) => object;
  /** It always begins with its declared order, although another list of the resource has a kept one. */
  forgetsSort?: boolean;
  /** What else the data provider is told. */
  meta?: Record<string, unknown>;
}
