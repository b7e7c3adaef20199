import { styled, type SxProps, Table, type Theme } from '@mui/material';
import { memo, type ComponentType, type ReactNode } from 'react';
import {
  DataTableBase,
  DataTableRenderContext,
  RecordContextProvider,
  useDataTableDataContext,
} from 'react-admin';

/** What a table gives each of its rows. */
export interface RowProps {
  className?: string;
  /** The cells. */
  children?: ReactNode;
}

interface BodyProps {
  row: ComponentType<RowProps>;
  children: ReactNode;
}

/** Only drawn again when the rows or the columns change. */
const Body = memo(function Body({ row: Row, children }: BodyProps) {
  const data = useDataTableDataContext();
  return (
    <tbody>
      {data?.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Row className="RaDataTable-row">{children}</Row>
        </RecordContextProvider>
      ))}
    </tbody>
  );
});

/** Has the name of react-admin's table, so that a theme can style it in the usual way. */
const Root = styled('div', {
  name: 'RaDataTable',
  overridesResolver: (_props, { root }) => root,
})(({ theme }) => ({
  '& .RaDataTable-headerCell': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    '&:first-of-type': { borderTopLeftRadius: theme.shape.borderRadius },
    '&:last-child': { borderTopRightRadius: theme.shape.borderRadius },
  },
  '& .RaDataTable-expandHeader, & .RaDataTable-expandIconCell': {
    paddingRight: 0,
    width: theme.spacing(4),
  },
  '& .RaDataTable-expandIcon': {
    padding: theme.spacing(1),
    transform: 'rotate(-90deg)',
    transition: theme.transitions.create('transform', {
      duration: theme.transitions.duration.short,
    }),
  },
  '& .RaDataTable-expandIcon.RaDataTable-expanded': { transform: 'rotate(0deg)' },
}));

interface ListTableProps extends BodyProps {
  head: ComponentType<{ children?: ReactNode }>;
  /** Whether rows can be selected. */
  isSelectable?: boolean;
  sx?: SxProps<Theme>;
}

/**
 * The rows of a list as a table, on the headless half of react-admin's: its other half has heads, rows,
 * cells and a column chooser of its own, which would be 20 KiB that nothing shows.
 */
export function ListTable({ head: Head, row, children, isSelectable = false, sx }: ListTableProps) {
  return (
    <DataTableBase hasBulkActions={isSelectable} loading={null} empty={null}>
      <Root {...(sx && { sx })}>
        <div className="RaDataTable-tableWrapper">
          <Table size="small">
            <DataTableRenderContext.Provider value="header">
              <Head>{children}</Head>
            </DataTableRenderContext.Provider>
            <Body row={row}>{children}</Body>
          </Table>
        </div>
      </Root>
    </DataTableBase>
  );
}
