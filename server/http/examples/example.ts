import type { Role } from '../../../contract/core/roles.ts';

/** Inputs with which a call works in the demo. */
export interface Example {
  /** Parameters of the path; by default the demo's row of the resource in the path. */
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: Record<string, unknown>;
  /** Where the id in the path comes from, if the demo has no such row: the answer of another call. */
  idFrom?: { operation: string; at: string };
  /** A member of the body that comes from the answer of another call. */
  bodyFrom?: { member: string; operation: string; at: string };
  /** Who makes the call; by default a corporation admin, if they may make it. */
  by?: Role;
}
