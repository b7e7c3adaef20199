import FirstPageIcon from '@mui/icons-material/FirstPage';
import NavigateBeforeIcon from '@mui/icons-material/NavigateBefore';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import { useId, type ReactElement } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { isPageSize, PAGE_SIZES } from '../../../contract/core/listLimits.ts';
import { SelectButton } from '../inputs/SelectButton.tsx';
import { LARGE_ICON, plainIcon } from '../../theme/plainIcon.tsx';
import { usePrefetchedPage } from './usePrefetchedPage.ts';
import { useSettled } from './useSettled.ts';
import { useTotal } from './useTotal.ts';
import { PAGER_HEIGHT } from '../../theme/pager.ts';
import { Tip } from '../tooltips/Tip.tsx';

const FIRST = plainIcon(FirstPageIcon, { className: LARGE_ICON });
const PREVIOUS = plainIcon(NavigateBeforeIcon, { className: LARGE_ICON });
const NEXT = plainIcon(NavigateNextIcon, { className: LARGE_ICON });

interface StepProps {
  label: string;
  icon: ReactElement;
  disabled: boolean;
  onClick: () => void;
}

// The span keeps the tooltip alive over a disabled button.
const Step = ({ label, icon, disabled, onClick }: StepProps) => (
  <Tip title={label}>
    <span>
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        disabled={disabled}
        onClick={onClick}
      >
        {icon}
      </button>
    </span>
  </Tip>
);

/** Below the foot: the border of its card, and the margin of the page. */
const BELOW = 26;

/** How many rows a window shows below what is above the rows of the list in it. */
function rowsThatFit(): number {
  const row = document.querySelector<HTMLElement>('main [data-row]');
  if (!row) return 0;
  const above = row.getBoundingClientRect().top + window.scrollY;
  return Math.floor((window.innerHeight - above - PAGER_HEIGHT - BELOW) / row.offsetHeight);
}

interface PageSizeProps {
  sizes: readonly number[];
  value: number;
  onChange: (size: number) => void;
}

function PageSize({ sizes, value, onChange }: PageSizeProps) {
  const translate = useTranslate();
  const id = useId();
  const labelId = `${id}-label`;
  const options = () => {
    const named = sizes.map((size) => ({ value: String(size), text: String(size) }));
    const count = rowsThatFit();
    if (!isPageSize(count) || sizes.includes(count)) return named;
    return [
      ...named,
      { value: String(count), text: translate('resources.list.filled', { count }) },
    ];
  };
  return (
    <div className="pager-sizes">
      <label id={labelId} htmlFor={id}>
        {translate('resources.list.perPage')}
      </label>
      <span className="pager-size-box">
        <SelectButton
          id={id}
          labelId={labelId}
          className="pager-size"
          value={String(value)}
          shown={String(value)}
          options={options}
          onChange={(size) => onChange(Number(size))}
        />
      </span>
    </div>
  );
}

interface PaginationProps {
  /** Page sizes to choose from; false for none. */
  sizes?: readonly number[] | false;
}

/**
 * The foot of a list: `11–20 of 134`, buttons for the first, previous and next page and, if wanted,
 * the page size.
 */
export function Pagination({ sizes = PAGE_SIZES }: PaginationProps) {
  const translate = useTranslate();
  const list = useListContext();
  const { page, perPage, data, isPending, setPage, setPerPage, hasNextPage } = list;
  const shown = data?.length ?? 0;
  const total = useTotal();
  const fetchNext = usePrefetchedPage();
  const nearing = { onPointerEnter: fetchNext, onTouchStart: fetchNext, onFocus: fetchNext };
  // The buttons continue from the requested page; the text describes the visible rows.
  const first = useSettled((page - 1) * perPage + 1, list.isPlaceholderData === true);
  if (isPending || shown === 0) return null;
  const last = first + shown - 1;
  const range = { from: first, to: last, total: total ?? last };
  return (
    <nav {...nearing} className="pager" aria-label={translate('resources.list.pages')}>
      {sizes && <PageSize sizes={sizes} value={perPage} onChange={setPerPage} />}
      <p className="pager-range" aria-live="polite">
        {translate('resources.list.range', range)}
      </p>
      <div className="pager-steps">
        <Step
          label={translate('resources.list.firstPage')}
          icon={FIRST}
          disabled={page <= 1}
          onClick={() => setPage(1)}
        />
        <Step
          label={translate('resources.list.previousPage')}
          icon={PREVIOUS}
          disabled={page <= 1}
          onClick={() => setPage(page - 1)}
        />
        <Step
          label={translate('resources.list.nextPage')}
          icon={NEXT}
          disabled={!hasNextPage}
          onClick={() => setPage(page + 1)}
        />
      </div>
    </nav>
  );
}
