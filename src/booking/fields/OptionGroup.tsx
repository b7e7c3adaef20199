import { Box, ListSubheader, type AutocompleteRenderGroupParams } from '@mui/material';

/**
 * A named group in an Autocomplete's list, as `renderGroup`: the library's own markup puts options
 * where screen readers do not look for them.
 */
export function OptionGroup({ group, children }: Omit<AutocompleteRenderGroupParams, 'key'>) {
  return (
    // A listbox holds groups of options and no fieldset.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <Box component="li" role="group" aria-label={group}>
      <ListSubheader component="div" aria-hidden sx={{ top: -8 }}>
        {group}
      </ListSubheader>
      <Box component="ul" role="presentation" sx={{ p: 0 }}>
        {children}
      </Box>
    </Box>
  );
}
