import AddIcon from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import { LinkBase, useGetResourceLabel, useTranslate } from 'react-admin';
import { useGrants } from '../../authProvider/useGrant.ts';
import { useDeclared } from './DeclaredContext.tsx';
import { usePagePaths } from './usePagePaths.ts';

interface AddButtonProps {
  /** It is next to a heading that says what is added, so on a phone one word is enough. */
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
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {label}
          </Box>
          <Box component="span" sx={{ display: { xs: 'inline', sm: 'none' } }}>
            {translate('ra.action.add')}
          </Box>
        </>
      ) : (
        label
      )}
    </Button>
  );
}
