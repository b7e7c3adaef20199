import {
  useId,
  useState,
  type AriaAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react';
import { FIELD_ARROW } from '../../theme/unopenedField.tsx';
import { ChoiceMenu, type ChoiceMenuProps, type Option } from './ChoiceMenu.tsx';

const ROLE = { role: 'combobox', 'aria-haspopup': 'listbox' } as const;
const OPENING_KEYS = new Set([' ', 'ArrowUp', 'ArrowDown', 'Enter']);

/** As high as a line of text. */
const NOTHING = (
  <span className="notranslate" aria-hidden="true">
    {'\u200B'}
  </span>
);

interface SelectButtonProps extends AriaAttributes {
  id: string;
  /** Of the element with the label. */
  labelId: string;
  /** How it looks: as a field, unless another class is given. */
  className?: string;
  name?: string;
  value: string;
  /** The value in the reader's language. */
  shown: string;
  /** Called when the menu opens. */
  options: () => readonly Option[];
  onChange: (value: string) => void;
  onBlur?: () => void;
  menuHeight?: number;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that shows a chosen value, and an arrow beside it. It opens the menu as MUI's select does,
 * at the press and not at the release, and the menu is only mounted when it is opened. Both are
 * plain elements inside a box that the caller draws, where MUI's select has twelve components.
 */
export function SelectButton(props: SelectButtonProps) {
  const { id, labelId, name, value, shown, options, onChange, onBlur, menuHeight, ref, ...rest } =
    props;
  const { className = 'field-input field-select', ...state } = rest;
  const listId = useId();
  /** How the menu was opened; null if it never was. */
  const [opening, setOpening] = useState<ChoiceMenuProps['opening'] | null>(null);
  const [isOpen, setOpen] = useState(false);

  const open = (button: HTMLElement, by: 'mouse' | 'keyboard'): void => {
    const anchor = button.parentElement ?? button;
    button.focus();
    setOpening({ by, anchor, width: anchor.clientWidth });
    setOpen(true);
  };
  return (
    <>
      <button
        {...state}
        ref={ref}
        id={id}
        name={name}
        type="button"
        className={className}
        {...ROLE}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-labelledby={`${labelId} ${id}`}
        onMouseDown={(event: MouseEvent<HTMLButtonElement>) => {
          if (event.button !== 0) return;
          event.preventDefault();
          open(event.currentTarget, 'mouse');
        }}
        onKeyDown={(event: KeyboardEvent<HTMLButtonElement>) => {
          if (!OPENING_KEYS.has(event.key)) return;
          event.preventDefault();
          open(event.currentTarget, 'keyboard');
        }}
        onBlur={() => {
          // The focus goes to the menu, which gives it back.
          if (!isOpen) onBlur?.();
        }}
      >
        {shown || NOTHING}
      </button>
      {FIELD_ARROW}
      {opening && (
        <ChoiceMenu
          id={listId}
          labelId={labelId}
          isOpen={isOpen}
          opening={opening}
          options={options}
          value={value}
          maxHeight={menuHeight}
          onChoose={(chosen) => {
            setOpen(false);
            if (chosen !== value) onChange(chosen);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
