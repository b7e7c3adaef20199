import AddIcon from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import { LinkBase, useGetResourceLabel, useTranslate } from 'react-admin';
import { NARROW_ROW } from '../../admin/list/PageHeader.tsx';
import { useGrants } from '../../authProvider/useGrant.ts';
import { useDeclared } from './DeclaredContext.tsx';
import { usePagePaths } from './usePagePaths.ts';

interface AddButtonProps {
  /** It is next to a heading that says what is added, so one word is enough where there is little room. */
  isBesideTitle?: boolean;
}

/** The button that opens the create dialog, where the user may create. */
export function AddButton({ isBesideTitle = false }: AddButtonProps) {
  const { declaration, titles } = useDeclared();
  const translate = useTranslate();
  const paths = usePagePaths();
  const name = useGetResourceLabel()(declaration.name, 1);
  if (!useGrants(declaration).may('create')) return null;
  const label = translate(titles?.add ?? `resources.${declaration.name}.add`, {
    _: translate('resources.form.addTitle', { name }),
  });
  return (
    <Button
      component={LinkBase}
      to={paths.create}
      variant="contained"
      startIcon={<AddIcon />}
      aria-label={label}
      sx={{ flexShrink: 0 }}
    >
      {isBesideTitle ? (
        <>
          <Box component="span" sx={{ [NARROW_ROW]: { display: 'none' } }}>
            {label}
          </Box>
          <Box component="span" sx={{ display: 'none', [NARROW_ROW]: { display: 'inline' } }}>
            {translate('ra.action.add')}
          </Box>
        </>
      ) : (
        label
      )}
    </Button>
  );
}
