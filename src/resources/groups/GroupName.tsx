import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { employeeGroups } from '../../../contract/resources/employeeGroups.ts';
import { DeclaredFields } from '../declared/DeclaredFields.tsx';

const NAME = ['name'];
const OTHERS = ['corporationId', 'description'];

interface GroupNameProps {
  mode: 'create' | 'edit';
  /** Stores the name, before there is a group. */
  save?: ReactNode;
}

/** The name of a group and its account. */
export const GroupName = ({ mode, save }: GroupNameProps) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      px: { xs: 2, sm: 3 },
      pb: { xs: 2, sm: 3 },
    }}
  >
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: save ? 'minmax(0, 1fr) auto' : 'minmax(0, 1fr)',
        columnGap: 1,
        alignItems: 'start',
      }}
    >
      <DeclaredFields declaration={employeeGroups} mode={mode} names={NAME} />
      {save}
    </Box>
    <DeclaredFields declaration={employeeGroups} mode={mode} names={OTHERS} />
  </Box>
);
