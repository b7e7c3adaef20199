import type { UseAutocompleteReturnValue } from '@mui/material';
import { createContext, use, type ComponentType, type HTMLAttributes, type ReactNode } from 'react';
import { floatingRegion } from '../../theme/floatingRegion.ts';
import { OptionGroup } from './OptionGroup.tsx';

/** The open list of a text box; null while the list is closed. */
export const OptionListContext = createContext<ReactNode>(null);

/** The place of the list: below the box, on top of what follows. */
export const OptionPlace = () => <div className="option-place">{use(OptionListContext)}</div>;

/** A line of the list: the option, and the attributes that its element needs. */
export interface OptionLineProps<T> {
  option: T;
  lineProps: HTMLAttributes<HTMLLIElement>;
}

interface OptionListProps<T> {
  box: UseAutocompleteReturnValue<T, false, false, false, true>;
  /** Maximum height in CSS pixels. */
  room: number | undefined;
  onPointerDown: () => void;
  /** Shown when there is nothing to choose. */
  blank: string;
  Line: ComponentType<OptionLineProps<T>>;
}

/**
 * The options for the typed text, in groups. It looks and behaves like the list of MUI's
 * Autocomplete, but is placed by CSS instead of being measured, and its lines get their look from
 * the page's style sheet: the list is drawn twice for each letter.
 */
export function OptionList<T>({ box, room, onPointerDown, blank, Line }: OptionListProps<T>) {
  const { groupedOptions, getListboxProps, getOptionProps } = box;
  return (
    <div className="option-list" {...floatingRegion}>
      {groupedOptions.length === 0 ? (
        // Pressing here must not take the focus away from the box.
        <div
          className="option-blank"
          role="presentation"
          onMouseDown={(event) => event.preventDefault()}
        >
          {blank}
        </div>
      ) : (
        <ul {...getListboxProps()} style={{ maxHeight: room }} onPointerDown={onPointerDown}>
          {groupedOptions.map(({ key, index, group, options }) => (
            <OptionGroup key={key} group={group}>
              {options.map((option, at) => {
                const { key: own, ...lineProps } = getOptionProps({ option, index: index + at });
                return <Line key={own} option={option} lineProps={lineProps} />;
              })}
            </OptionGroup>
          ))}
        </ul>
      )}
    </div>
  );
}
