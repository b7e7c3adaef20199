import { Tooltip, type TooltipProps } from '@mui/material';

/**
 * A tooltip of something in a row. It lies over the row below, and lets the pointer through to it: a
 * tooltip that stayed under the pointer would take the click that is meant for that row.
 */
export const RowTooltip = (props: TooltipProps) => <Tooltip {...props} disableInteractive />;
