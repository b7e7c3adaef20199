import { styled, type SxProps, Table, type Theme } from '@mui/material';
import { Children, Fragment, memo, type ComponentType, type ReactNode } from 'react';
import {
  DataTableBase,
  DataTableRenderContext,
  RecordContextProvider,
  useDataTableDataContext,
  type RaRecord,
} from 'react-admin';

/** What a table gives each of its rows. */
export interface RowProps {
  className?: string;
  /** The cells. */
  children?: ReactNode;
}

interface BodyProps {
  row: ComponentType<RowProps>;
  /**
   * The heading of the rows to which a record belongs; rows that follow each other under the same one
   * have it once. It stays the same function as long as the headings do.
   */
  headingOf?: ((record: RaRecord) => string) | undefined;
  children: ReactNode;
}

/** Only drawn again when the rows or the columns change. */
const Body = memo(function Body({ row: Row, headingOf, children }: BodyProps) {
  const data = useDataTableDataContext();
  const headings = headingOf && data?.map(headingOf);
  return (
    <tbody>
      {data?.map((record, at) => (
        <Fragment key={record.id}>
          {headings && headings[at] !== headings[at - 1] && (
            // Not a row of the table: each row says by itself what its heading does.
            <tr role="presentation" className="list-heading">
              <td colSpan={Children.count(children) + 1}>{headings[at]}</td>
            </tr>
          )}
          <RecordContextProvider value={record}>
            <Row className="RaDataTable-row">{children}</Row>
          </RecordContextProvider>
        </Fragment>
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

interface DataTableProps extends BodyProps {
  head: ComponentType<{ children?: ReactNode }>;
  /** Whether rows can be selected. */
  isSelectable?: boolean;
  sx?: SxProps<Theme>;
}

/**
 * The rows of a list as a table, on the headless half of react-admin's: its other half has heads, rows,
 * cells and a column chooser of its own, which would be 20 KiB that nothing shows.
 */
export function DataTable(props: DataTableProps) {
  const { head: Head, row, headingOf, children, isSelectable = false, sx } = props;
  return (
    <DataTableBase hasBulkActions={isSelectable} loading={null} empty={null}>
      <Root {...(sx && { sx })}>
        <div className="RaDataTable-tableWrapper">
          <Table size="small">
            <DataTableRenderContext.Provider value="header">
              <Head>{children}</Head>
            </DataTableRenderContext.Provider>
            <Body row={row} headingOf={headingOf}>
              {children}
            </Body>
          </Table>
        </div>
      </Root>
    </DataTableBase>
  );
}
