import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { DEFAULT_PER_PAGE } from '../../../contract/core/listLimits.ts';

/** What is shown instead of rows: a heading, a sentence and something to do next. */
export function Notice(props: { title: string; text?: string; action?: ReactNode }) {
  return (
    <Box sx={{ px: 3, py: 8, textAlign: 'center' }}>
      <Typography variant="subtitle1" component="p" sx={{ fontWeight: 600 }}>
        {props.title}
      </Typography>
      {props.text && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {props.text}
        </Typography>
      )}
      {props.action && <Box sx={{ mt: 2 }}>{props.action}</Box>}
    </Box>
  );
}

/** No rows: either there are none yet, or none match and a button shows everything again. */
export function EmptyList({ title, action }: { title?: string; action?: ReactNode }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const isFiltered = Object.keys(filterValues).length > 0;
  return isFiltered ? (
    <Notice
      title={translate('resources.list.noResults')}
      text={translate('resources.list.noResultsHint')}
      action={
        <Button variant="outlined" onClick={() => setFilters({})}>
          {translate('resources.list.clearFilters')}
        </Button>
      }
    />
  ) : (
    <Notice title={title ?? translate('resources.list.noData')} action={action} />
  );
}

interface ListSkeletonProps {
  rows?: number;
  /** The widths of the table's columns, as of a CSS grid; cards have only one. */
  columns?: readonly string[];
}

const ONE_COLUMN = ['1fr'];

/**
 * Grey bars as high and wide as the cells that they stand for, so that nothing moves when the rows
 * arrive (`theme/waiting.ts`).
 */
export function ListSkeleton({ rows = DEFAULT_PER_PAGE, columns = ONE_COLUMN }: ListSkeletonProps) {
  const translate = useTranslate();
  const widths = { '--columns': columns.join(' ') } as CSSProperties;
  return (
    <output className="waiting-rows" style={widths} aria-label={translate('ra.page.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="waiting-row">
          {Array.from({ length: columns.length }, (_column, at) => (
            <span key={at} className="grey-bar" />
          ))}
        </div>
      ))}
    </output>
  );
}

/**
 * Dims the rows of the surrounding list, with a bar above them, while another page, order, search
 * or filter is loading. A refresh of the same rows shows nothing.
 */
function DimmedUnderWay({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { isPlaceholderData = false } = useListContext();
  return (
    <Box aria-busy={isPlaceholderData} sx={{ position: 'relative' }}>
      {isPlaceholderData && (
        <LinearProgress
          aria-label={translate('common.loading')}
          // It lies over the rows, because making room for it would move them.
          sx={{ position: 'absolute', top: 0, left: 0, right: 0, height: 2, zIndex: 1 }}
        />
      )}
      <Box sx={{ opacity: isPlaceholderData ? 0.5 : 1, transition: 'opacity 200ms' }}>
        {children}
      </Box>
    </Box>
  );
}

interface ListBodyProps extends Pick<ListSkeletonProps, 'columns'> {
  children: ReactNode;
  empty: ReactNode;
}

/**
 * The rows of the surrounding list, or what is shown instead. Rows that are already shown stay when
 * a refresh fails, with the error above them.
 */
export function ListBody({ children, empty, columns }: ListBodyProps) {
  const translate = useTranslate();
  const { data, error, isPending, isFetching, refetch, perPage } = useListContext();
  const queryClient = useQueryClient();
  const readAgain = () => {
    void refetch();
    // Also the names that its rows refer to.
    void queryClient.refetchQueries(
      { type: 'active', predicate: ({ state }) => state.status === 'error' },
      { cancelRefetch: false },
    );
  };
  const retry = (
    <Button color="inherit" size="small" loading={isFetching} onClick={readAgain}>
      {translate('resources.list.retry')}
    </Button>
  );
  if (error && !data) {
    return (
      <Box sx={{ p: 2 }}>
        <Alert severity="error" action={retry}>
          {translate(error.message || 'resources.list.loadFailed', { _: error.message })}
        </Alert>
      </Box>
    );
  }
  if (isPending || !data) return <ListSkeleton rows={perPage} {...(columns && { columns })} />;
  return (
    <>
      {error && (
        <Alert severity="warning" action={retry} square>
          {translate('resources.list.refreshFailed')}
        </Alert>
      )}
      <DimmedUnderWay>{data.length === 0 ? empty : children}</DimmedUnderWay>
    </>
  );
}
