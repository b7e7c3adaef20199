import type { AnyResource } from './resource.ts';

/** Query parameters that a resource's list takes, the common ones first. */
export function listParameters(resource: AnyResource): string[] {
  const common = ['page', 'offset', 'maxPerPage', 'sort', 'dynamicSearch', 'id'];
  if (resource.scope.by !== 'channel') common.push('corporationId');
  const { filters = {}, options = {} } = resource.list;
  return [...common, ...Object.keys(filters), ...Object.keys(options)];
}
