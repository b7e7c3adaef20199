import { useTranslate } from 'react-admin';
import type { AnyResource } from '../../../contract/core/resource.ts';
import { useGrants } from '../../authProvider/useGrant.ts';

/**
 * The text of a choice that has nothing to offer although nothing was searched for. It says where
 * the first row is made, to people who may make one.
 */
export function useNoneYet(target: AnyResource): string {
  const translate = useTranslate();
  const { may } = useGrants(target);
  if (!may('create')) return translate('common.noResults');
  const page = translate(`resources.${target.name}.title`);
  return translate('resources.list.noneYet', { page });
}
