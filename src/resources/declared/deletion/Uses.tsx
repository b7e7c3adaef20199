import { Box, Link, Typography } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import { useActor } from '../../../authProvider/useGrant.ts';
import { listAddress } from '../../places.ts';
import type { SharedUse } from './useDeletionCheck.ts';

/** Says how many rows of a resource a deletion affects. */
export function useUseText() {
  const translate = useTranslate();
  return ({ resource, count, effect }: Omit<SharedUse, 'filter'>): string => {
    const values = {
      smart_count: count,
      name: translate(`resources.${resource}.name`, { smart_count: count }),
    };
    return translate(`resources.${resource}.${effect}`, {
      ...values,
      _: translate('resources.delete.counted', values),
    });
  };
}

/** The rows that a deletion affects: how many of each resource, with a link to them. */
export function Uses({ head, uses }: { head: string; uses: readonly SharedUse[] }) {
  const textOf = useUseText();
  const { role } = useActor();
  if (uses.length === 0) return null;
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="body2">{head}</Typography>
      <Box component="ul" sx={{ my: 0.5, pl: 2.5, typography: 'body2' }}>
        {uses.map((use) => {
          const { resource, filter } = use;
          const text = textOf(use);
          const address = filter && listAddress(resource, role, filter);
          return (
            <li key={resource}>
              {address ? (
                <Link component={LinkBase} to={address}>
                  {text}
                </Link>
              ) : (
                text
              )}
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
